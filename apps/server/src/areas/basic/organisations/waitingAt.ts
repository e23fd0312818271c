import {
  finalJudgement,
  firstReview,
  onOff,
  recheck,
  recognitionStatus,
  recordStatusEnroll,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { POINT } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Given } from '../../../kit/serve';
import { statusIn, statusIs } from '../../../kit/store';
import type { OrgRow } from './scope';

interface Waiting {
  readonly cases: number;
  readonly enrollments: number;
  readonly arranged: number;
}

const { open, unsettled } = recognitionStatus.group;
const KEPT = sql`not ${statusIs('record_status', recordStatusRegister.code('deleted'))}`;
const KEPT_ENROLLMENT = sql`not ${statusIs('record_status', recordStatusEnroll.code('deleted'))}`;

/** What nobody would attend to if an organisation stopped now. */
export function waitingAt(call: Pick<Given, 'db' | 'now'>, org: OrgRow): Promise<Waiting> {
  return org.orgType === POINT ? atPoint(call, org) : atOrganisation(call, org);
}

async function atPoint({ db, now }: Pick<Given, 'db' | 'now'>, { orgId }: OrgRow) {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from registration where ${statusIn('status', open)} and ${KEPT}
        and ls_id in (select ls_id from plan_arrangement where point_id = ${orgId})) as cases,
      (select count(*)::int from enrollment where point_id = ${orgId}
        and ${statusIs('status', firstReview.code('pending'))} and ${KEPT_ENROLLMENT}) as enrollments,
      (select count(*)::int from plan_arrangement where point_id = ${orgId}
        and ${statusIs('status', onOff.code('on'))} and end_date >= ${chinaDay(now)}) as arranged`.execute(
    db,
  );
  return rows[0] ?? NOTHING;
}

async function atOrganisation({ db }: Pick<Given, 'db'>, org: OrgRow) {
  const { orgId, prov, city, county } = org;
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from registration where prov = ${prov} and city = ${city} and county = ${county}
        and org_id = ${orgId} and ${statusIn('status', unsettled)} and ${KEPT}) as cases,
      (select count(*)::int from enrollment where ${KEPT_ENROLLMENT} and (
        (org_id = ${orgId} and ${statusIs('status', firstReview.code('pending'))})
        or (recheck_id = ${orgId} and ${statusIs('status', recheck.code('pending'))})
        or (final_id = ${orgId} and ${statusIs('status', finalJudgement.code('pending'))}))) as enrollments,
      0 as arranged`.execute(db);
  return rows[0] ?? NOTHING;
}

const NOTHING: Waiting = { cases: 0, enrollments: 0, arranged: 0 };

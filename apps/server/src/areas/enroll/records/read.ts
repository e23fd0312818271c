import { bornOn, chinaDay } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { withinDays } from '../../../kit/store';
import { detailed, dressed } from './dress';
import { enrollmentRows, type StageName } from './stages';

/** Whose records are meant: asked with who calls. */
export type Who = Pick<CallContext, 'who'>;

/** What the caller's own organisation or point reviews first. */
export const mine = ({ who }: Who) => sql`(org_id = ${who.orgId} or point_id = ${who.orgId})`;
/** What a point or an organisation below the caller's took up. */
export const below = ({ who }: Who) =>
  sql`(org_id <> ${who.orgId} or point_id is not null) and point_id is distinct from ${who.orgId}`;

const plan = {
  equal: [
    'archiveNo',
    'certNo',
    'schoolKind',
    'teachGrade',
    'registrationType',
    'firstReview',
    'recheck',
    'finalJudgement',
    'differs',
    'recordStatus',
    'nation',
    'registered',
    'cbId',
    'obId',
    'prov',
    'city',
    'county',
  ],
  between: ['validUntil'],
  like: ['name', 'workUnit', 'teachSubject', 'orgName', 'pointName'],
  sealed: ['idNo'],
} as const;

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly applyTimeFrom?: string | undefined;
  readonly applyTimeTo?: string | undefined;
  readonly ageFrom?: number | undefined;
  readonly ageTo?: number | undefined;
}

/** A page of records as a stage sees them. */
export async function pageOfRecords(
  call: CallContext & { readonly input: ListInput },
  stage: StageName,
  where: readonly (RawBuilder<unknown> | undefined)[],
) {
  const { applyTimeFrom, applyTimeTo, ageFrom, ageTo } = call.input;
  const today = chinaDay(call.now);
  const page = await enrollmentRows(call).page(call.input, {
    ...plan,
    where: [
      ...where,
      withinDays('apply_time', applyTimeFrom, applyTimeTo),
      ageTo === undefined ? undefined : sql`birth_date > ${bornOn(today, ageTo + 1)}::date`,
      ageFrom === undefined ? undefined : sql`birth_date <= ${bornOn(today, ageFrom)}::date`,
    ],
  });
  return { ...page, record: await dressed(call, page.record, stage) };
}

/** One record, by its number and what stands for its person. */
export const one =
  (stage: StageName, only: (call: Who) => RawBuilder<unknown> = () => sql`true`) =>
  async (
    call: CallContext & { readonly input: { readonly id: string; readonly idNo: string } },
  ) => {
    const row = await enrollmentRows(call).get(call.input.id, only(call));
    if (row.idRef !== call.input.idNo) throw outOfReach();
    return detailed(call, row, stage);
  };

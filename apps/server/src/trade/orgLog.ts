import type { FieldChange } from '@tqc/contract/basic';
import type { orgLogKind } from '@tqc/domain/dictionaries';
import { cut } from '@tqc/domain/shared';
import type { Db } from '../kit/scope';
import type { Given } from '../kit/serve';
import { store, type RowOf } from '../kit/store';

const log = store('orgLog', 'id');

/** What can be done to an organisation, by its word in the log. */
const KINDS = {
  added: 1,
  edited: 2,
  renamed: 3,
  annulled: 4,
  stopped: 5,
  started: 6,
  moved: 7,
} as const satisfies Readonly<Record<string, (typeof orgLogKind.codes)[number]>>;
export type OrgAct = keyof typeof KINDS;

/** Who did it, or the system by itself. */
export interface OrgActor {
  readonly db: Db;
  readonly now: Date;
  readonly adminId: string | null;
  readonly operator: string;
  readonly operatorOrg: string;
  readonly ip: string;
}

export const actorOf = ({
  db,
  now,
  who,
  request,
}: Pick<Given, 'db' | 'who' | 'now' | 'request'>): OrgActor => ({
  db,
  now,
  adminId: who.adminId,
  operator: who.name,
  operatorOrg: who.orgName,
  ip: request.address,
});

type Told = Pick<
  RowOf<'org'>,
  'orgId' | 'orgName' | 'orgType' | 'areaName' | 'prov' | 'city' | 'county' | 'point'
>;
/** As much of a text as a line of the log shows. */
const LONGEST = 500;

/** Writes down what was done to an organisation: each changed field as it was and as it is. */
export async function noteOrg(
  { db, now, adminId, operator, operatorOrg, ip }: OrgActor,
  { orgId, orgName, orgType, areaName, prov, city, county, point }: Told,
  act: OrgAct,
  changes: readonly FieldChange[],
): Promise<void> {
  const all = (pick: (change: FieldChange) => string) => cut(changes.map(pick).join('；'), LONGEST);
  await log({ db }).add({
    orgId,
    orgName,
    orgType,
    areaName,
    prov,
    city,
    county,
    point,
    kind: KINDS[act],
    changes,
    field: all(({ label }) => label),
    before: all(({ before }) => before || '—'),
    after: all(({ after }) => after || '—'),
    adminId,
    operator,
    operatorOrg,
    ip,
    at: now,
  });
}

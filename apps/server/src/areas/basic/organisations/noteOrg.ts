import type { FieldChange } from '@tqc/contract/basic';
import type { orgLogKind } from '@tqc/domain/dictionaries';
import { cut } from '@tqc/domain/shared';
import type { Given } from '../../../kit/serve';
import { store } from '../../../kit/store';
import type { OrgRow } from './scope';

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

type Told = Pick<
  OrgRow,
  'orgId' | 'orgName' | 'orgType' | 'areaName' | 'prov' | 'city' | 'county' | 'point'
>;
/** As much of a text as a line of the log shows. */
const LONGEST = 500;

/** Writes down what was done to an organisation: each changed field as it was and as it is. */
export async function noteOrg(
  { db, who, now, request }: Pick<Given, 'db' | 'who' | 'now' | 'request'>,
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
    adminId: who.adminId,
    operator: who.name,
    operatorOrg: who.orgName,
    ip: request.address,
    at: now,
  });
}

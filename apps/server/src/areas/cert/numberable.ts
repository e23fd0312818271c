import type { certAssign } from '@tqc/contract/cert';
import type { ParsedOf } from '@tqc/contract/kit';
import { numberingBlocks, recognitionFlow } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../kit/serve';
import {
  approvable,
  movedOn,
  openChanges,
  personsToday,
  type RegistrationRecord,
} from '../../trade/registration';

type Asked = Pick<ParsedOf<typeof certAssign.create>, 'records' | 'recognisedOn'>;
type Refused = { readonly id: string; readonly name: string; readonly reason: string };

/**
 * Parts applications into those that get a number today and those that do not, with the reason;
 * `found` stands in the order of the numbers.
 */
export async function numberable(
  { db, who, now }: Pick<CallContext, 'db' | 'who' | 'now'>,
  { records, recognisedOn }: Asked,
  found: readonly RegistrationRecord[],
): Promise<{ readonly fit: RegistrationRecord[]; readonly refused: Refused[] }> {
  const today = chinaDay(now);
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  const own = found.filter(({ orgId }) => orgId === who.orgId);
  const isStale = ({ regId, version }: RegistrationRecord) => versions.get(regId) !== version;
  const staleOf = await movedOn(db, own.filter(isStale));
  const personOf = await personsToday(db, own, today);
  const openOf = await openChanges(db, own);
  const whyNot = (row: RegistrationRecord): string | undefined => {
    const moved = recognitionFlow.why('issueNumber', row.status);
    if (moved) return moved;
    if (isStale(row)) return staleOf(row).message;
    const blocks = numberingBlocks(
      approvable(row),
      { ...personOf(row), openChange: openOf(row) },
      who,
      today,
    );
    const approved = approvedOn(row);
    if (recognisedOn < approved) blocks.push(`审批通过的日期是${approved}，认定日期不能早于这一天`);
    return blocks.length === 0 ? undefined : blocks.join('；');
  };
  const reasons = new Map(own.map((row) => [row.regId, whyNot(row)]));
  // Two applications of one person for the same certificate: the first takes it.
  const taken = new Set<string>();
  const fit = own.filter((row) => {
    if (reasons.get(row.regId) !== undefined) return false;
    const kind = `${row.idIndex.toString('hex')}/${row.ctId}/${row.subjectId}`;
    if (taken.has(kind)) reasons.set(row.regId, '所选数据中同一人有相同资格种类和任教学科的申请');
    else taken.add(kind);
    return reasons.get(row.regId) === undefined;
  });
  const refused = records.flatMap(({ id }) => {
    const row = own.find(({ regId }) => regId === id);
    const reason = row ? reasons.get(id) : '不属于本机构';
    return reason === undefined ? [] : [{ id, name: row?.name ?? '', reason }];
  });
  return { fit, refused };
}

/**
 * The day of the approval in China; of rows from before it was kept, the last day that is known.
 */
function approvedOn({ approveTime, confirmTime, applyTime }: RegistrationRecord): string {
  return chinaDay(new Date(approveTime ?? confirmTime ?? applyTime));
}

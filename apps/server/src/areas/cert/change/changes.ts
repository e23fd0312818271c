import { certChangeDecisionCalls } from '@tqc/contract/cert';
import { certChangeDecisions, certChangeFlow, type CertChangeDecision } from '@tqc/domain/cert';
import { certChangeBasis, changeReason } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { decisionsOn, recordCaseSteps, type CaseKind, type StepNote } from '../../../trade/cases';

/** A change as the database holds it. */
export type Change = RowOf<'certChange'>;

export const CHANGE = 'certChange';
export const changeRows = store('certChange', 'chgId');

/** Changes as cases: which organisation decides stands in the change itself. */
export const changes: CaseKind<
  'certChange',
  StepNote,
  CertChangeDecision,
  keyof typeof certChangeDecisionCalls,
  'decider'
> = {
  table: 'certChange',
  key: 'chgId',
  kind: CHANGE,
  nameOf: ({ name }) => name,
  decisions: certChangeDecisions,
  flow: certChangeFlow,
  calls: certChangeDecisionCalls,
  deciders: { decider: (row, who) => row.deciderId === who.orgId },
  shut: () => undefined,
  hands: (row, _, { adminId }) => (row.askedBy === adminId ? '不能审批自己提交的申请' : undefined),
  log: (call, rows, stepOf) => recordSteps(call, rows, stepOf),
};

type StepCall = Pick<CallContext, 'db' | 'who' | 'now' | 'note'>;
const recordSteps = (call: StepCall, rows: readonly Change[], stepOf: (row: Change) => StepNote) =>
  recordCaseSteps(CHANGE, ({ chgId }: Change) => chgId, call, rows, stepOf);

/** One step of one change. */
export const recordStep = (call: StepCall, row: Change, step: StepNote) =>
  recordSteps(call, [row], () => step);

/** Why something is asked for, in the words of its kind. */
const whyOf = ({ basis, reason, explanation }: Change) =>
  [
    basis === null ? '' : certChangeBasis.label(basis),
    reason === null ? '' : changeReason.label(reason),
    explanation,
  ]
    .filter(Boolean)
    .join('：');

/** A field of a change, as it is shown. */
export type Item = Pick<RowOf<'certChangeItem'>, 'field' | 'label' | 'before' | 'after'>;

/** The fields of some changes. */
export async function itemsOf(
  { db }: Pick<CallContext, 'db'>,
  chgIds: readonly string[],
): Promise<(chgId: string) => readonly Item[]> {
  if (chgIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('certChangeItem')
    .select(['chgId', 'field', 'label', 'before', 'after'])
    .where('chgId', 'in', [...chgIds])
    .orderBy('itemId')
    .execute();
  return (id) => rows.filter(({ chgId }) => chgId === id);
}

/** Changes as the lists show them; of the log one field each. */
export async function shown(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  found: readonly Change[],
  itemOf: (row: Change) => Item | undefined = () => undefined,
) {
  const ids = found.flatMap(({ certId }) => certId ?? []);
  const { rows: certs } =
    ids.length === 0
      ? { rows: [] }
      : await sql<{
          certId: string;
          version: number;
        }>`select cert_id, version from cert where cert_id in (${sql.join(ids)})`.execute(db);
  return found.map((row) => {
    const { label = '', before = '', after = '' } = itemOf(row) ?? {};
    const waits = row.deciderId === who.orgId && certChangeFlow.can('approve', row.status);
    return {
      ...row,
      id: row.chgId,
      idNo: row.idMask,
      label,
      before,
      after,
      why: whyOf(row),
      certVersion: certs.find(({ certId }) => certId === row.certId)?.version ?? null,
      own: row.orgId === who.orgId,
      decisions: decisionsOn(changes, { who }, row),
      notYours: waits ? (changes.hands?.(row, 'approve', who) ?? null) : null,
    };
  });
}

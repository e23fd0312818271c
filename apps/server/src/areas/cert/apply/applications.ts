import { certApplyDecisionCalls } from '@tqc/contract/cert';
import { certApplyDecisions, certApplyFlow, type CertApplyDecision } from '@tqc/domain/cert';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { decisionsOn, recordCaseSteps, type CaseKind, type StepNote } from '../../../trade/cases';

/** An application as the database holds it. */
export type Application = RowOf<'certApply'>;

export const APPLICATION = 'certApply';
export const applicationRows = store('certApply', 'applyId');

/** Applications as cases: a second person of the organisation that issued the certificate. */
export const applications: CaseKind<
  'certApply',
  StepNote,
  CertApplyDecision,
  keyof typeof certApplyDecisionCalls,
  'issuer'
> = {
  table: 'certApply',
  key: 'applyId',
  kind: APPLICATION,
  nameOf: ({ name }) => name,
  decisions: certApplyDecisions,
  flow: certApplyFlow,
  calls: certApplyDecisionCalls,
  deciders: { issuer: (row, who) => row.orgId === who.orgId },
  shut: () => undefined,
  hands: (row, _, { adminId }) => (row.askedBy === adminId ? '不能审批自己提交的申请' : undefined),
  log: (call, rows, stepOf) => recordSteps(call, rows, stepOf),
};

const recordSteps = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  rows: readonly Application[],
  stepOf: (row: Application) => StepNote,
) => recordCaseSteps(APPLICATION, ({ applyId }: Application) => applyId, call, rows, stepOf);

/** One step of one application. */
export const recordStep = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  row: Application,
  step: StepNote,
) => recordSteps(call, [row], () => step);

/** Applications as the lists show them: with the paper as it is today and what may be decided. */
export async function shown(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  found: readonly Application[],
) {
  if (found.length === 0) return [];
  const { rows: papers } = await sql<{
    certId: string;
    version: number;
    printStatus: number;
    blankNo: string | null;
  }>`select c.cert_id, c.version, c.print_status, b.serial as blank_no from cert c
    left join blank_no b on b.cert_id = c.cert_id and b.state = 1
    where c.cert_id in (${sql.join(found.map(({ certId }) => certId))})`.execute(db);
  return found.map((row) => {
    const paper = papers.find(({ certId }) => certId === row.certId);
    const decisions = decisionsOn(applications, { who }, row);
    const own = row.orgId === who.orgId;
    const waits = own && certApplyFlow.can('pass', row.status);
    return {
      ...row,
      id: row.applyId,
      idNo: row.idMask,
      blankNo: paper?.blankNo ?? null,
      printStatus: paper?.printStatus ?? 0,
      certVersion: paper?.version ?? 0,
      own,
      decisions,
      notYours: waits ? (applications.hands?.(row, 'pass', who) ?? null) : null,
    };
  });
}

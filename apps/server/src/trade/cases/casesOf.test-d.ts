import { certApplyDecisions, certApplyFlow } from '@tqc/domain/cert';
import { defineFlow } from '@tqc/domain/kit';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { store } from '../../kit/store';
import { casesOf } from './casesOf';
import { filesBeside } from './filesBeside';

const rows = store('certApply', 'applyId');
const plan = {
  table: 'certApply',
  key: 'applyId',
  kind: 'certApply',
  decisions: certApplyDecisions,
  flow: certApplyFlow,
  calls: { update: { permission: '' } },
  deciders: { issuer: () => true },
  moves: { again: ['', ''] },
  list: {},
  dress: async () => () => ({ idIndex: '' }),
  beside: async () => ({ files: [''] }),
  tells: { applicant: () => ({ person: null, page: 'cert.reissue' as const }) },
  facts: () => ({ name: '', applyNo: '', kind: 1 }),
} as const;

/**
 * Not run: the compiler refuses each of these; where it does not, the check of types complains of
 * the directive.
 */
export function refusedByTheCompiler() {
  const cases = casesOf(rows, plan);
  const call = {} as never;
  const row = {} as never;
  const nothing = { columns: async () => ({}) };
  return [
    // @ts-expect-error a table of which nobody hands anything in
    () => casesOf(store('planBatch', 'cbId'), { ...plan, table: 'planBatch', key: 'cbId' }),
    // @ts-expect-error a key that the table does not have
    () => casesOf(rows, { ...plan, key: 'caseId' }),
    // @ts-expect-error a move that the flow does not know
    () => casesOf(rows, { ...plan, moves: { askAgain: ['', ''] } }),
    // @ts-expect-error a decider of the table who is not said
    () => casesOf(rows, { ...plan, deciders: {} }),
    // @ts-expect-error a call of the table that is not said
    () => casesOf(rows, { ...plan, calls: {} }),
    // @ts-expect-error somebody the table tells is not said
    () => casesOf(rows, { ...plan, tells: {} }),
    // @ts-expect-error a fact that the messages name is missing
    () => casesOf(rows, { ...plan, facts: () => ({ name: '', applyNo: '' }) }),
    // @ts-expect-error a column of the list that the table does not have
    () => casesOf(rows, { ...plan, list: { equal: ['limitNo'] } }),
    // @ts-expect-error an event that no move is said of
    () => cases.move(call, row, 'handOver', async () => ({ columns: {} })),
    // @ts-expect-error a column that the table does not have
    () => cases.move(call, row, 'again', async () => ({ columns: { limitNo: '' } })),
    // @ts-expect-error an unknown decision
    () => cases.decide(call, row, { decision: 'reject', opinion: '' }, nothing),
    // @ts-expect-error what is said of a row stands instead of its column
    async (): Promise<Buffer> => (await cases.get(call, '1')).idIndex,
    // @ts-expect-error a flow without the removal
    () => casesOf(rows, { ...plan, flow: defineFlow(certChangeStatus, certApplyDecisions.rows) }),
    // @ts-expect-error a table of files without parts
    () => filesBeside('registrationFile', (regId) => ({ regId })),
    // @ts-expect-error a column that the table does not have
    () => filesBeside('limitationFile', (caseId) => ({ caseId })),
  ];
}

import { limitDecisionCalls } from '@tqc/contract/limit';
import { limitDecisions, limitFlow } from '@tqc/domain/limit';
import { store } from '../../kit/store';
import { casesOf, filesBeside, OWN_REQUEST } from '../../trade/cases';
import { RESTRICTION, type Restriction } from '../../trade/restrictions';
import { masked } from './shown';

export { RESTRICTION, type Restriction };

export const restrictionRows = store('limitation', 'limitId');
/** Documents of entries: those they rest on, and those of their release. */
export const documents = filesBeside('limitationFile', 'limitId');

const REVIEWED = '初审和审批不能是同一人';

/** Entries as cases: which organisations decide stands in the entry itself. */
export const restrictions = casesOf(restrictionRows, {
  table: 'limitation',
  key: 'limitId',
  kind: RESTRICTION,
  decisions: limitDecisions,
  flow: limitFlow,
  calls: limitDecisionCalls,
  deciders: {
    above: (row, who) => row.aboveId === who.orgId,
    first: (row, who) => row.firstId === who.orgId,
    final: (row, who) => row.finalId === who.orgId,
  },
  hands: (row, decision, { adminId }) => {
    const { by } = limitDecisions.get(decision);
    if (by === 'above' && row.adminId === adminId) return OWN_REQUEST;
    return by === 'final' && row.reviewedBy === adminId ? REVIEWED : undefined;
  },
  moves: {
    edit: ['录入', '修改'],
    submit: ['录入', '提交审批'],
    withdraw: ['录入', '撤回'],
    askRelease: ['解除', '申请解除'],
    withdrawRelease: ['解除', '撤回解除申请'],
  },
  list: {
    equal: [
      'limitNo',
      'limitType',
      'documentNo',
      'pushStatus',
      'releaseReason',
      'prov',
      'city',
      'county',
    ],
    like: ['name', 'orgName'],
    between: ['beginDate', 'endDate'],
    sealed: ['idNo'],
    filled: ['beginDate'],
  },
  dress: async ({ app, db }, rows) => {
    const documented = await documents.among(
      { db },
      rows.map(({ limitId }) => limitId),
    );
    return (row) => ({
      id: row.limitId,
      idNo: masked(app, row),
      documented: documented.has(row.limitId),
    });
  },
  beside: async (call, { limitId }) => {
    const of = await documents.of(call, limitId);
    return { files: of('decision'), releaseFiles: of('release') };
  },
  tells: {
    reporter: ({ orgId }) => ({ org: orgId, page: 'limit.manage' }),
    final: ({ finalId }) => ({ org: finalId, page: 'limit.releaseApprove' }),
  },
  facts: ({ name, limitNo }) => ({ name, limitNo: limitNo ?? '' }),
});

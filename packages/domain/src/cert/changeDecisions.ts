import { certChangeStatus, certChangeType } from '../dictionaries';
import { approvalWords, defineDecisions, defineFlow, passing, refusing } from '../kit';

interface Told {
  readonly name: string;
  readonly chgNo: string;
  readonly changeType: number;
  readonly opinion: string;
}
const about = ({ name, chgNo, changeType }: Told) =>
  `${name}的证书${certChangeType.label(changeType)}申请（${chgNo}）`;

const question = { step: 'approval', call: 'approve', by: 'decider', from: 'pending' } as const;
const otherwise = '只有待审核的变更可以审批';

/** All about a decision on a change of a certificate: by whom the change itself names. */
export const certChangeDecisions = defineDecisions(
  certChangeStatus,
  approvalWords({ label: '证书变更审批', short: '审批', call: 'approve', by: 'decider' }),
  {
    approve: passing(question, {
      label: '同意变更',
      to: 'passed',
      otherwise,
      bulk: '批量同意',
      message: {
        to: 'applicant',
        title: '证书变更已通过',
        text: (told: Told) => `${about(told)}已通过，证书按申请更新。`,
      },
    }),
    reject: refusing(question, {
      label: '退回变更',
      to: 'failed',
      otherwise,
      bulk: '批量退回',
      message: {
        to: 'applicant',
        title: '证书变更未通过',
        text: (told: Told) => `${about(told)}被退回：${told.opinion}。证书没有改动。`,
      },
    }),
  },
);

/** A decision on a change, by its name in the table. */
export type CertChangeDecision = (typeof certChangeDecisions.keys)[number];

/** 证书变更: asked for, decided, asked for again, deleted. */
export const certChangeFlow = defineFlow(certChangeStatus, {
  ...certChangeDecisions.rows,
  again: { from: 'failed', to: 'pending', otherwise: '只有审核不通过的变更可以修改后再提交' },
  remove: { from: ['pending', 'failed'], otherwise: '审核通过的变更不能删除' },
});

/** Fields of a certificate that are decided one level above whoever issued it. */
export const KEY_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'idType',
  'idNo',
  'ctId',
  'subjectId',
  'certNo',
  'recognisedOn',
]);

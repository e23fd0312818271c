import { certChangeStatus, reissueReason, reissueType } from '../dictionaries';
import { approvalWords, defineDecisions, defineFlow, passing, refusing } from '../kit';
import { templateText } from '../messages/templates';

interface Told {
  readonly name: string;
  readonly applyNo: string;
  readonly kind: number;
  readonly opinion: string;
}
const placesOf = ({ name, applyNo, kind, opinion }: Told) => ({
  姓名: name,
  申请编号: applyNo,
  办理: reissueType.label(kind),
  意见: opinion,
});

const question = { step: 'approval', call: 'update', by: 'issuer', from: 'pending' } as const;
const otherwise = '只有待审核的申请可以审核';

/** All about a decision on a reissue or replacement: by a second person of the same office. */
export const certApplyDecisions = defineDecisions(
  certChangeStatus,
  approvalWords({ label: '补发换发审核', short: '审核', call: 'update', by: 'issuer' }),
  {
    pass: passing(question, {
      label: '审核通过',
      to: 'passed',
      otherwise,
      bulk: '批量通过',
      message: {
        to: 'applicant',
        title: '补发换发申请已通过',
        text: (told: Told) => templateText('reissuePassed', placesOf(told)),
      },
    }),
    fail: refusing(question, {
      label: '审核不通过',
      to: 'failed',
      otherwise,
      bulk: '批量退回',
      message: {
        to: 'applicant',
        title: '补发换发申请未通过',
        text: (told: Told) => templateText('reissueRefused', placesOf(told)),
      },
    }),
  },
);

/** A decision on an application, by its name in the table. */
export type CertApplyDecision = (typeof certApplyDecisions.keys)[number];

/** 补发换发: asked for, decided, asked for again, handed over. */
export const certApplyFlow = defineFlow(certChangeStatus, {
  ...certApplyDecisions.rows,
  again: {
    from: 'failed',
    to: 'pending',
    otherwise: '只有审核不通过的申请可以修改后再提交',
  },
  handOver: { from: 'passed', otherwise: '只有审核通过的申请可以登记领取' },
  remove: { from: ['pending', 'failed'], otherwise: '审核通过的申请不能删除' },
});

/** So many days a lost certificate is announced before it is reissued. */
export const LOST_FOR = 30;

/** 备注页: kind, reason and day, as the paper and the record say it. */
export function reissueRemark(kind: number, reason: number, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日因${reissueReason.label(reason)}${reissueType.label(kind)}`;
}

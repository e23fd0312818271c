import { invented } from '@tqc/testing/people';

/** A certificate of the person with that number, checked by the source, by hand or by nobody. */
export const answered = (n: number) => ({
  name: invented(n + 1).name,
  idNo: invented(n + 1).maskedIdNo,
  validation: [1, 2, 0][n] ?? 0,
  checkedAt: n === 2 ? null : '2024-06-12T02:00:00Z',
  checker: ['核验平台', '方省审', ''][n] ?? '',
  cached: n === 0,
});

/** What happened to it. */
export const life = [
  {
    at: '2024-06-12T02:00:00Z',
    event: '更正',
    changes: [{ label: '专业', before: '汉语言文学', after: '汉语言' }],
    opinion: '按证书更正',
    actor: '方省审',
    orgName: '演示省教育厅',
  },
];

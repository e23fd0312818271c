import { audit } from '@tqc/contract/rms';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { auditEntry, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { AuditListScreen } from './AuditListScreen';

const meta = {
  title: '页面/基础信息/审计记录',
  component: AuditListScreen,
  parameters: { screen: 'shell.auditList' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof AuditListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () =>
  pageOf(
    auditEntry(),
    auditEntry({
      seq: 90_003,
      act: 'register.certBatch.update',
      title: '修改认定批次',
      obj: 'certBatch/301',
      objName: '认定批次 301',
      detail: {
        changes: [
          {
            table: 'plan_batch',
            key: '301',
            op: 'update',
            before: { cb_name: '2024年' },
            after: { cb_name: '2024年上半年' },
          },
        ],
      },
      told: ['批次名称：2024年 → 2024年上半年'],
    }),
    auditEntry({
      seq: 90_002,
      act: 'account.auth.login',
      title: '登录',
      ok: false,
      actorName: '',
      detail: {},
      told: [],
    }),
  );
const sound = {
  from: 1,
  checked: 90_002,
  head: 'a1b2c3d4e5f6',
  signed: { seq: 90_000, at: '2024-06-18T01:53:00.000Z', minutes: 7 },
  broken: null,
};
export const answers = fakeTransport(audit, {
  list,
  verify: () => sound,
});
/** Nobody has this right by default: it is granted to single persons. */
const auditor = userAt('nation', [audit.list]);

/** 审计员查看每一次操作，并校验整条链没有被改动。 */
export const 审计员: Story = storyAs(auditor, answers);
export const 链被改动: Story = {
  ...storyAs(
    auditor,
    fakeTransport(audit, {
      list,
      verify: () => ({ ...sound, broken: { seq: 4711, reason: '内容与摘要不符' } }),
    }),
  ),
  tags: ['alike'],
};
export const 校验不成: Story = {
  ...storyAs(auditor, fakeTransport(audit, { list, verify: () => Promise.reject(refusal(503)) })),
  tags: ['alike'],
};

import type { Row } from '@tqc/contract/kit';
import { limit, LimitPush } from '@tqc/contract/limit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { LimitPushScreen } from './LimitPushScreen';

const meta = {
  title: '页面/限制库管理/推送记录查询',
  component: LimitPushScreen,
  parameters: { screen: 'limit.pushRecord' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LimitPushScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Push = Row<typeof limit.queryLimitationPush>;

const pushed = (n: number, differing: Partial<Push> = {}): Push =>
  exampleRow(
    LimitPush,
    {
      batchNo: `XZ32202400000${n}-01`,
      limitNo: `XZ32202400000${n}`,
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      status: 2,
      kind: 1,
      target: 1,
      orgName: orgs.county.orgName,
      tries: 1,
      firstAt: '2024-06-14T08:00:05Z',
      lastAt: '2024-06-14T08:00:05Z',
      nextAt: null,
      answerCode: '',
      answerText: '已接收',
      reason: '',
      operator: '',
      message: `{\n  "event": "新增",\n  "limitNo": "XZ32202400000${n}"\n}`,
      ...differing,
    },
    n,
  );
const never = { tries: 0, firstAt: null, lastAt: null, answerText: '' };
const away = { answerCode: 'N01', answerText: '国家平台没有应答' };

/** 未推送、推送中、推送成功、推送失败、已取消各一条。 */
export const 省级: Story = storyAs(
  userAt('province'),
  fakeTransport(limit, {
    queryLimitationPush: () =>
      pageOf(
        pushed(1, { status: 0, ...never }),
        pushed(2, { status: 1, ...away, nextAt: '2024-06-14T08:01:05Z' }),
        pushed(3),
        pushed(4, { status: 3, kind: 2, target: 2, tries: 3, ...away }),
        pushed(5, { status: 4, kind: 3, reason: '录入有误，先更正', operator: '方省审', ...never }),
      ),
    manualDataPush: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
    cancelPush: () => null,
  }),
);

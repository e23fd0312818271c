import { enrollment } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollFigures } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollAuditScreen } from './EnrollAuditScreen';
import * as final from './FinalScreen.stories';
import * as notice from './NoticeScreen.stories';
import * as recheck from './RecheckScreen.stories';

const meta = {
  title: '页面/定期注册/注册审批',
  component: EnrollAuditScreen,
  parameters: { screen: 'enroll.audit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollAuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stages = [...notice.answers, ...recheck.answers, ...final.answers];
const counting = (notice: number) =>
  fakeTransport(enrollment, {
    figures: () => enrollFigures({}, { notice, recheck: 4, final: 2 }),
  });
export const answers = [...stages, counting(12)];

/** 三个环节各有多少等着办；公示是第一个。 */
export const 市级: Story = { ...storyAs(userAt('city'), ...answers), tags: ['alike'] };

/** 自己没有公示的机构，一打开就是等着办的环节。 */
export const 没有公示的市级: Story = {
  ...storyAs(userAt('city'), ...stages, counting(0)),
  tags: ['alike'],
};

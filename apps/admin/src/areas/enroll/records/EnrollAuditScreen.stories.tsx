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

export const answers = [
  ...notice.answers,
  ...recheck.answers,
  ...final.answers,
  fakeTransport(enrollment, {
    figures: () => enrollFigures({}, { notice: 12, recheck: 4, final: 2 }),
  }),
];

/** 三个环节各有多少等着办；公示是第一个。 */
export const 市级: Story = { ...storyAs(userAt('city'), ...answers), tags: ['alike'] };

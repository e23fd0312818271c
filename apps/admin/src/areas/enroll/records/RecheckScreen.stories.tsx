import { enrollment } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RecheckScreen } from './RecheckScreen';
import { detail, record, reviewAnswers } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/注册审批（复核）',
  component: RecheckScreen,
  parameters: { screen: 'enroll.audit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof RecheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = ['qualified', 'deferred', 'unqualified', 'notInScope', 'noQualification', 'returned'];
const waiting = { firstReview: 31, recheck: 40, decisions: open, noticeEnd: '2024-06-12' };
export const answers = [
  fakeTransport(enrollment, {
    queryAllEnrollCheckTheQuery: () =>
      pageOf(
        record(1, waiting),
        record(2, { ...waiting, decisions: [], notYours: '初核和复核不能是同一人，请由同事复核' }),
        record(3, { ...waiting, recheck: 42, differs: true, decisions: ['withdraw'] }),
      ),
    checkmentDetail: () => ({
      ...detail(waiting),
      notToday: { qualified: ['公示期未满，不能复核（公示到2024-08-09为止）'] },
    }),
  }),
  ...reviewAnswers,
];

/** 待复核：公示期未满的打开时说明，自己初核的请同事办。 */
export const 市级: Story = storyAs(userAt('city'), ...answers);

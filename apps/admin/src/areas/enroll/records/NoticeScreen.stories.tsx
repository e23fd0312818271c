import { enrollment } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { NoticeScreen } from './NoticeScreen';
import { detail, record, reviewAnswers } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/注册审批（公示）',
  component: NoticeScreen,
  parameters: { screen: 'enroll.audit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const concluded = { firstReview: 31, recheck: 40, decisions: ['withdraw'] };
export const answers = [
  fakeTransport(enrollment, {
    list: () =>
      pageOf(
        record(1, { ...concluded, firstActor: '孟县审', firstAt: '2024-06-12T02:00:00Z' }),
        record(2, { ...concluded, firstReview: 32, firstOpinion: '培训学时不足' }),
        record(3, { ...concluded, noticeBegin: '2024-06-01', noticeEnd: '2024-06-10' }),
      ),
    fistCheckmentDetail: () => detail(concluded),
  }),
  ...reviewAnswers,
];

/** 初核结论公示：未开始、公示中和期满分得清，有异议的撤销。 */
export const 县级: Story = storyAs(userAt('county'), ...answers);

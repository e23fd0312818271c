import { enrollment, enrollmentData, enrollmentLimit } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { FinalScreen } from './FinalScreen';
import { detail, record, reviewAnswers } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/注册审批（终审）',
  component: FinalScreen,
  parameters: { screen: 'enroll.audit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof FinalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = ['qualified', 'deferred', 'unqualified', 'notInScope', 'noQualification', 'returned'];
const waiting = { firstReview: 31, recheck: 41, finalJudgement: 50, decisions: open };
const registered = {
  ...waiting,
  finalJudgement: 51,
  validUntil: '2029-06-17',
  finalAt: '2024-06-17T02:00:00Z',
  decisions: ['withdraw'],
};
export const answers = [
  fakeTransport(enrollment, {
    queryAllEnrollFinshTheQuery: () =>
      pageOf(
        record(1, waiting),
        record(2, { ...waiting, recheck: 42, differs: true, recheckOpinion: '学时未满' }),
        record(3, registered),
        record(4, { ...registered, printStatus: 1, decisions: [] }),
        record(5, { ...registered, finalJudgement: 53, validUntil: null, limitOffered: true }),
      ),
    checkmentDetail: () => detail(waiting),
  }),
  fakeTransport(enrollmentData, { update: () => null }),
  ...reviewAnswers,
  fakeTransport(enrollmentLimit, {
    draftLimit: () => ({ limitId: '9001', limitNo: 'XZ322024000009' }),
  }),
];

/** 待终审和已注册的；与上一环节不一致的标出来。 */
export const 省级: Story = storyAs(userAt('province'), ...answers);

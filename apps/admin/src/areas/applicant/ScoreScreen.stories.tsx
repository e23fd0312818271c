import { Score, score } from '@tqc/contract/applicant';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { life } from './certificateStory';
import { ScoreScreen } from './ScoreScreen';

const meta = {
  title: '页面/申请人信息/国考成绩信息',
  component: ScoreScreen,
  parameters: { screen: 'applicant.score' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ScoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [0, 1, 2].map((n) =>
  exampleRow(
    Score,
    {
      name: invented(n + 1).name,
      idNo: invented(n + 1).maskedIdNo,
      validation: n === 2 ? 0 : 1,
      examBatch: '2024年上半年',
      prov: '32',
      grade: 2,
      scoreOne: 82 - n,
      scoreTwo: 78 + n,
      scoreThree: null,
      interviewSubject: '小学语文',
      interviewScore: '合格',
      proofNo: `2024410012345${n}`,
      expiredTime: n === 1 ? '2024-01-15' : '2027-06-30',
      expired: n === 1,
      checkedAt: n === 2 ? null : '2024-06-12T02:00:00Z',
      cached: n !== 2,
    },
    n + 1,
  ),
);

export const answers = fakeTransport(score, {
  list: () => pageOf(...rows),
  get: ({ scoreId }) => ({
    ...(rows.find((row) => row.scoreId === scoreId) ?? exampleRow(Score, {}, 9)),
    life,
  }),
  importScore: () => ({ id: '9' }),
  removeCache: () => null,
});
const batches = fakeTransport(lookup, { queryScoreBatch: () => ({ record: [] }) });

/** 有效的、过期的和清除了核验结果的；国家中心导入和登记。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers, batches);

/** 省级只查看和清除，不导入。 */
export const 省级: Story = { ...storyAs(userAt('province'), answers, batches), tags: ['alike'] };

import { enrollmentElsewhere, OtherPointEnrollment } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OtherPointEnrollScreen } from './OtherPointEnrollScreen';
import { record } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/其他确认点注册数据',
  component: OtherPointEnrollScreen,
  parameters: { screen: 'enroll.otherPointData' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OtherPointEnrollScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = () =>
  exampleRow(OtherPointEnrollment, {
    ...record(1),
    prov: '32',
    finalJudgement: 51,
    validUntil: '2029-06-17',
    pointName: '西街确认点',
    firstReview: 31,
    acceptedBy: '窗口小秦',
    firstActor: '窗口小秦',
    firstAt: '2024-05-29T02:00:00Z',
  });
export const answers = fakeTransport(enrollmentElsewhere, {
  otherOrgEnrollList: () => pageOf(found()),
  otherOrgEnrollDetail: found,
});

/** 人来了，注册申请在别的确认点。 */
export const 确认点: Story = storyAs(userAt('point'), answers);

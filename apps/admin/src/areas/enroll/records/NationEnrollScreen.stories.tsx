import { enrollmentElsewhere, NationEnrollment } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { NationEnrollScreen } from './NationEnrollScreen';
import { record } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/全国注册数据',
  component: NationEnrollScreen,
  parameters: { screen: 'enroll.nationData' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NationEnrollScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = () =>
  exampleRow(NationEnrollment, {
    ...record(1),
    prov: '32',
    finalJudgement: 51,
    validUntil: '2029-06-17',
  });
export const answers = fakeTransport(enrollmentElsewhere, {
  enrollMonitoringList: () => pageOf(found()),
  enrollMonitoringView: found,
});

/** 外省转来的老师，先看他在哪里注册过。 */
export const 区县: Story = storyAs(userAt('county'), answers);

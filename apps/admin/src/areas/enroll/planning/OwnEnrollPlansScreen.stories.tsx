import { orgBatch, provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollOrgPlanRow, enrollPlanRow, enrollSlotRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OwnEnrollPlansScreen } from './OwnEnrollPlansScreen';

const meta = {
  title: '页面/定期注册/本机构注册计划概况',
  component: OwnEnrollPlansScreen,
  parameters: { screen: 'enroll.planView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OwnEnrollPlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(orgBatch, {
  getMyOrgEnroll: () => pageOf(enrollOrgPlanRow()),
  timeReading: () => ({ planName: '东霁区2024年注册计划', record: [enrollSlotRow()] }),
});

export const above = fakeTransport(provinceBatch, {
  superiorProvinceRegistrationInformation: () => ({ record: [enrollPlanRow()] }),
});

/** 确认点看上级机构的计划和时间段。 */
export const 确认点: Story = storyAs(userAt('point'), answers, above);

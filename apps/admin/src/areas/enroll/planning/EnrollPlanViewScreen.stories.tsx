import { orgBatch, provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import {
  enrollOrgPlanRow,
  enrollPlanDetail,
  enrollPlanRow,
  enrollSlotRow,
  pageOf,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPlanViewScreen } from './EnrollPlanViewScreen';

const meta = {
  title: '页面/定期注册/注册计划查看',
  component: EnrollPlanViewScreen,
  parameters: { screen: 'enroll.planView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollPlanViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(provinceBatch, {
  queryProvinceBatchSearch: () =>
    pageOf(
      enrollPlanRow(),
      enrollPlanRow({
        pbId: '705',
        planName: '澄岚省2024年注册计划',
        areaName: '澄岚省',
        orgName: '澄岚省教育厅(演示)',
        approvalStatus: 1,
      }),
    ),
  provincialPlanEnquiry: () => ({
    ...enrollPlanDetail({ materials: '申请表、教师资格证书、聘用合同、年度考核表' }),
    levels: [
      {
        orgType: 3,
        orgs: 13,
        reported: 12,
        passed: 11,
        ended: 0,
        arrangements: 22,
        expected: 18_600,
        booked: 9_120,
      },
    ],
  }),
  superiorProvinceRegistrationInformation: () => ({ record: [enrollPlanRow()] }),
  netAtTime: () => ({
    record: [
      {
        pbId: '701',
        planName: '云梦省2024年注册计划',
        begin: '2024-05-13 09:00',
        end: '2024-06-21 18:00',
        open: true,
      },
      {
        pbId: '705',
        planName: '澄岚省2024年注册计划',
        begin: '2024-06-24 09:00',
        end: '2024-06-28 18:00',
        open: false,
      },
    ],
  }),
  queryProvinceEnroll: () => ({
    record: [
      {
        pbId: '701',
        planName: '云梦省2024年注册计划',
        cbName: '2024年中小学教师资格定期注册',
      },
    ],
  }),
});

export const own = fakeTransport(orgBatch, {
  getMyOrgEnroll: () => pageOf(enrollOrgPlanRow()),
  timeReading: () => ({ planName: '东霁区2024年注册计划', record: [enrollSlotRow()] }),
});

/** 各级都看省级注册计划；先说正在网报和接下来网报的；这里什么都不能改。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers, own);
export const 确认点: Story = { ...storyAs(userAt('point'), answers, own), tags: ['alike'] };

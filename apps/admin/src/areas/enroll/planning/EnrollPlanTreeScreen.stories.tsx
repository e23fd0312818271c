import { setProvinceAndOrgPlan } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollOrgPlanRow, enrollPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPlanTreeScreen } from './EnrollPlanTreeScreen';

const meta = {
  title: '页面/定期注册/省级与下级注册计划',
  component: EnrollPlanTreeScreen,
  parameters: { screen: 'enroll.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollPlanTreeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { orgId, orgName, orgType, areaName, approvalStatus, planName, obId } = enrollOrgPlanRow();
const province = enrollPlanRow();
const node = (plan: typeof province | ReturnType<typeof enrollOrgPlanRow>) => ({
  pbId: plan.pbId,
  cbName: plan.cbName,
  planName: plan.planName,
  orgName: plan.orgName,
  orgType: plan.orgType,
  areaName: plan.areaName,
  approvalStatus: plan.approvalStatus,
  endStatus: plan.endStatus,
  filingBegin: plan.filingBegin,
  filingEnd: plan.filingEnd,
  firstReviewBegin: plan.firstReviewBegin,
  firstReviewEnd: plan.firstReviewEnd,
  reportedAt: plan.reportedAt,
});
export const answers = fakeTransport(setProvinceAndOrgPlan, {
  list: () =>
    pageOf(
      { ...node(province), nodeId: 'p701', planKind: 'province', obId: null },
      { ...node(enrollOrgPlanRow()), nodeId: 'o801', planKind: 'org', obId },
    ),
  getOrgLevelOrg: () => ({
    record: [
      { orgId, orgName, orgType, areaName, approvalStatus, planName, obId },
      {
        orgId: '40003',
        orgName: '南屏县教育局',
        orgType,
        areaName,
        approvalStatus: 0,
        planName: '',
        obId: null,
      },
    ],
  }),
});

/** 省级计划在上，下面是已上报的机构计划；哪些机构还没有编制，点开省级计划看。 */
export const 市级: Story = storyAs(userAt('city'), answers);

import { provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import {
  enrollOrgPlanDetail,
  enrollOrgToDecideRow,
  enrollPlanDetail,
  enrollToDecideRow,
  pageOf,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPlanApproveScreen } from './EnrollPlanApproveScreen';

const meta = {
  title: '页面/定期注册/注册计划审批',
  component: EnrollPlanApproveScreen,
  parameters: { screen: 'enroll.planApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollPlanApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const provinces = () =>
  pageOf(
    enrollToDecideRow({
      pbId: '702',
      planName: '云梦省待审批计划',
      approvalStatus: 1,
      opinion: '',
      version: 2,
    }),
    enrollToDecideRow({ planName: '云梦省已通过计划' }),
    enrollToDecideRow({ pbId: '703', planName: '云梦省已锁定计划', approvalStatus: 4 }),
    enrollToDecideRow({ pbId: '704', planName: '云梦省已结束计划', endStatus: 2 }),
  );
const below = () =>
  pageOf(
    enrollOrgToDecideRow({
      obId: '802',
      planName: '东霁区待审批计划',
      approvalStatus: 1,
      opinion: '',
      version: 2,
    }),
    enrollOrgToDecideRow({ planName: '东霁区已通过计划' }),
    enrollOrgToDecideRow({ obId: '803', planName: '东霁区已锁定计划', approvalStatus: 4 }),
    enrollOrgToDecideRow({ obId: '804', planName: '东霁区被退回计划', approvalStatus: 3 }),
  );
const rows = ({ kind }: { readonly kind?: string | undefined }) =>
  kind === 'org' ? below() : provinces();
const whole = ({ obId }: { readonly obId?: string | undefined }) => ({
  ...enrollPlanDetail(),
  org: obId === undefined ? null : enrollOrgPlanDetail(),
});
const offences = [{ item: '终审层级', message: '终审层级不能低于复核层级' }];
export const answers = fakeTransport(provinceBatch, {
  queryProvinceBatchApprove: rows,
  detailsOfApprovalAndRegistration: whole,
  update: () => null,
});
export const decided = fakeTransport(setSelfOrgPlan, { editOrgBatchEnroll: () => null });

/** 国家级审批各省的注册计划；省级和市级审批下级机构的，省级计划看审批到哪一步。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers, decided);
export const 市级: Story = storyAs(userAt('city'), answers, decided);
export const 有不合的地方: Story = {
  ...storyAs(
    userAt('nation'),
    fakeTransport(provinceBatch, {
      queryProvinceBatchApprove: rows,
      detailsOfApprovalAndRegistration: () => ({ ...enrollPlanDetail({ offences }), org: null }),
    }),
  ),
  tags: ['alike'],
};

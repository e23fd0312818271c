import { change, orgBatch, provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import {
  enrollChangeDetail,
  enrollChangeRow,
  enrollOrgChangeRow,
  enrollOrgPlanDetail,
  enrollPlanDetail,
  enrollSlotRow,
  pageOf,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollChangeRecordScreen } from './EnrollChangeRecordScreen';

const meta = {
  title: '页面/定期注册/注册变更记录',
  component: EnrollChangeRecordScreen,
  parameters: { screen: 'enroll.changeRecord' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollChangeRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = enrollSlotRow();
const longer = { ...slot, validEndDateStr: '2024-06-21 18:00' };
const rows = () =>
  pageOf(
    enrollChangeRow(),
    enrollChangeRow({
      id: '873',
      planName: '云梦省2023年注册计划',
      before: { recheckEnd: '2023-09-20' },
      after: { recheckEnd: '2023-09-27' },
      status: 1,
      opinion: '同意',
      decidedBy: '白国审',
      decidedAt: '2023-09-12T02:00:00Z',
      version: 2,
    }),
    enrollOrgChangeRow(),
    enrollOrgChangeRow({
      id: '874',
      planName: '东霁区2023年注册计划',
      before: { slots: [slot] },
      after: { slots: [longer] },
      status: 2,
      opinion: '请先说明涉及哪些学校',
      decidedBy: '程市审',
      decidedAt: '2023-06-12T02:00:00Z',
      version: 2,
    }),
  );
export const answers = fakeTransport(change, { list: rows, update: () => null });
const FILE = '00000000-0000-4000-8000-000000000001';
export const plans = fakeTransport(provinceBatch, {
  applyForAmendmentProvinceOrg: ({ id }) =>
    id === '872'
      ? enrollChangeDetail({
          ...enrollOrgChangeRow(),
          now: { noticeBegin: '2024-08-01', recheckBegin: null },
          after: { noticeBegin: '2024-07-29', recheckBegin: '2024-08-26' },
        })
      : enrollChangeDetail({ fileId: FILE }),
  get: () => enrollPlanDetail(),
  queryOrgInfo: () => ({
    record: [{ orgId: '328801', orgName: '东霁区教育局(演示)', orgType: 2, parentId: '3288' }],
  }),
});
const below = fakeTransport(orgBatch, { get: () => enrollOrgPlanDetail() });

/** 国家级审批省级计划的变更，上级审批机构计划的；申请的机构等待审批时可以改、可以撤回。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers, plans);
export const 省级: Story = { ...storyAs(userAt('province'), answers, plans), tags: ['alike'] };
export const 区县: Story = { ...storyAs(userAt('county'), answers, plans, below), tags: ['alike'] };
export const 服务器拒绝: Story = {
  ...storyAs(
    userAt('nation'),
    plans,
    fakeTransport(change, {
      list: rows,
      update: () =>
        Promise.reject(
          refusal(422, '批次已结束，其中的计划都只能查看；还要办理的请等国家级机构设置新批次'),
        ),
    }),
  ),
  tags: ['alike'],
};

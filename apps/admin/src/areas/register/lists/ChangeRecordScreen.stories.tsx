import { orgBatch, provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import {
  drawnPicture,
  orgPlanDetail,
  pageOf,
  planChangeDetail,
  planChangeRow,
  provincePlanDetail,
} from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeRecordScreen } from './ChangeRecordScreen';

const meta = {
  title: '页面/资格认定/变更记录',
  component: ChangeRecordScreen,
  parameters: { screen: 'register.changeRecord' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    planChangeRow(),
    planChangeRow({
      id: '502',
      planName: '云梦省2023年下半年计划',
      status: 1,
      opinion: '同意',
      decidedBy: '白国审',
      decidedAt: '2023-11-02T02:00:00Z',
      version: 2,
    }),
    planChangeRow({
      id: '503',
      planName: '澄岚省2024年上半年计划',
      orgName: '澄岚省教育厅(演示)',
      changeKind: 2,
      before: { confirmBegin: '2024-06-10', confirmEnd: '2024-06-28' },
      after: { confirmBegin: '2024-06-12', confirmEnd: '2024-06-30' },
    }),
  );
const FILE = '00000000-0000-4000-8000-000000000001';
const opened = [
  { orgId: '328801', orgName: '东霁区教育局(演示)' },
  { orgId: '328802', orgName: '南屏县教育局(演示)' },
];
const SLOT = {
  obtId: '351',
  validBeginDateStr: '2024-06-03 09:00',
  validEndDateStr: '2024-06-21 17:00',
  confirmBegin: '2024-06-10',
  confirmEnd: '2024-06-28',
  dayLimit: null,
  ctIds: [1, 2, 3],
};
export const answers = fakeTransport(provinceBatchPostpone, {
  list: rows,
  get: ({ id }) =>
    id === '503'
      ? planChangeDetail({
          id,
          planName: '澄岚省2024年上半年计划',
          changeKind: 3,
          now: { orgIds: ['328801'] },
          after: { orgIds: ['328802'] },
          opened,
        })
      : planChangeDetail({ fileId: FILE }),
  update: () => null,
  remove: () => null,
});
export const plans = fakeTransport(provinceBatch, {
  get: () => provincePlanDetail(),
  queryOrgInfo: () => ({
    record: opened.map((org) => ({ ...org, orgType: 2, parentId: '3288' })),
  }),
});
export const pictures = fakeTransport(resource, { viewImage: () => drawnPicture('附件') });
const countyPlans = fakeTransport(orgBatch, { get: () => orgPlanDetail() });
export const slots = fakeTransport(provinceBatchPostpone, {
  list: () =>
    pageOf(
      planChangeRow({
        id: '504',
        planKind: 'org',
        obId: '301',
        planName: '东霁区2024年上半年计划',
        orgName: orgs.county.orgName,
        orgType: 2,
        before: { slots: [SLOT] },
        after: {
          slots: [
            { ...SLOT, validEndDateStr: '2024-06-25 17:00' },
            { ...SLOT, obtId: null },
          ],
        },
      }),
    ),
  update: () => null,
});
const nation = userAt('nation');

/** 国家级审批变更；省级看自己的申请，等待审批时可以撤回。 */
export const 国家中心: Story = storyAs(nation, answers, pictures);
export const 省级: Story = storyAs(userAt('province'), answers, plans);
/** 区县改自己等待审批的时间段变更。 */
export const 区县: Story = {
  ...storyAs(userAt('county'), slots, countyPlans),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    nation,
    fakeTransport(provinceBatchPostpone, {
      list: rows,
      get: () => planChangeDetail(),
      update: () => Promise.reject(refusal(422, '批次已结束，不能再延期')),
    }),
  ),
  tags: ['alike'],
};

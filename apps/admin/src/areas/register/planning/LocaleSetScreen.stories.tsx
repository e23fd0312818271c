import { lookup } from '@tqc/contract/lookup';
import { localeSet, orgBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { localeSetRow, orgPlanRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { LocaleSetScreen } from './LocaleSetScreen';

const meta = {
  title: '页面/资格认定/确认点工作安排',
  component: LocaleSetScreen,
  parameters: { screen: 'register.localeSet' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof LocaleSetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    localeSetRow(),
    localeSetRow({
      lsId: '402',
      pointId: '50002',
      pointName: '东霁区第三中学确认点',
      booked: 12,
      confirmed: 4,
      version: 5,
    }),
    localeSetRow({
      lsId: '403',
      pointId: '50003',
      pointName: '澄岚师范大学教师资格确认点',
      status: 0,
      version: 3,
    }),
  );
const choices = fakeTransport(lookup, {
  queryOrgBatchTimexx: () => ({
    record: [
      {
        obtId: '351',
        obId: '301',
        planName: '东霁区2024年上半年计划',
        label: '6月3日至6月21日',
        confirmBegin: '2024-06-10',
        confirmEnd: '2024-06-28',
        ctIds: [1, 2, 3],
      },
    ],
  }),
  queryBaseOrgEnrollBasic: () =>
    pageOf({
      orgId: orgs.point.orgId,
      orgName: orgs.point.orgName,
      confirmRange: '户籍或居住地在东霁区',
      areaName: orgs.point.areaName,
    }),
});
export const answers = fakeTransport(localeSet, {
  list: rows,
  get: () => localeSetRow(),
  create: () => ({ id: '404' }),
  batchAddLocaleSet: () => ({
    added: 1,
    refused: [{ pointName: '东霁区第三中学确认点', message: '在该时间段已有安排' }],
  }),
  update: () => null,
  remove: () => null,
});
const plans = fakeTransport(orgBatch, { list: () => pageOf(orgPlanRow()) });
const county = userAt('county');

/** 区县安排确认点；已有人预约的不能删。 */
export const 区县: Story = storyAs(county, answers, choices, plans);
/** 省级只看：安排是市和区县自己的。 */
export const 省级只看: Story = {
  ...storyAs(userAt('province'), answers, choices, plans),
  tags: ['alike'],
};
/** 没有自己的计划：没有这两个条件，不能新增，按钮说明原因。 */
export const 没有计划: Story = {
  ...storyAs(
    county,
    answers,
    fakeTransport(lookup, {
      queryOrgBatchTimexx: () => ({ record: [] }),
      queryBaseOrgEnrollBasic: () => ({ total: 0, record: [] }),
    }),
    fakeTransport(orgBatch, { list: () => ({ total: 0, exact: true, record: [] }) }),
  ),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    choices,
    plans,
    fakeTransport(localeSet, {
      list: rows,
      update: () => Promise.reject(refusal(422, '每日容量不能小于已预约的12人')),
    }),
  ),
  tags: ['alike'],
};

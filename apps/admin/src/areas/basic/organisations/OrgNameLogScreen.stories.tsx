import { OrgRename, orgNameLog } from '@tqc/contract/basic';
import { renameState } from '@tqc/domain/organisations';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgNameLogScreen } from './OrgNameLogScreen';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构更名日志',
  component: OrgNameLogScreen,
  parameters: { screen: 'basic.orgNameLog' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OrgNameLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const coming = {
  beforeName: '东霁区教育局',
  afterName: '东霁区教育体育局',
  orgType: 2,
  areaName: '云梦省云汀市东霁区',
  orgCode3: '921',
  paperNo: '云编办〔2024〕18号',
  effectiveDay: '2024-07-01',
  sealChange: true,
  state: renameState.code('waiting') as number,
  operator: '顾省审',
  byHand: false,
};
const inForce = {
  ...coming,
  beforeName: '西禾区教委',
  afterName: '西禾区教育局',
  paperNo: '云编办〔2023〕7号',
  effectiveDay: '2023-09-01',
  state: renameState.code('inForce'),
};
const past = {
  ...inForce,
  beforeName: '云汀市教委',
  afterName: '云汀市教育局',
  paperNo: '云政发〔2004〕3号',
  effectiveDay: '2004-03-01',
  fileId: null,
  byHand: true,
};

export const nameAnswers = fakeTransport(orgNameLog, {
  list: () =>
    pageOf(
      exampleRow(OrgRename, coming, 3),
      exampleRow(OrgRename, inForce, 2),
      exampleRow(OrgRename, past),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

/** 待生效的可以撤销，已生效的只能更正批文，补录的可以删除。 */
export const 省级: Story = storyAs(userAt('province'), nameAnswers, orgAnswers());

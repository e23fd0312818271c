import { baseOrg, UniscOrg } from '@tqc/contract/basic';
import { onOff, uniscCheck } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { UniscOrgScreen } from './UniscOrgScreen';

const meta = {
  title: '页面/基础信息/认定机构统一社会信用代码',
  component: UniscOrgScreen,
  parameters: { screen: 'basic.uniscOrg' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof UniscOrgScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  orgId: '20001',
  orgName: '云梦省教育厅(演示)',
  orgType: 4,
  areaName: '云梦省',
  orgCode3: '901',
  creditCode: '11328801DM32880165',
  creditCheck: uniscCheck.code('holds'),
  status: onOff.code('on'),
};
const county = {
  ...own,
  orgId: '40001',
  orgName: '东霁区教育体育局',
  orgType: 2,
  areaName: '云梦省云汀市东霁区',
  orgCode3: '921',
};
export const answers = fakeTransport(baseOrg, {
  getReOrgData: () =>
    pageOf(
      exampleRow(UniscOrg, own),
      exampleRow(
        UniscOrg,
        { ...county, creditCode: '11328801DM32880166', creditCheck: uniscCheck.code('wrong') },
        2,
      ),
      exampleRow(
        UniscOrg,
        {
          ...county,
          orgId: '40002',
          orgName: '西禾区教育局',
          creditCode: '12328801DM3288219N',
          creditCheck: uniscCheck.code('twice'),
        },
        3,
      ),
      exampleRow(
        UniscOrg,
        {
          ...county,
          orgId: '40003',
          orgName: '云棠县教育局',
          creditCode: '',
          creditCheck: uniscCheck.code('missing'),
        },
        4,
      ),
    ),
  update: () => null,
});

/** 校验位错误、重复、缺失的都看得出来，下级的可以改。 */
export const 省级: Story = storyAs(userAt('province'), answers);

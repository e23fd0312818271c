import { nation } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { NationQueryScreen } from './NationQueryScreen';

const meta = {
  title: '页面/资格认定/全国认定数据查询',
  component: NationQueryScreen,
  parameters: { screen: 'register.nationQuery' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NationQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(nation, {
  queryNation: () =>
    pageOf({
      regId: '24118801000001',
      name: invented(1).name,
      sex: invented(1).sex,
      idNo: invented(1).maskedIdNo,
      ctId: 3,
      subjectName: '数学',
      orgName: '东霁区教育体育局',
      prov: '11',
      cbName: '2024年上半年教师资格认定',
      status: 21,
      certNo: '20241190132001002',
      recognisedOn: '2024-06-14',
      dataSource: 0,
    }),
});

/** 有人转来外省申请人的证件号码，要知道他在哪里申请过。 */
export const 区县: Story = storyAs(userAt('county'), answers);

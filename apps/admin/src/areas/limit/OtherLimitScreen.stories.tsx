import { limit, LimitBeyond } from '@tqc/contract/limit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { OtherLimitScreen } from './OtherLimitScreen';

const meta = {
  title: '页面/限制库管理/其他机构限制库数据',
  component: OtherLimitScreen,
  parameters: { screen: 'limit.other' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OtherLimitScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(limit, {
  queryLimitationOther: () =>
    pageOf(
      exampleRow(LimitBeyond, {
        name: invented(3).name,
        sex: invented(3).sex,
        idNo: invented(3).maskedIdNo,
        limitType: 2,
        laws: ['L4'],
        authority: '霁川市教育局',
        orgName: orgs.city.orgName,
        prov: '32',
        beginDate: '2023-04-03',
        endDate: '2028-04-02',
        status: 2,
      }),
    ),
});

/** 县里按姓名或号码查本省其他机构录入的限制。 */
export const 区县: Story = storyAs(userAt('county'), answers);

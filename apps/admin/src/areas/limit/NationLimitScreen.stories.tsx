import { limit, LimitBeyond } from '@tqc/contract/limit';
import { imports } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { NationLimitScreen } from './NationLimitScreen';

const meta = {
  title: '页面/限制库管理/全国限制库数据查询',
  component: NationLimitScreen,
  parameters: { screen: 'limit.nation' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NationLimitScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(limit, {
  batchCompare: () => ({ jobId: '905' }),
  queryNationLimitation: () =>
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

export const templates = fakeTransport(imports, { importTemplate: () => new Blob(['模板']) });

/** 核对外省转来的人员是否受限：号码、姓名、用途都要写。 */
export const 区县: Story = storyAs(userAt('county'), answers);

/** 有名单的一次比对，结果是一个文件。 */
export const 省级: Story = storyAs(userAt('province'), answers, templates);

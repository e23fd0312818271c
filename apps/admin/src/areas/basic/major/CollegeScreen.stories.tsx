import { baseCollege, baseCollegeTag, College, CollegeTag } from '@tqc/contract/basic';
import { fakeTransport, plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CollegeScreen } from './CollegeScreen';

const meta = {
  title: '页面/基础信息/院校',
  component: CollegeScreen,
  parameters: { screen: 'basic.major' },
  tags: ['!autodocs'],
} satisfies Meta<typeof CollegeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = {
  code: '19001',
  name: '澄岚师范大学',
  level: '本科',
  authority: '云梦省教育厅',
  normal: true,
  exemption: true,
  formerNames: '澄岚师范学院',
  tagIds: ['1'],
  tagNames: '师范类',
};

/** 国家级维护院校：带标签的、停用的。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseCollege,
    exampleRow(College, first),
    exampleRow(
      College,
      {
        ...first,
        code: '19006',
        name: '沐禾职业技术学院',
        formerNames: null,
        tagIds: [],
        tagNames: '',
        status: 0,
      },
      2,
    ),
  ),
  fakeTransport(baseCollegeTag, {
    list: () => pageOf(exampleRow(CollegeTag, { tagId: '1', name: '师范类', colleges: 3 })),
  }),
);

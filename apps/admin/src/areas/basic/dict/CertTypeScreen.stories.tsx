import { baseCertType, CertTypeRow } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CertTypeScreen } from './CertTypeScreen';

const meta = {
  title: '页面/基础信息/资格种类',
  component: CertTypeScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof CertTypeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = {
  name: '幼儿园教师资格',
  code: '1',
  education: '幼儿师范学校毕业',
  mandarin: '二级乙等',
  levels: '县级',
  training: true,
  sort: 10,
  builtIn: true,
  remark: null,
};
const off = {
  ...first,
  name: '中等职业学校实习指导教师资格',
  code: '6',
  education: '中等职业学校毕业',
  levels: '市级',
  sort: 60,
  status: onOff.code('off'),
};
const own = { ...first, name: '民办幼儿园保育员', code: '91', builtIn: false, sort: 91 };

/** 国家规定的只改排序和备注，补充登记的可以改、可以删除。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseCertType,
    exampleRow(CertTypeRow, first),
    exampleRow(CertTypeRow, off, 2),
    exampleRow(CertTypeRow, own, 3),
  ),
);

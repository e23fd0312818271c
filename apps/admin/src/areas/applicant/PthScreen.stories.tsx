import { PthCert, ssouserPthCert } from '@tqc/contract/applicant';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answered, life } from './certificateStory';
import { PthScreen } from './PthScreen';

const meta = {
  title: '页面/申请人信息/普通话证书信息',
  component: PthScreen,
  parameters: { screen: 'applicant.pth' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof PthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  certificateNo: 'PTH202400000001',
  level: 21,
  score: '88',
  testedOn: '2022-11-12',
  station: '演示语言文字测试站',
  prov: '32',
};
const rows = [0, 1, 2].map((n) => exampleRow(PthCert, { ...facts, ...answered(n) }, n + 1));

export const answers = fakeTransport(ssouserPthCert, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ?? exampleRow(PthCert, { ...facts, ...answered(0) }, 9)),
    opinion: '已核对原件',
    life,
  }),
  update: () => null,
  removeCache: () => null,
});

/** 平台查到的、人工核验的和还没有核验的；写错的更正后重新核验。 */
export const 省级: Story = storyAs(userAt('province'), answers);

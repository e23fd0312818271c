import { baseTechnicalJob } from '@tqc/contract/basic';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { pageOf, technicalJobRow } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { TechnicalJobScreen } from './TechnicalJobScreen';

const meta = {
  title: '页面/基础信息/专业技术职务',
  component: TechnicalJobScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof TechnicalJobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    technicalJobRow(),
    technicalJobRow({ tjId: '13', code: '022', name: '工程师', grade: '中级', status: 0 }),
  );
export const answers = fakeTransport(baseTechnicalJob, {
  list: rows,
  create: () => ({ id: '14' }),
  update: () => null,
  remove: () => null,
});
const nation = userAt('nation');

/** 国家级维护代码：在用的可以停用，停用的可以启用。 */
export const 国家中心: Story = storyAs(nation, answers);
export const 只读: Story = storyAs(
  withoutRights(nation, baseTechnicalJob.create, baseTechnicalJob.update, baseTechnicalJob.remove),
  answers,
);
export const 服务器拒绝: Story = storyAs(
  nation,
  fakeTransport(baseTechnicalJob, {
    list: rows,
    create: () => Promise.reject(refusal(422, '代码已存在', { code: '代码已存在' })),
    update: () => Promise.reject(refusal(409)),
  }),
);

import { certBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { certBatchRow, pageOf } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CertBatchScreen } from './CertBatchScreen';

const meta = {
  title: '页面/资格认定/认定批次设置',
  component: CertBatchScreen,
  parameters: { screen: 'register.certBatch' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof CertBatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    certBatchRow(),
    certBatchRow({
      cbId: '102',
      cbName: '2023年下半年教师资格认定',
      year: 2023,
      half: 2,
      beginDate: '2023-09-01',
      endDate: '2023-12-31',
      status: 2,
      version: 7,
    }),
  );
export const answers = fakeTransport(certBatch, {
  list: rows,
  get: () => certBatchRow({ provs: ['32', '11'] }),
  create: () => ({ id: '103' }),
  update: () => null,
  remove: () => null,
});
const nation = userAt('nation');

/** 国家级设置批次：进行中的可以改，结束的只能看。 */
export const 国家中心: Story = storyAs(nation, answers);
export const 只读: Story = {
  ...storyAs(withoutRights(nation, certBatch.create, certBatch.update, certBatch.remove), answers),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    nation,
    fakeTransport(certBatch, {
      list: rows,
      create: () =>
        Promise.reject(refusal(400, '参数有误', { cbName: '同名批次已存在，请换一个名称' })),
      update: () => Promise.reject(refusal(409)),
    }),
  ),
  tags: ['alike'],
};

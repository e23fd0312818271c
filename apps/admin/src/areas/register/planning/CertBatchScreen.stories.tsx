import { certBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { rareName } from '@tqc/testing/people';
import { certBatchRow, pageOf } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CertBatchScreen } from './CertBatchScreen';

const meta = {
  title: '页面/资格认定/认定批次设置',
  component: CertBatchScreen,
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
  create: () => ({ id: '103' }),
  update: () => null,
  remove: () => null,
});
const nation = userAt('nation');

/** 国家级设置批次：进行中的可以改，结束的只能看。 */
export const 国家中心: Story = storyAs(nation, answers);
export const 没有批次: Story = storyAs(nation, fakeTransport(certBatch, { list: () => pageOf() }));
export const 出错: Story = storyAs(
  nation,
  fakeTransport(certBatch, { list: () => Promise.reject(refusal(503)) }),
);
export const 载入中: Story = storyAs(
  nation,
  fakeTransport(certBatch, { list: () => new Promise(() => undefined) }),
);
export const 只读: Story = storyAs(
  withoutRights(nation, certBatch.create, certBatch.update, certBatch.remove),
  answers,
);
export const 服务器拒绝: Story = storyAs(
  nation,
  fakeTransport(certBatch, {
    list: rows,
    create: () =>
      Promise.reject(refusal(400, '参数有误', { cbName: '同名批次已存在，请换一个名称' })),
    update: () => Promise.reject(refusal(409)),
  }),
);
export const 长文字与生僻字: Story = storyAs(
  nation,
  fakeTransport(certBatch, {
    list: () =>
      pageOf(
        certBatchRow({
          cbName:
            '2024年上半年中小学教师资格认定（含高校教师资格和中等职业学校实习指导教师资格）䶮𬭎',
          creator: rareName,
        }),
      ),
  }),
);
export const 深色: Story = { ...国家中心, globals: { theme: 'dark' } };

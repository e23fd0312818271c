import { enrollCertBatch } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { enrollBatchRow, pageOf } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollBatchScreen } from './EnrollBatchScreen';

const meta = {
  title: '页面/定期注册/注册批次设置',
  component: EnrollBatchScreen,
  parameters: { screen: 'enroll.certBatch' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollBatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    enrollBatchRow(),
    enrollBatchRow({
      cbId: '602',
      cbName: '2023年中小学教师资格定期注册',
      year: 2023,
      registrationType: 2,
      filingBegin: '2023-05-08',
      filingEnd: '2023-06-30',
      firstReviewEnd: '2023-08-31',
      recheckEnd: '2023-10-13',
      finalEnd: '2023-11-30',
      expected: null,
      status: 2,
      version: 6,
    }),
  );
export const answers = fakeTransport(enrollCertBatch, {
  list: rows,
  get: () => enrollBatchRow({ provs: ['32', '11'] }),
  create: () => ({ id: '603' }),
  update: () => null,
  endCertBatch: () => null,
  remove: () => null,
});
const nation = userAt('nation');

/** 国家级设置注册批次：进行中的可以改，结束的可以恢复。 */
export const 国家中心: Story = storyAs(nation, answers);
export const 只读: Story = {
  ...storyAs(
    withoutRights(
      nation,
      enrollCertBatch.create,
      enrollCertBatch.update,
      enrollCertBatch.remove,
      enrollCertBatch.endCertBatch,
    ),
    answers,
  ),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    nation,
    fakeTransport(enrollCertBatch, {
      list: rows,
      create: () =>
        Promise.reject(
          refusal(422, '复核截止日期不能早于初核截止日期（2024-08-30）', {
            recheckEnd: '复核截止日期不能早于初核截止日期（2024-08-30）',
          }),
        ),
      endCertBatch: () => Promise.reject(refusal(422, '还有未结束的省级计划，不能结束批次')),
    }),
  ),
  tags: ['alike'],
};

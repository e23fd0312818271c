import { enrollment, enrollmentData, provinceBatch } from '@tqc/contract/enroll';
import { baseOrgDoc } from '@tqc/contract/register';
import { exports, Job } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { drawnPdf, exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollDataViewScreen } from './EnrollDataViewScreen';
import { detail, paperAnswers, record } from './OnlineCheckScreen.stories';

const meta = {
  title: '页面/定期注册/注册数据查看',
  component: EnrollDataViewScreen,
  parameters: { screen: 'enroll.dataView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollDataViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const registered = {
  firstReview: 31,
  recheck: 41,
  finalJudgement: 51,
  validUntil: '2029-06-17',
  decisions: [],
};
const rows = () =>
  pageOf(
    record(1, { decisions: [] }),
    record(2, registered),
    record(3, { recordStatus: 2, decisions: [] }),
  );
const file = exampleRow(Job, {
  kind: exports.exporEnrollExcelData.id,
  title: '注册数据查看',
  status: 2,
  total: 86,
  done: 86,
  failed: 0,
  message: '',
  resultFile: '00000000-0000-4000-8000-000000000001',
  fileName: '注册数据查看_2024-06-18.xlsx',
  results: [],
  sha256: null,
  size: 18_000,
  downloads: 0,
  endedAt: '2024-06-18T01:20:00Z',
  expiresAt: '2024-06-25T01:20:00Z',
});
export const fileAnswers = fakeTransport(exports, {
  exporEnrollExcelData: () => ({ id: '905' }),
  enrollExcelTaskList: () => pageOf(file),
  downEnrollExcelFile: () => drawnPdf() as never,
});
export const answers = [
  paperAnswers,
  fakeTransport(enrollment, { list: rows, get: () => detail() }),
  fakeTransport(enrollmentData, {
    queryAllEnrollLevelOrg: rows,
    downOrgEnrollList: rows,
    downOrgEnrollDetail: () => detail(),
    update: () => null,
    downOrgEnrollEdit: () => null,
    downOrgEnrollDelete: () => null,
  }),
  fileAnswers,
  fakeTransport(baseOrgDoc, { list: () => pageOf() }),
  fakeTransport(provinceBatch, {
    queryCertBatch: () => ({
      record: [
        {
          cbId: '11',
          cbName: '2024年度定期注册',
          filingBegin: '2024-05-01 09:00',
          filingEnd: '2024-07-31 17:00',
          firstReviewEnd: '2024-08-31',
          recheckEnd: '2024-10-31',
          finalEnd: '2024-12-13',
          planned: true,
        },
      ],
    }),
  }),
];

/** 全省的注册申请；删除的可以恢复。 */
export const 省级: Story = storyAs(userAt('province'), ...answers);
/** 本县办理的可以编辑。 */
export const 县级: Story = { ...storyAs(userAt('county'), ...answers), tags: ['alike'] };
/** 只看本确认点的。 */
export const 确认点: Story = {
  ...storyAs(userAt('point'), ...answers),
  tags: ['alike'],
};

import { OtherCert, ssoUserTeacherCert } from '@tqc/contract/applicant';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answered, life } from './certificateStory';
import { OtherCertScreen } from './OtherCertScreen';

const meta = {
  title: '页面/申请人信息/其他证书信息',
  component: OtherCertScreen,
  parameters: { screen: 'applicant.otherCert' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OtherCertScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  kind: 2,
  title: '演示证书',
  certificateNo: 'QT202400000001',
  grade: '初级',
  authority: '演示发证单位',
  issuedOn: '2021-07-01',
  validUntil: null,
};
const rows = [0, 1, 2].map((n) => exampleRow(OtherCert, { ...facts, ...answered(n) }, n + 1));

export const answers = fakeTransport(ssoUserTeacherCert, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ??
      exampleRow(OtherCert, { ...facts, ...answered(0) }, 9)),
    opinion: '已核对原件',
    life,
  }),
  update: () => null,
});

/** 平台查到的、人工核验的和还没有核验的；写错的更正后重新核验。 */
export const 省级: Story = storyAs(userAt('province'), answers);

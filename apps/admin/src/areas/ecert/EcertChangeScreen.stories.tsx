import { EcertChange, ecertChange } from '@tqc/contract/ecert';
import type { Row } from '@tqc/contract/kit';
import { ecertAct, ecertStatus } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { EcertChangeScreen } from './EcertChangeScreen';

const meta = {
  title: '页面/电子证照/电子证书痕迹',
  component: EcertChangeScreen,
  parameters: { screen: 'ecert.change' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EcertChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Change = Row<typeof ecertChange.list>;

const { orgName } = orgs.county;
const EFFECTIVE = ecertStatus.code('effective');
const REVOKED = ecertStatus.code('revoked');
const change = (
  n: number,
  act: Parameters<typeof ecertAct.code>[0],
  differing: Partial<Change> = {},
): Change =>
  exampleRow(
    EcertChange,
    {
      id: String(n),
      ecertNo: `DZ11000000000000000${n}`,
      name: invented(n).name,
      act: ecertAct.code(act),
      certNo: certRow(n).certNo,
      revision: 1,
      reason: '',
      fromStatus: EFFECTIVE,
      toStatus: EFFECTIVE,
      operator: '孟县审',
      orgName,
      at: `2024-06-18T0${n}:00:00Z`,
      fingerprint: '9f2c41ab',
      ...differing,
    },
    n,
  );
const content = {
  name: invented(3).name,
  idNo: invented(3).maskedIdNo,
  certNo: certRow(3).certNo,
  ctId: 3,
  subjectName: '数学',
  orgName,
  issueDate: '2024-06-18',
  stampName: orgName,
};
const version = (revision: number, subjectName: string) => ({
  revision,
  at: `2024-06-1${revision}T01:00:00Z`,
  fingerprint: `${revision}f2c41ab`.repeat(8),
  content: { ...content, subjectName },
});

/** 五种操作各一行；第二版能与上一版对比。 */
export const 区县: Story = storyAs(
  userAt('county'),
  fakeTransport(ecertChange, {
    list: () =>
      pageOf(
        change(5, 'verified', { reason: '验真通过' }),
        change(4, 'downloaded'),
        change(3, 'modified', { revision: 2, fromStatus: REVOKED, reason: 'BG112024000002' }),
        change(2, 'cancelled', { toStatus: REVOKED, reason: '签发有误' }),
        change(1, 'made', { fromStatus: null }),
      ),
    get: () => ({
      ...change(3, 'modified', { revision: 2 }),
      version: version(2, '英语'),
      before: version(1, '数学'),
    }),
  }),
);

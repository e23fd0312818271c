import { personal } from '@tqc/contract/account';
import {
  baseOrgBatchAssign,
  EcertCert,
  ecertCert,
  EcertChange,
  ecertChange,
} from '@tqc/contract/ecert';
import type { Row } from '@tqc/contract/kit';
import { ecertAct, ecertStatus, pushState } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { EcertScreen } from './EcertScreen';

const meta = {
  title: '页面/电子证照/本机构电子证书',
  component: EcertScreen,
  parameters: { screen: 'ecert.cert' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EcertScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Ecert = Row<typeof ecertCert.list>;

const { orgName } = orgs.county;
const EFFECTIVE = ecertStatus.code('effective');
const REVOKED = ecertStatus.code('revoked');

const ecert = (n: number, differing: Partial<Ecert> = {}): Ecert =>
  exampleRow(
    EcertCert,
    {
      id: String(n),
      ecertNo: `DZ11000000000000000${n}`,
      name: invented(n).name,
      status: EFFECTIVE,
      idNo: invented(n).maskedIdNo,
      certNo: certRow(n).certNo,
      certId: String(700 + n),
      ctId: 3,
      subjectName: '数学',
      orgName,
      issueDate: '2024-06-18',
      madeAt: '2024-06-18T01:00:00Z',
      stampName: orgName,
      revision: 1,
      downloads: n,
      pushState: pushState.code('success'),
      reason: '',
      ...differing,
    },
    n,
  );
const rows = [
  ecert(1),
  ecert(2, { status: REVOKED, reason: '证书变更BG11202400000002' }),
  ecert(3, { revision: 2, pushState: pushState.code('waiting') }),
];
const event = (n: number, act: Parameters<typeof ecertAct.code>[0], reason = '') =>
  exampleRow(
    EcertChange,
    {
      id: String(n),
      ecertNo: 'DZ110000000000000001',
      name: invented(1).name,
      act: ecertAct.code(act),
      certNo: certRow(1).certNo,
      revision: 1,
      reason,
      fromStatus: EFFECTIVE,
      toStatus: EFFECTIVE,
      operator: '孟县审',
      orgName,
      at: `2024-06-18T0${n}:00:00Z`,
      fingerprint: '9f2c41ab',
    },
    n,
  );

export const answers = fakeTransport(ecertCert, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({ ...ecert(Number(id)), fingerprint: '9f2c41ab'.repeat(8) }),
  create: ({ certNos }) => ({
    done: certNos.slice(1),
    refused: [{ id: certNos[0] ?? '', name: invented(4).name, reason: '证书没有照片' }],
  }),
  cancel: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
  verify: ({ id }) => ({
    genuine: id !== '3',
    findings: [
      {
        part: 'hash' as const,
        good: id !== '3',
        says: id === '3' ? '文件已被改动，与制作时的指纹不一致' : '文件与制作时一致',
      },
      { part: 'signature' as const, good: id !== '3', says: '签名由本系统签发' },
      { part: 'stamp' as const, good: true, says: `印章“${orgName}”在制作当日有效` },
      { part: 'status' as const, good: true, says: '电子证书有效' },
    ],
  }),
});
export const settings = fakeTransport(baseOrgBatchAssign, {
  getDefaultIssueDate: () => ({ year: 2024, issueDate: '2024-06-30' }),
  setDefaultIssueDate: () => null,
  getPopUpSettings: () => ({ asks: true }),
  setPopUpSettings: () => null,
});

/** 有效的预览、下载、验真、撤销；已撤销的重新制作。 */
export const 区县: Story = storyAs(
  userAt('county'),
  answers,
  settings,
  fakeTransport(ecertChange, {
    list: () => pageOf(event(3, 'verified', '验真通过'), event(2, 'downloaded'), event(1, 'made')),
  }),
  fakeTransport(personal, {}),
);

import { personal } from '@tqc/contract/account';
import { CertApply, certApply, CertApplyDetail, certLooks } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { answers as printing, layouts } from '../CertManageScreen.stories';
import { ReissueScreen } from './ReissueScreen';

const meta = {
  title: '页面/历史数据管理/证书补发换发',
  component: ReissueScreen,
  parameters: { screen: 'cert.reissue' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ReissueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Application = Row<typeof certApply.list>;

const application = (n: number, differing: Partial<Application> = {}): Application =>
  exampleRow(
    CertApply,
    {
      applyNo: `BF11202400000${n}`,
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      certNo: certRow(n).certNo,
      status: 1,
      kind: 2,
      ctId: 3,
      orgName: orgs.county.orgName,
      reason: 2,
      lostOn: null,
      collected: true,
      applicant: '孟县审',
      appliedAt: '2024-06-17T02:00:00Z',
      lastOpinion: '',
      blankNo: '118800000011',
      printStatus: 1,
      fetchedOn: null,
      fetchedBy: '',
      own: true,
      decisions: [],
      notYours: null,
      ...differing,
    },
    n,
  );
const lost = { kind: 1, reason: 1, lostOn: '2024-05-06', collected: false };
const rows = [
  application(1, { decisions: ['pass', 'fail'], applicant: '乔县审' }),
  application(2, { ...lost, notYours: '不能审批自己提交的申请' }),
  application(3, { status: 8, lastOpinion: '声明没有写证书号码', ...lost }),
  application(4, { status: 9 }),
  application(5, { status: 9, printStatus: 2, blankNo: null, ...lost }),
  application(6, { status: 9, fetchedOn: '2024-06-18', fetchedBy: invented(6).name }),
];
const detail = exampleRow(CertApplyDetail, {
  ...application(1, { decisions: ['pass', 'fail'] }),
  media: '',
  pickup: 1,
  remark: '封皮破损，照片脱落',
  noticeFile: null,
  formFile: '0197e2a4-0000-7000-8000-000000000011',
  identityFile: '0197e2a4-0000-7000-8000-000000000012',
  photoFile: null,
  steps: [
    {
      at: '2024-06-17T02:00:00Z',
      step: '补发换发',
      event: '提交申请',
      actor: '乔县审',
      orgName: orgs.county.orgName,
      opinion: '',
    },
  ],
});

export const answers = [
  fakeTransport(certApply, {
    list: ({ status }) =>
      pageOf(...rows.filter((row) => status === undefined || row.status === status)),
    get: () => detail,
    create: () => ({ id: '99' }),
    update: () => null,
    remove: () => null,
  }),
  fakeTransport(certLooks, {
    querySupplementCert: () => ({
      record: [
        {
          certId: certRow(1).certId,
          certNo: certRow(1).certNo,
          name: invented(1).name,
          idNo: invented(1).maskedIdNo,
          ctId: 3,
          subjectName: '数学',
          recognisedOn: '2024-06-12',
          whyNot: null,
        },
      ],
    }),
  }),
  printing,
  layouts,
  fakeTransport(resource, {}),
  fakeTransport(personal, {}),
];

/** 待审核的由另一人审核，自己提交的写着原因；通过的打印、登记领取。 */
export const 区县: Story = storyAs(userAt('county'), ...answers);

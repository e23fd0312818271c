import { personal } from '@tqc/contract/account';
import {
  Applicant,
  ApplicantDetail,
  CollegeCert,
  HeldCert,
  ssouser,
  ssouserCollegeCert,
} from '@tqc/contract/applicant';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { BasicInfoScreen } from './BasicInfoScreen';

const meta = {
  title: '页面/申请人信息/申请人基本信息',
  component: BasicInfoScreen,
  parameters: { screen: 'applicant.basicInfo' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof BasicInfoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An account of the person with that number. */
export const account = (n: number, differing: Partial<Row<typeof ssouser.list>> = {}) =>
  exampleRow(
    Applicant,
    {
      name: invented(n).name,
      realNameAuth: 1,
      account: 0,
      sex: invented(n).sex,
      nation: '01',
      birthDate: invented(n).birthDate,
      idType: 1,
      idNo: invented(n).maskedIdNo,
      mobile: invented(n).maskedMobile,
      email: 'y***@yanshi.cn',
      household: '云汀市东霁区****',
      prov: '32',
      reviewReason: null,
      faceScore: 96,
      autoTries: 1,
      askedAt: null,
      refusal: null,
      doubted: '',
      reviewer: '',
      reviewedAt: null,
      registeredAt: '2024-05-20T02:00:00Z',
      lastLoginAt: '2024-06-17T08:30:00Z',
      ownDoubt: false,
      ...differing,
    },
    n,
  );
export const waiting = {
  realNameAuth: 3,
  reviewReason: 1,
  faceScore: 61,
  autoTries: 3,
  askedAt: '2024-06-16T02:00:00Z',
} as const;
/** A certificate of the holder, registered once. */
const heldCert = exampleRow(HeldCert, {
  certNo: '20193201142000017',
  status: 0,
  ctId: 4,
  subjectName: '语文',
  orgName: '云汀市教育局',
  recognisedOn: '2019-06-20',
  conclusion: 51,
  validUntil: '2024-06-30',
  ecertStatus: null,
});
const diploma = exampleRow(CollegeCert, {
  school: '澄岚师范大学',
  level: 3,
  studyForm: 1,
  major: '汉语言文学',
  diplomaNo: 'BY202400000001',
  validation: 1,
  cached: true,
});
export const detailOf = (
  row: Row<typeof ssouser.list>,
  differing: Partial<OutputOf<typeof ssouser.get>> = {},
) =>
  exampleRow(ApplicantDetail, {
    ...row,
    opinion: '',
    certs: [heldCert],
    pictures: ['front', 'back', 'face'].map((part, at) => ({
      part,
      fileId: `0197e2a4-0000-7000-8000-00000000000${at + 1}`,
    })),
    life: [
      {
        at: '2024-06-12T02:00:00Z',
        event: '修改手机号码',
        changes: [{ label: '手机号码', before: '154****0001', after: '154****0002' }],
        opinion: '本人到场更换',
        actor: '方省审',
        orgName: '演示省教育厅',
      },
      {
        at: '2024-05-20T02:00:00Z',
        event: '注册账户',
        changes: [],
        opinion: '',
        actor: '申请人',
        orgName: '申请人渠道',
      },
    ],
    ...differing,
  });
const rows = [
  account(1),
  account(2, { account: 1 }),
  account(3, { account: 2 }),
  account(4, waiting),
  account(5, { realNameAuth: 5, refusal: 2, reviewer: '方省审' }),
  account(6, { realNameAuth: 2, faceScore: 40 }),
];

export const answers = [
  fakeTransport(ssouser, {
    list: () => pageOf(...rows),
    get: ({ ssoId }) => detailOf(rows.find((row) => row.ssoId === ssoId) ?? account(1)),
    update: () => null,
  }),
  fakeTransport(ssouserCollegeCert, { list: () => pageOf(diploma) }),
  fakeTransport(resource, {}),
  fakeTransport(personal, {}),
];

/** 省级能改手机、锁定和解锁；注销的只看。 */
export const 省级: Story = storyAs(userAt('province'), ...answers);

/** 区县只看，动不了账户。 */
export const 区县: Story = { ...storyAs(userAt('county'), ...answers), tags: ['alike'] };

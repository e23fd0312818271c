import { ecertCert, ecertOrgStamp, EcertStamp } from '@tqc/contract/ecert';
import type { Row } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { stampStatus, stampType } from '@tqc/domain/dictionaries';
import { STAMP_BOX } from '@tqc/domain/ecert';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { OrgStampScreen } from './OrgStampScreen';

const meta = {
  title: '页面/电子证照/机构电子印章管理',
  component: OrgStampScreen,
  parameters: { screen: 'ecert.orgStamp' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OrgStampScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Stamp = Row<typeof ecertOrgStamp.list>;

const { orgName } = orgs.county;
const stamp = (n: number, differing: Partial<Stamp> = {}): Stamp =>
  exampleRow(
    EcertStamp,
    {
      stampId: String(n),
      stampName: orgName,
      status: stampStatus.code('inUse'),
      orgName,
      orgType: 2,
      stampType: stampType.code('official'),
      sn: `YZ11880100000${n}`,
      stampCode: `ST000${n}`,
      systemCode: 'TQC',
      validFrom: '2024-01-01',
      validTo: '2028-12-31',
      daysLeft: 1657,
      ...STAMP_BOX,
      remark: '',
      reason: '',
      creator: '孟县审',
      createdAt: '2024-01-04T02:00:00Z',
      own: true,
      ...differing,
    },
    n,
  );
const rows = [
  stamp(1),
  stamp(2, {
    stampName: `${orgName}教师资格专用章`,
    stampType: stampType.code('special'),
    status: stampStatus.code('stopped'),
    reason: '印章磨损',
  }),
  stamp(3, {
    stampName: `${orgName}旧章`,
    status: stampStatus.code('stopped'),
    validFrom: '2020-01-01',
    validTo: '2023-12-31',
    daysLeft: -170,
    reason: '有效期已满',
  }),
  stamp(4, { stampName: '邻县教育局', orgName: '邻县教育局', own: false }),
];

export const answers = fakeTransport(ecertOrgStamp, {
  list: () => pageOf(...rows),
  get: ({ stampId }) => ({
    ...stamp(Number(stampId)),
    log: [
      { at: '2024-05-06T02:00:00Z', event: '停用', note: '印章磨损', operator: '孟县审' },
      { at: '2024-01-04T02:00:00Z', event: '新增', note: '新增后即使用', operator: '孟县审' },
    ],
  }),
  create: () => ({ id: '9' }),
  update: () => null,
  statusChange: () => null,
});

/** 使用中的停用，停用的启用，别的机构的只看。 */
export const 区县: Story = storyAs(
  userAt('county'),
  answers,
  fakeTransport(ecertCert, {}),
  fakeTransport(resource, {}),
);

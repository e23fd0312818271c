import { baseOrg, SiteLog, siteOrg, SiteOrg, SiteView } from '@tqc/contract/basic';
import { CitySite, siteOrg as enrollSite } from '@tqc/contract/enroll';
import { provinceBatch } from '@tqc/contract/register';
import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { siteAct } from '@tqc/domain/organisations';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const content = {
  publicName: '东霁区教师资格认定中心',
  address: '东霁区滨河路1号',
  phones: '000-88880000、000-88880001',
  officeHours: '工作日 8:30-11:30，14:00-17:00',
  url: 'https://www.example.cn/dongji',
  noticeUrl: '',
  placeAt: '118.7969,32.0603',
  materials: '身份证、学历证书、普通话证书、体检表',
  attention: '请提前预约',
  attachments: [] as { fileId: string; name: string; size: number }[],
  scope: '东霁区在编在岗教师',
  grades: [1, 2],
};
const published = {
  ...content,
  orgId: '40001',
  orgName: '东霁区教育体育局',
  orgType: 2,
  areaName: '云梦省云汀市东霁区',
  status: siteReleaseStatus.code('published') as number | null,
  siteId: '9701' as string | null,
  changed: 0,
  publishedAt: '2024-05-08T02:00:00Z' as string | null,
  publishedTimes: 2,
  submittedBy: '孟知远',
  submittedAt: '2024-05-06T02:00:00Z' as string | null,
  reviewer: '顾清和',
  reviewedAt: '2024-05-08T02:00:00Z' as string | null,
  opinion: '',
  own: false,
  decides: true,
  corrects: true,
  version: 5,
};
const waiting = {
  ...published,
  orgId: '30001',
  orgName: '云汀市教育局',
  orgType: 3,
  areaName: '云梦省云汀市',
  siteId: '9702',
  status: siteReleaseStatus.code('waiting'),
  changed: 1,
  submittedBy: '林问夏',
  reviewer: '',
  reviewedAt: null,
};
const returned = {
  ...waiting,
  orgId: '40003',
  orgName: '北岚区教育局',
  orgType: 2,
  areaName: '云梦省云汀市北岚区',
  siteId: '9703',
  status: siteReleaseStatus.code('returned'),
  publishedAt: null,
  publishedTimes: 0,
  corrects: false,
  reviewer: '顾清和',
  reviewedAt: '2024-06-05T02:00:00Z',
  opinion: '咨询电话少一位，请核对',
};
const none = {
  ...returned,
  orgId: '20001',
  orgName: '云梦省教育厅(演示)',
  orgType: 4,
  areaName: '云梦省',
  siteId: null,
  status: null,
  publicName: '',
  address: '',
  phones: '',
  officeHours: '',
  own: true,
  decides: false,
  reviewer: '',
  reviewedAt: null,
  opinion: '',
  submittedBy: '',
  submittedAt: null,
  version: 0,
};
const draft = {
  ...returned,
  own: true,
  decides: false,
  status: siteReleaseStatus.code('draft'),
};

type Site = typeof published | typeof waiting | typeof none;
const page = (rows: readonly Site[]) =>
  pageOf(...rows.map((row, at) => exampleRow(SiteOrg, row, at + 1)));
const line = {
  orgName: published.orgName,
  orgType: 2,
  areaName: published.areaName,
  act: siteAct.code('corrected'),
  field: '咨询电话',
  before: '000-8888000',
  after: '000-88880000、000-88880001',
  opinion: '',
  operator: '顾清和',
  operatorOrg: '云梦省教育厅(演示)',
  at: '2024-06-05T02:00:00Z',
  changes: [{ label: '咨询电话', before: '000-8888000', after: '000-88880000、000-88880001' }],
};
const trace = [
  line,
  { ...line, act: siteAct.code('published'), operator: '顾清和' },
  {
    ...line,
    act: siteAct.code('returned'),
    opinion: '咨询电话少一位，请核对',
    field: '',
    before: '',
    after: '',
    changes: [],
  },
  { ...line, act: siteAct.code('applied'), operator: '孟知远', operatorOrg: published.orgName },
];

const file = {
  fileId: '00000000-0000-4000-8000-000000000471',
  name: '认定公告.pdf',
  size: 20_480,
};

/** What the server answers of public information to a province, or to an organisation below it. */
export const siteAnswers = (who: 'province' | 'county' = 'province') => {
  const rows = who === 'province' ? [none, waiting, published, returned] : [draft];
  const list = () => page(rows);
  return fakeTransport(baseOrg, {
    queryRegSiteOrgDoList: list,
    queryEnrollSiteOrgDoList: list,
    viewSiteOrgDo: ({ orgId, workType }) => {
      const row = rows.find((one) => one.orgId === orgId) ?? waiting;
      return exampleRow(SiteView, {
        ...row,
        workType,
        draft: { ...content, address: '东霁区滨河路2号', attachments: [file] },
        published: row.publishedAt === null ? null : content,
        changes: [{ label: '办公地址', before: '东霁区滨河路1号', after: '东霁区滨河路2号' }],
      });
    },
    editBaseSiteOrg: () => null,
    siteOrgReleaseApply: () => null,
    siteOrgEnrollReleaseApply: () => null,
    reviewRegSiteOrgDoList: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
    querySiteOrgLog: () => pageOf(...trace.map((row, at) => exampleRow(SiteLog, row, at + 1))),
  });
};

export const websiteAnswers = fakeTransport(siteOrg, { enrollEditSiteOrg: () => null });
export const enrollSiteAnswers = fakeTransport(enrollSite, {
  querySiteOrgCity: () =>
    pageOf(
      exampleRow(CitySite, published),
      exampleRow(
        CitySite,
        { ...published, orgId: '40003', orgName: '北岚区教育局', status: null },
        2,
      ),
    ),
  update: () => null,
  editPublicOrgSiteOrg: () => null,
});
export const correctAnswers = fakeTransport(provinceBatch, { updateSiteOrg: () => null });

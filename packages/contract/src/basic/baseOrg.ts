import { onOff, orgBizType, orgType } from '@tqc/domain/dictionaries';
import { POINT } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import {
  calls,
  del,
  exported,
  field,
  get,
  importedBy,
  mayBeLeftOut,
  none,
  paged,
  pageOf,
  post,
  put,
  type Call,
} from '../kit';
import { JobPage } from '../resource/job';
import { OrgLog, OrgLogDetail, orgLogFilters } from './baseOrgHisoryLog';
import { annulling, OrgMove, transferring } from './orgAnnulLog';
import { renaming } from './orgNameLog';
import { siteCalls } from './siteOrg';
import { uniscAsked, uniscImport, UniscOrg } from './uniscOrg';
import {
  newEnrollPoint,
  newRegPoint,
  Point,
  pointFacts,
  pointImport,
  pointsAsked,
  pointsFile,
  PointsOf,
  WorkToday,
} from './points';

const empty = z.literal('');
/** Names asked for at once. */
const MOST_NAMED = 200;

/** An organisation as the lists show it. */
export const Org = z.object({
  orgId: field.id('机构代码'),
  orgName: field.text('机构名称', 60),
  orgType: field.code('机构类型', orgType),
  orgBizType: field.code('业务类型', orgBizType),
  areaCode: field.area('行政区划代码'),
  areaName: field.shown('所属地区'),
  parentId: field.id('上级机构').nullable(),
  parentName: field.shown('上级机构'),
  orgCode3: field.text('认定机构代码', 3).or(empty),
  creditCode: field.creditCode('统一社会信用代码').or(empty),
  head: field.personName('负责人', 30).or(empty),
  phone: field.text('联系电话', 30).or(empty),
  address: field.text('地址', 100).or(empty),
  postcode: field.text('邮编', 6).or(empty),
  officeHours: field.text('办公时间', 100).or(empty),
  isQueryConfirmUser: field.flag('可查询确认人员'),
  onlyEcert: field.flag('只发电子证书'),
  remark: field.longText('备注', 200).or(empty),
  /** Words by which the caller's own organisation tells it apart. */
  tagNames: field.shown('标签'),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = Org.shape;
const { orgId } = row;

/** One organisation with what stands behind it. */
export const OrgDetail = Org.extend({
  mobile: field.mobile('负责人手机').or(empty),
  collegeName: field.shown('院校'),
  below: field.count('下级机构数'),
  points: field.count('确认点数'),
  users: field.count('用户数'),
  /** What nobody would attend to if it stopped now, where that is asked for. */
  waiting: z
    .object({
      /** Of a point what it still has to confirm or to review. */
      cases: field.count('在办认定申请数'),
      enrollments: field.count('在办注册申请数'),
      /** Of a point: its arrangements that are not over. */
      arranged: field.count('当前安排数'),
    })
    .nullable(),
});

/** An organisation as a node of the tree. */
export const OrgNode = z.object({
  orgId,
  orgName: field.shown('机构名称'),
  orgType: row.orgType,
  parentId: row.parentId,
  areaName: row.areaName,
  status: row.status,
  hasChildren: field.flag('有下级机构'),
});

/** A change of an organisation, without where it was made from. */
export const OrgChange = OrgLog.omit({ ip: true, byHand: true, version: true });

const contact = {
  head: row.head.default(''),
  mobile: field.mobile('负责人手机').optional(),
  phone: row.phone.default(''),
  address: row.address.default(''),
  postcode: row.postcode.default(''),
  officeHours: row.officeHours.default(''),
};
const entered = {
  orgBizType: row.orgBizType,
  orgCode3: row.orgCode3.default(''),
  creditCode: row.creditCode.default(''),
  ...contact,
  isQueryConfirmUser: row.isQueryConfirmUser.default(false),
  remark: row.remark.default(''),
};
/** Points are added where they are kept. */
const added = {
  options: orgType.options.filter(({ value }) => value !== POINT),
  codes: orgType.codes.filter((code) => code !== POINT),
};

const listOf = <S extends z.ZodType>(one: S) => z.object({ record: z.array(one) });
const keyword = field.text('机构名称', 60);
/** Several organisations in a path, separated by commas. */
const numbers = z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/, '请选择1至200个机构');
const previewed: Pick<Call, 'dryRun'> = { dryRun: ({ preview }) => preview === true };

/** 机构 */
export const baseOrg = calls(catalogue.baseOrg, {
  list: get(
    '',
    'view',
    paged(
      {
        orgName: row.orgName,
        orgId,
        orgCode3: field.text('认定机构代码', 3),
        orgType: row.orgType,
        orgBizType: row.orgBizType,
        creditCode: field.creditCode('统一社会信用代码'),
        status: row.status,
        tagId: field.id('标签'),
        /** That organisation and all below it. */
        under: field.id('上级机构'),
      },
      ['areaCode', 'orgName', 'updatedAt'],
    ),
    pageOf(Org),
    { rowKey: 'orgId', audit: 'query' },
  ),
  get: get(
    '{orgId}',
    'view',
    z.object({ orgId, waiting: field.flag('等着办理的').default(false) }),
    OrgDetail,
    { audit: 'view' },
  ),
  create: post(
    '',
    'add',
    z.object({
      orgType: field.code('机构类型', added),
      parentId: field.id('上级机构'),
      /** A university stands in the place of its province and takes its name from the college. */
      areaCode: row.areaCode.optional(),
      areaName: field.text('地区名称', 30).nullable().default(null),
      collegeId: field.id('院校').optional(),
      orgName: row.orgName.optional(),
      ...entered,
    }),
    z.object({ id: orgId }),
  ),
  /** A point is called otherwise without more ado; any other organisation is renamed by paper. */
  update: put(
    '{orgId}',
    'edit',
    z.object({
      orgId,
      orgName: row.orgName.optional(),
      ...mayBeLeftOut(entered),
      ...mayBeLeftOut(pointFacts),
    }),
    none,
  ),
  remove: del('{orgId}', 'delete', z.object({ orgId }), none),
  /** Another name from a day on; it is the version of the organisation that is asked for. */
  orgRename: put('orgRename/{orgId}', 'rename', z.object({ orgId, ...renaming }), none),
  /** Goes into another one from a day on, with all it has; `preview` says what that is. */
  orgAnnul: put('orgAnnul/{id}', 'annul', annulling, OrgMove, previewed),
  /** Hands its certificates and registrations over, and stays. */
  transferHistoryData: put(
    'transferHistoryData/{id}',
    'transfer',
    transferring,
    OrgMove,
    previewed,
  ),
  /** Whether it issues electronic certificates only: then none of its is printed on paper. */
  onlyEcertSwitch: put(
    'onlyEcertSwitch',
    'ecertSwitch',
    z.object({ orgId, onlyEcert: row.onlyEcert, reason: field.longText('原因', 200) }),
    none,
  ),
  /** Those of the numbers, as the list shows them. */
  queryBaseOrgByOrgIds: get(
    'queryBaseOrgByOrgIds/{orgIds}',
    'view',
    z.object({ orgIds: numbers }),
    listOf(Org),
    { rowKey: 'orgId', audit: 'query' },
  ),
  /** Names of organisations, today or on a day. */
  queryOrgNamesByOrgIds: get(
    'queryOrgNamesByOrgIds',
    'view',
    z.object({
      orgIds: z
        .array(orgId)
        .min(1, '请选择机构')
        .max(MOST_NAMED, `一次最多查询${MOST_NAMED}个机构`),
      day: field.date('日期').optional(),
    }),
    listOf(z.object({ orgId, orgName: field.shown('机构名称') })),
    { audit: 'query' },
  ),
  queryKV: get(
    'queryKV',
    'view',
    z.object({ keyword: keyword.optional(), orgType: row.orgType.optional() }),
    listOf(z.object({ orgId, orgName: field.shown('机构名称') })),
  ),
  getData: get(
    'getData',
    'view',
    z.object({}),
    listOf(OrgNode.pick({ orgId: true, orgName: true, orgType: true, parentId: true })),
  ),
  getProvinces: get(
    'getProvinces',
    'view',
    z.object({}),
    listOf(z.object({ orgId, orgName: field.shown('机构名称'), areaCode: row.areaCode })),
  ),
  /** Those right below one; the caller's own where none is named, those of a name where one is. */
  getTreeData: get(
    'getTreeData',
    'view',
    z.object({ parentId: field.id('上级机构').optional(), keyword: keyword.optional() }),
    listOf(OrgNode),
  ),
  /** What was changed of organisations, for everybody who sees them. */
  orgInfoQueryChange: get(
    'orgInfoQueryChange',
    'basic.orgChange.view',
    paged(orgLogFilters, ['at']),
    pageOf(OrgChange),
    { rowKey: 'id', audit: 'query' },
  ),
  orgChangeDetailInfo: get(
    'orgChangeDetailInfo',
    'basic.orgChange.view',
    z.object({ id: OrgLog.shape.id }),
    OrgLogDetail.omit({ ip: true }),
    { audit: 'view' },
  ),
  /** Points of 认定; a point sees those beside it. */
  getConfirmPointData: get('getConfirmPointData', 'view', pointsAsked, pageOf(Point), {
    rowKey: 'orgId',
    audit: 'query',
  }),
  /** Points of 定期注册. */
  queryBaseOrgEnroll: get('queryBaseOrgEnroll', 'view', pointsAsked, pageOf(Point), {
    rowKey: 'orgId',
    audit: 'query',
  }),
  /** Organisations that recognise, with the numbers of their points. */
  getRegOrgData: get(
    'getRegOrgData',
    'view',
    paged({ orgName: row.orgName, orgType: row.orgType, status: row.status }, [
      'areaCode',
      'orgName',
    ]),
    pageOf(PointsOf),
    { rowKey: 'orgId' },
  ),
  /** Adds a point right below the caller's own organisation. */
  addBaseOrg2: post('/basic/baseOrg2', 'add', newRegPoint, z.object({ id: orgId })),
  addBaseOrgEnroll: post('addBaseOrgEnroll', 'add', newEnrollPoint, z.object({ id: orgId })),
  exportLocaleSetData: get('exportLocaleSetData', 'export', pointsFile, z.null(), {
    reply: 'file',
    audit: 'query',
    quota: () => 'download',
  }),
  importLocaleSet: importedBy('importLocaleSet', 'import'),
  /** The latest imports of the caller. */
  importLocaleSetRs: get('importLocaleSetRs', 'import', z.object({}), JobPage, { rowKey: 'id' }),
  /** What the points of the caller have to do today. */
  getConfirmWorkData: get('getConfirmWorkData', 'view', z.object({}), listOf(WorkToday)),
  /** Organisations that recognise, with their credit codes and what is wrong with them. */
  getReOrgData: get('getReOrgData', 'view', uniscAsked, pageOf(UniscOrg), { rowKey: 'orgId' }),
  importUniscOrg: importedBy('importUniscOrg', 'basic.uniscOrg.import'),
  exportUniscOrg: exported('exportUniscOrg', 'basic.uniscOrg.export'),
  exportOrg: exported('exportOrg', 'export'),
  ...siteCalls,
});

/** Points (确认点) as a file. */
export const localeSetImport = pointImport(baseOrg.importLocaleSet);

/** Credit codes (统一社会信用代码) as a file. */
export const creditCodeImport = uniscImport(baseOrg.importUniscOrg);

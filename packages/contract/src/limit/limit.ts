import {
  certSurrender,
  idDocumentType,
  limitDocument,
  limitLaw,
  limitPersonKind,
  limitPushStatus,
  limitStatus,
  limitTerm,
  limitType,
  morality,
  province,
  releaseReason,
  sex,
  violationApproval,
} from '@tqc/domain/dictionaries';
import { limitSteps } from '@tqc/domain/limit';
import { z } from 'zod';
import * as catalogue from '../generated/calls/limit';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

const MOST_FILES = 5;

/** An entry of the restriction library as the lists show it. */
export const Limitation = z.object({
  limitId: field.id('限制记录'),
  limitNo: field.serial('限制记录号').nullable(),
  name: field.personName('姓名', 30),
  sex: field.code('性别', sex).nullable(),
  idNo: field.idNo(),
  limitType: field.code('限制类型', limitType).nullable(),
  laws: field.codes('法律依据', limitLaw).or(z.tuple([])),
  documentNo: field.text('文书号', 50).or(z.literal('')),
  authority: field.text('作出机关', 60).or(z.literal('')),
  beginDate: field.date('限制开始日期'),
  endDate: field.date('限制截止日期').nullable(),
  orgName: field.shown('录入机构'),
  applicant: field.shown('提交人'),
  appliedAt: field.moment('提交时间').nullable(),
  status: field.status('状态', limitStatus),
  pushStatus: field.code('推送状态', limitPushStatus),
  /** Entered by the caller's own organisation. */
  own: z.boolean(),
  version: field.version(),
});
const row = Limitation.shape;
const { limitId } = row;

/** What happened to a case, one step after the other. */
const steps = z.array(
  z.object({
    at: field.moment('时间'),
    step: z.string(),
    event: z.string(),
    actor: z.string(),
    orgName: z.string(),
    opinion: z.string(),
  }),
);

const more = {
  idType: field.code('证件类型', idDocumentType),
  birthDate: field.date('出生日期').nullable(),
  workUnit: field.text('工作单位', 60).or(z.literal('')),
  personKind: field.code('人员身份', limitPersonKind),
  cause: field.longText('案由', 200).or(z.literal('')),
  documentKind: field.code('文书类型', limitDocument).nullable(),
  decidedOn: field.date('作出日期').nullable(),
  effectiveOn: field.date('生效日期').nullable(),
  term: field.code('期限', limitTerm).nullable(),
  surrender: field.code('证书收缴', certSurrender).nullable(),
  morality: field.code('师德记录', morality).nullable(),
  remark: field.longText('备注', 200).or(z.literal('')),
  violationApproval: field.code('违规审批', violationApproval).nullable(),
  files: field.files('文书附件', MOST_FILES),
  releaseReason: field.code('解除原因', releaseReason).nullable(),
  releasePaperNo: field.text('依据文号', 50).or(z.literal('')),
  releaseText: field.longText('解除说明', 200).or(z.literal('')),
  releaseFiles: field.files('解除附件', MOST_FILES),
};
/** An entry with everything that is known of it and what happened to it. */
export const LimitationDetail = Limitation.extend({ ...more, steps });

const entered = {
  name: row.name,
  idType: more.idType,
  idNo: row.idNo,
  sex: row.sex.unwrap().optional(),
  birthDate: more.birthDate.unwrap().optional(),
  workUnit: more.workUnit.default(''),
  personKind: more.personKind,
  limitType: row.limitType.unwrap(),
  laws: field.codes('法律依据', limitLaw),
  cause: field.longText('案由', 200),
  documentKind: more.documentKind.unwrap(),
  documentNo: field.text('文书号', 50),
  authority: field.text('作出机关', 60),
  decidedOn: more.decidedOn.unwrap(),
  effectiveOn: more.effectiveOn.unwrap(),
  beginDate: row.beginDate.optional(),
  term: more.term.unwrap().optional(),
  endDate: row.endDate.unwrap().optional(),
  surrender: more.surrender.unwrap(),
  morality: more.morality.unwrap().optional(),
  remark: more.remark.default(''),
  files: more.files.min(1, '请上传文书附件'),
  /** Of the centre's own entries: the province that makes the first review of a release. */
  reviewProv: field.code('解除初审省份', province).optional(),
};

/** What the lists of restrictions can be asked for. */
export const limitFilters = {
  name: row.name,
  idNo: field.idNo(),
  limitNo: field.serial('限制记录号'),
  limitType: row.limitType.unwrap(),
  documentNo: field.text('文书号', 50),
  orgName: field.text('录入机构', 50),
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
};

/** An entry of another organisation, as whoever looks beyond their place is shown it. */
export const LimitBeyond = z.object({
  limitId,
  name: row.name,
  sex: row.sex,
  idNo: row.idNo,
  limitType: row.limitType,
  laws: row.laws,
  authority: row.authority,
  orgName: row.orgName,
  prov: field.code('省份', province),
  beginDate: row.beginDate,
  endDate: row.endDate,
  status: row.status,
});
const beyond = {
  name: row.name,
  idNo: field.idNo(),
  purpose: field.text('查询用途', 100),
};
const search = ({ idNo, name }: Readonly<Record<string, unknown>>) =>
  idNo || name ? ('search' as const) : undefined;

/** 限制库 */
export const limit = calls(catalogue.limit, {
  list: get(
    '',
    'view',
    paged(
      {
        ...limitFilters,
        statuses: z.array(z.number().int()).max(limitStatus.codes.length),
        pushStatus: row.pushStatus,
        beginDateFrom: field.date('限制开始日期起'),
        beginDateTo: field.date('限制开始日期止'),
        endDateFrom: field.date('限制截止日期起'),
        endDateTo: field.date('限制截止日期止'),
      },
      ['limitId', 'beginDate', 'endDate'],
    ),
    pageOf(Limitation),
    { rowKey: 'limitId', audit: 'query' },
  ),
  get: get('{limitId}', 'view', z.object({ limitId }), LimitationDetail, { audit: 'view' }),
  create: post('', 'add', z.object(entered), z.object({ id: limitId })),
  /**
   * `edit` of a draft; `submit` also with changes; `withdraw` what waits; `askRelease` of one in
   * force, `withdrawRelease` as long as nobody reviewed it.
   */
  update: put(
    '{limitId}',
    'edit',
    z.object({
      limitId,
      action: z
        .enum(['edit', 'submit', 'withdraw', 'askRelease', 'withdrawRelease'])
        .default('edit'),
      ...mayBeLeftOut(entered),
      releaseReason: more.releaseReason.unwrap().optional(),
      releasePaperNo: field.text('依据文号', 50).optional(),
      releaseText: field.longText('解除说明', 200).optional(),
      releaseFiles: more.releaseFiles.optional(),
    }),
    none,
  ),
  remove: del('{limitId}', 'delete', z.object({ limitId }), none),
  /**
   * Of other organisations of the province; county and city ask by number or name and say what for,
   * fifty rows at most. The centre sees those of all provinces.
   */
  queryLimitationOther: get(
    'queryLimitationOther',
    'limit.other.view',
    paged({ ...beyond, limitType: row.limitType.unwrap(), prov: limitFilters.prov }),
    pageOf(LimitBeyond),
    { audit: 'query', rowKey: 'limitId', quota: search },
  ),
  /** By full number, name and purpose; ten rows at most, numbers masked. */
  queryNationLimitation: get(
    'queryNationLimitation',
    'limit.nation.view',
    paged(beyond),
    pageOf(LimitBeyond),
    { audit: 'query', rowKey: 'limitId', quota: search },
  ),
  /** How many entries there are in each state, and how many wait for the caller's organisation. */
  queryLimitationByStatus: get(
    'queryLimitationByStatus',
    'view',
    z.object({}),
    z.object({
      record: z.array(z.object({ status: z.number().int(), n: z.number().int() })),
      waiting: z.array(z.object({ step: z.enum(limitSteps), n: z.number().int() })),
    }),
  ),
});

import { limitLaw, limitStatus, province } from '@tqc/domain/dictionaries';
import { limitSteps } from '@tqc/domain/limit';
import { z } from 'zod';
import * as catalogue from '../generated/calls/limit';
import {
  calls,
  del,
  field,
  get,
  imported,
  mayBeLeftOut,
  none,
  paged,
  pageOf,
  post,
  put,
  rowsFile,
} from '../kit';
import {
  Limitation,
  LimitationDetail,
  LimitBeyond,
  limitFilters,
  limitMore as more,
  MOST_DOCUMENTS,
} from './limitation';
import { limitBesideCalls } from './beside';
import { limitPushCalls } from './push';

const row = Limitation.shape;
const { limitId } = row;

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
  files: more.files.min(1, '请上传文书附件').max(MOST_DOCUMENTS),
  /** Of the centre's own entries: the province that makes the first review of a release. */
  reviewProv: field.code('解除初审省份', province).optional(),
};

const beyond = {
  name: row.name,
  idNo: field.idNo(),
  purpose: field.purpose(),
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
  /**
   * Looks a list of persons up, by number and name each; a task makes a file of what was found.
   */
  batchCompare: post(
    'batchCompare',
    'limit.nation.compare',
    z.object({ purpose: beyond.purpose }),
    z.object({ jobId: field.id('任务编号') }),
    rowsFile,
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
  ...limitBesideCalls,
  ...limitPushCalls,
});

/** So many persons are compared at once. */
export const MOST_COMPARED = 5000;

/** A person of a list that is compared with the library. */
export const comparedPerson = imported({
  target: 'limitCompare',
  title: '限制库比对名单',
  row: z.object({ name: row.name, idNo: row.idNo }),
  key: 'idNo',
  call: limit.batchCompare,
  example: { name: '孟知远', idNo: '328801199802031222' },
});

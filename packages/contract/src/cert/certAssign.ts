import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** One numbering run: the certificate numbers that one click issued. */
export const CertAssign = z.object({
  id: field.id('编号批次'),
  orgName: field.shown('认定机构'),
  recognisedOn: field.date('认定日期'),
  issueDate: field.date('签发日期'),
  orderBy: z.literal(['archiveNo', 'pointArchiveNo', 'regId']),
  firstNo: field.shown('首个号码'),
  lastNo: field.shown('末个号码'),
  n: field.count('份数'),
  /** The numbers end with one series for all kinds, whose first and last these are. */
  serials: field.shown('流水号'),
  /** How many of each kind, with the number of the first. */
  kinds: field.shown('各资格种类的号码'),
  /** The last run of its organisation and year: only that one can be taken back. */
  isLast: z.boolean(),
  operator: field.shown('操作人'),
  createdAt: field.moment('生成时间'),
  status: field.status('状态', onOff),
  version: field.version(),
});
const { id, recognisedOn, issueDate, orderBy } = CertAssign.shape;
/** An application that got its number in the run. */
const regId = field.id('报名号');
/** The applications with the versions that were read. */
const records = z
  .array(z.object({ id: field.id('报名号'), version: field.version() }))
  .min(1, '请选择要编号的数据')
  .max(500, '一次最多编号500条');
const asked = { records, recognisedOn, issueDate, orderBy: orderBy.default('pointArchiveNo') };

/** 生成证书编号 */
export const certAssign = calls(catalogue.certAssign, {
  list: get('', 'view', paged({ regId, recognisedOn, issueDate }, ['id']), pageOf(CertAssign), {
    audit: 'query',
    rowKey: 'id',
  }),
  get: get(
    '{id}',
    'view',
    z.object({ id }),
    CertAssign.extend({
      record: z.array(
        z.object({ regId: field.id('报名号'), name: z.string(), certNo: z.string() }),
      ),
    }),
    { audit: 'view' },
  ),
  /** `preview` only says which numbers would be given and which records would be refused. */
  create: post(
    '',
    'add',
    z.object({ ...asked, preview: z.boolean().default(false) }),
    z.object({
      id: id.nullable(),
      n: z.number(),
      firstNo: z.string(),
      lastNo: z.string(),
      /** Who gets which: numbers of several types are no range. */
      numbers: z.array(z.object({ regId: z.string(), name: z.string(), certNo: z.string() })),
      refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
    }),
    { dryRun: ({ preview }) => preview === true },
  ),
  update: put('{id}', 'edit', z.object({ id, issueDate }), none),
  /**
   * Takes the numbers of a run back: only the last run of its organisation and year, nothing
   * printed or pushed.
   */
  remove: del('{id}', 'delete', z.object({ id }), none),
});

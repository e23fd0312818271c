import { decisions } from '@tqc/domain/register';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, mayBeLeftOut, none, outcomeOf, put, undoOf, Waits } from '../kit';
import { RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;
const { regId } = row;

/** One record of a batch call with the version that was read. */
export const Versioned = z.object({ id: regId, version: z.number().int() });
/** How a batch call ended for each record. */
export const BatchOutcome = outcomeOf(regId);
const regIds = z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/, '请选择1至200条数据');
const opinion = field.longText('审核意见', 200).or(z.literal('')).default('');

const decided = {
  regId,
  materials: z.array(z.number().int()).max(20).default([]),
  healthResult: z.literal([1, 2, 3]).nullable().default(null),
  healthDate: field.date('体检日期').nullable().default(null),
  reasons: z.array(z.number().int()).max(20).default([]),
  reasonText: field.longText('原因说明', 200).or(z.literal('')).default(''),
  completeBefore: field.date('补全截止日期').nullable().default(null),
  /** The one letter about what is missing: each document, and what is to be handed in. */
  missing: z
    .array(
      z.object({
        material: z.number().int(),
        text: z.string().trim().max(60, '每项最多输入60字'),
      }),
    )
    .max(9)
    .default([]),
  again: field.longText('再次告知的原因', 100).or(z.literal('')).default(''),
};

/** What stands on a diploma: said when it passes, left out when it does not. */
const diploma = {
  diplomaNo: field.text('毕业证书号', 30),
  graduateDate: field.date('毕业时间'),
  graduateSchool: field.text('毕业学校', 60),
  major: field.text('专业', 60),
  educationLevel: row.educationLevel,
};

const kind = 'registration';
const page = (id: string) => `/register/application/${id}`;
/** Decisions on one application, and on many, can be taken back until they count. */
const one = undoOf(decisions, {
  kind,
  page,
  ids: (input) => [String(input['regId'])],
  only: (input) => input,
});
const many = undoOf(decisions, {
  kind,
  page,
  ids: (input) => String(input['regIds']).split(','),
  only: (input, ids) => ({
    ...input,
    regIds: ids.join(','),
    records: z
      .array(Versioned)
      .parse(input['records'])
      .filter(({ id }) => ids.includes(id)),
  }),
});
const waits = Waits.optional();
/** Of a call for many: true only asks what would be done of it, and for whom not. */
const preview = z.boolean().default(false);
const dryRun = (input: Readonly<Record<string, unknown>>) => input['preview'] === true;

/** The three decisions on an application: 核验, 确认, 审批 */
export const registrationReview = calls(catalogue.registration, {
  confirmRegistration: put(
    'confirmRegistration',
    'check',
    z.object({ ...decided, decision: z.literal(decisions.of('check')) }),
    z.object({ status: row.status, waits }),
    { undo: one },
  ),
  affirmRegistration: put(
    'affirmRegistration',
    'confirm',
    z.object({ ...decided, decision: z.literal(decisions.of('confirm')) }),
    z.object({
      status: row.status,
      archiveNo: row.archiveNo,
      acceptNo: z.string().nullable(),
      waits,
    }),
    { undo: one },
  ),
  batchAud: put(
    'batchAud/{regIds}',
    'audit',
    z.object({
      regIds,
      decision: z.literal(decisions.of('audit')),
      opinion,
      records: z.array(Versioned).min(1).max(200),
      preview,
    }),
    BatchOutcome.extend({ waits }),
    { versioned: false, undo: many, dryRun },
  ),
  receiveRegInfos: put(
    'receiveRegInfos/{regId}/{idNo}/{ctId}/{obtId}/{lsId}/{orgId}/{status}/{type}',
    'accept',
    z.object({
      regId,
      idNo: z.string().max(30),
      ctId: z.coerce.number(),
      obtId: field.id('时间段'),
      lsId: field.id('确认点安排'),
      orgId: field.id('认定机构'),
      status: z.coerce.number(),
      type: z.string().max(10),
    }),
    none,
  ),
  /**
   * Moves an application that waits to be confirmed. A point that takes one over from another says
   * the name as it was told at the counter; what it tries counts, found or not.
   */
  changeLocalSetInfo: put(
    'changeLocalSetInfo/{regId}/{localSetid}/{lsId}',
    'changeLocale',
    z.object({
      regId,
      localSetid: field.id('原确认点安排'),
      lsId: field.id('新确认点安排'),
      name: field.personName('姓名', 50).optional(),
    }),
    none,
    { quota: ({ name }) => (name === undefined ? undefined : 'search'), countsRefused: true },
  ),
  /** The same for many: those of another time slot or step are named with the reason. */
  batchChangeLocale: put(
    'batchChangeLocale/{regIds}/{lsId}',
    'changeLocale',
    z.object({ regIds, lsId: field.id('新确认点安排'), preview }),
    BatchOutcome,
    { versioned: false, dryRun },
  ),
  audCollegeInfo: put(
    'audCollegeInfo',
    'register.collegeInfo.audit',
    z.object({ regId, passed: field.flag('审核结论'), opinion, ...mayBeLeftOut(diploma) }),
    none,
  ),
  batchMsg: put(
    'batchMsg/{regIds}',
    'register.message.send',
    z.object({
      regIds,
      content: field.longText('留言内容', 200).or(z.literal('')).default(''),
      bySms: field.flag('同时发送短信').default(false),
      preview,
    }),
    BatchOutcome,
    {
      versioned: false,
      quota: ({ preview: asks }) => (asks === true ? undefined : 'message'),
      dryRun,
    },
  ),
  batchAllowQuery: put(
    'batchAllowQuery/{regIds}',
    'register.accessQuery.allow',
    z.object({ regIds, preview }),
    BatchOutcome,
    { versioned: false, dryRun },
  ),
  handleCancelQuery: put(
    'handleCancelQuery/{regIds}',
    'register.accessQuery.cancel',
    z.object({ regIds, preview }),
    BatchOutcome,
    { versioned: false, dryRun },
  ),
  getAccessQueryStatus: get(
    'getAccessQueryStatus',
    'register.accessQuery.view',
    z.object({ regId }),
    z.object({
      accessResult: row.accessResult,
      accessTime: field.moment('查询时间').nullable(),
      batch: z.string(),
    }),
    { audit: 'view' },
  ),
  scores: get(
    'scores/{regId}/{type}',
    'view',
    z.object({ regId, type: z.string().max(10) }),
    z.object({ record: z.array(z.object({ label: z.string(), value: z.string() })) }),
    { audit: 'view' },
  ),
});

/** The calls that carry the decisions on an application, by the words of their table. */
export const decisionCalls = {
  accept: registrationReview.receiveRegInfos,
  check: registrationReview.confirmRegistration,
  confirm: registrationReview.affirmRegistration,
  audit: registrationReview.batchAud,
};

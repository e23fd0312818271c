import {
  enrollMaterial,
  finalDecisions,
  firstDecisions,
  recheckDecisions,
} from '@tqc/domain/enroll';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, outcomeOf, put, undoOf, Waits, type Undo } from '../kit';
import { EnrollmentRow, enrollSaid } from './enrollmentRow';

const { enrId, completeBefore } = EnrollmentRow.shape;

const MOST = 100;
/** Records of a plan below that one call takes. */
export const MOST_LOWER = 1000;
/** Records of a call for many, each with the version that was read. */
const records = z
  .array(z.object({ id: enrId, version: z.number().int() }))
  .min(1, '请选择记录')
  .max(MOST, `一次最多办理${MOST}条`);
/** How it ended for each record. */
export const EnrollOutcome = outcomeOf(enrId);
/** Decisions on records can be taken back until they count. */
const takenBack = (table: Parameters<typeof undoOf>[0], page: string) =>
  undoOf(table, {
    kind: 'enrollment',
    page: () => page,
    ids: (input) => records.parse(input['records']).map(({ id }) => id),
    only: (input, ids) => ({
      ...input,
      records: records.parse(input['records']).filter(({ id }) => ids.includes(id)),
    }),
  });
const CHECK = '/enrollModel/EnrollmentCheckSubModel?kind=pending';
const AUDIT = '/enrollModel/EnrollmentAudSubModel';
/** A plan below as a whole: its records are known when it is tried, and stay those. */
const wholePlan: Undo = {
  kind: 'enrollment',
  page: () => `${AUDIT}?kind=recheck`,
  ids: ({ only }) => z.array(enrId).parse(only ?? []),
  only: (input, ids) => ({ ...input, only: [...ids] }),
  word: () => recheckDecisions.get('qualified').label,
};
const Decided = EnrollOutcome.extend({ waits: Waits.optional() });
/** True only asks what would be done, and of whom not. */
const preview = z.boolean().default(false);
const many = {
  versioned: false,
  dryRun: (input: Readonly<Record<string, unknown>>) => input['preview'] === true,
} as const;

const opinion = field.longText('意见', 200).or(z.literal('')).default('');
/** What is said with a conclusion of any stage. */
const concluded = {
  conditions: enrollSaid.conditions.default([]),
  reasons: enrollSaid.reasons.default([]),
  articles: enrollSaid.articles.default([]),
  opinion,
};

/** 初核、复核、终审 */
export const enrollmentReview = calls(catalogue.enrollment, {
  editEnrollmentFistAffirm: put(
    'editEnrollmentFistAffirm',
    'enroll.firstReview.audit',
    z.object({
      records,
      decision: z.literal(firstDecisions.of('first')),
      complete: field.flag('材料齐全').default(false),
      ...concluded,
      missing: field.codes('缺少的材料', enrollMaterial).or(z.tuple([])).default([]),
      missingText: field.longText('补充说明', 100).or(z.literal('')).default(''),
      completeBefore: completeBefore.default(null),
      preview,
    }),
    Decided,
    { ...many, undo: takenBack(firstDecisions, CHECK) },
  ),
  editAllEnrollCheckTheReg: put(
    'editAllEnrollCheckTheReg',
    'enroll.recheck.audit',
    z.object({
      records,
      decision: z.literal(recheckDecisions.of('recheck')),
      ...concluded,
      preview,
    }),
    Decided,
    { ...many, undo: takenBack(recheckDecisions, `${AUDIT}?kind=recheck`) },
  ),
  /** What was found qualified in the first review of a plan below is qualified at once. */
  lowerOrgbatchQualified: put(
    'lowerOrgbatchQualified',
    'enroll.recheck.audit',
    z.object({
      obId: EnrollmentRow.shape.obId,
      /** Those it was found possible for when it was asked; who comes later is not meant. */
      only: z.array(enrId).max(MOST_LOWER).optional(),
      preview,
    }),
    Decided,
    { ...many, undo: wholePlan },
  ),
  editAllEnrollFinshTheReg: put(
    'editAllEnrollFinshTheReg',
    'enroll.finalJudgement.audit',
    z.object({ records, decision: z.literal(finalDecisions.of('final')), ...concluded, preview }),
    Decided,
    { ...many, undo: takenBack(finalDecisions, `${AUDIT}?kind=final`) },
  ),
  batchApprovalEnroll: put(
    'batchApprovalEnroll',
    'enroll.finalJudgement.audit',
    z.object({ records, decision: z.literal(finalDecisions.of('final')), ...concluded, preview }),
    Decided,
    { ...many, undo: takenBack(finalDecisions, `${AUDIT}?kind=final`) },
  ),
  batchMsg: put(
    'batchMsg/{enrIds}',
    'enroll.message.send',
    z.object({
      enrIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/, '请选择1至200条数据'),
      content: field.longText('留言内容', 200).or(z.literal('')).default(''),
      bySms: field.flag('同时发送短信').default(false),
      preview,
    }),
    EnrollOutcome,
    {
      ...many,
      quota: ({ preview: asks }) => (asks === true ? undefined : 'message'),
    },
  ),
});

/** The calls that carry the decisions of the stages, by the words of their tables. */
export const enrollDecisionCalls = {
  first: enrollmentReview.editEnrollmentFistAffirm,
  recheck: enrollmentReview.editAllEnrollCheckTheReg,
  final: enrollmentReview.editAllEnrollFinshTheReg,
};

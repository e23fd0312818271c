import { decisionCalls } from '@tqc/contract/register';
import { decisions, recognitionFlow, type RecognitionDecision } from '@tqc/domain/register';
import { sql } from 'kysely';
import type { CaseKind } from '../../../trade/cases';
import {
  isDeleted,
  recordSteps,
  REGISTRATION,
  STANDS_STILL,
  type RegistrationRecord,
  type StepNote,
} from '../../../trade/registration';

const isOwner = (row: RegistrationRecord, who: { readonly orgId: string }) =>
  row.orgId === who.orgId;

/** Applications as cases: whose they are to decide, and where their lives are written. */
export const applications: CaseKind<
  'registration',
  StepNote,
  RecognitionDecision,
  keyof typeof decisionCalls,
  'point' | 'owner'
> = {
  table: 'registration',
  key: 'regId',
  kind: REGISTRATION,
  nameOf: ({ name }) => name,
  decisions,
  flow: recognitionFlow,
  calls: decisionCalls,
  deciders: {
    owner: isOwner,
    point: (row, who) => isOwner(row, who) || row.pointId === who.orgId,
  },
  shut: (row) => (isDeleted(row) ? STANDS_STILL : undefined),
  notYours: '该操作由认定机构办理',
  within: (rows) => sql`city in (${sql.join([...new Set(rows.map(({ city }) => city))])})`,
  log: recordSteps,
};

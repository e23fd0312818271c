import type { Tables } from '../tables';

/** Of the types of the tables only JSON says nothing of what a column holds. */
type JsonColumn<T> = {
  [C in keyof T]: unknown extends Selected<T[C]> ? C : never;
}[keyof T];
type Selected<V> = V extends { readonly __select__: infer S } ? S : V;
type JsonTable = {
  [T in keyof Tables]: [JsonColumn<Tables[T]>] extends [never] ? never : T;
}[keyof Tables];

/**
 * Columns that hold JSON: a list is an array of JSON in them, and an array of the database in any
 * other. One that is missing here, or is no such column, does not compile.
 */
export const jsonColumns: {
  readonly [T in JsonTable]: Readonly<Record<JsonColumn<Tables[T]> & string, true>>;
} = {
  applicantLog: { changes: true },
  audit: { row: true },
  auditInbox: { row: true },
  certChange: { wanted: true },
  certPrint: { layout: true },
  ecertChange: { content: true },
  ecertTask: { condition: true },
  enrollment: { assessments: true },
  exemptFiling: { members: true },
  exemptImportRow: { was: true },
  idempotency: { answer: true },
  installation: { value: true },
  job: { results: true, input: true },
  limitPush: { content: true },
  orgAnnul: { moved: true },
  orgLog: { changes: true },
  planChange: { before: true, after: true },
  printLayout: { offsets: true },
  provincePlan: { filing: true },
  registration: { resume: true },
  registrationChange: { changes: true },
  registrationLog: { detail: true },
  report: { definition: true },
  reportRun: { definition: true, asked: true, result: true },
  reportSubmit: { figures: true, checks: true },
  reportVersion: { definition: true },
  savedView: { state: true },
  siteInfo: { draft: true, publicFacts: true },
  siteLog: { changes: true },
  waitingDecision: { input: true },
  wallDisplay: { command: true },
};

const MINUTE = 60_000;

/** Every limit of sign-in and session in one place; the security page of the documentation shows them. */
export const limits = {
  idle: 30 * MINUTE,
  absolute: 480 * MINUTE,
  failures: 5,
  failureSpan: 15 * MINUTE,
  lock: 30 * MINUTE,
  addressFailures: 20,
  addressSpan: 10 * MINUTE,
  /** From this many failures on, work is asked for: about a second of a browser's time. */
  workAfter: 3,
  workBits: 14,
  workLife: 5 * MINUTE,
  keyTicketLife: 2 * MINUTE,
  codeLife: 5 * MINUTE,
  codeTries: 5,
  codeGap: MINUTE,
  codesAnHour: 5,
  codesADay: 10,
  codesOfOrg: 200,
  resetLife: 10 * MINUTE,
  passwordDays: 90,
  firstPasswordDays: 7,
  passwordReminder: 7,
  monitorSessions: 3,
} as const;

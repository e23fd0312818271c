const MINUTE = 60_000;

/**
 * Every limit of sign-in and session in one place; the security page of the documentation shows
 * them.
 */
export const limits = {
  idle: 30 * MINUTE,
  absolute: 480 * MINUTE,
  lock: 30 * MINUTE,
  /**
   * The work that is asked for grows by two bits a step, from an instant of a browser's time to
   * some seconds.
   */
  workBits: 14,
  workMost: 20,
  workLife: 5 * MINUTE,
  /** So many sign-ins too many from one address make the work two bits harder. */
  crowdStep: 200,
  keyTicketLife: 2 * MINUTE,
  codeLife: 5 * MINUTE,
  codeTries: 5,
  codeGap: MINUTE,
  codesAnHour: 5,
  codesADay: 10,
  codesOfOrg: 200,
  /** Calls of the forgotten password from one address. */
  forgetCalls: 60,
  forgetSpan: 10 * MINUTE,
  /** No refusal of a code comes sooner, so that its time tells nothing. */
  forgetPause: 300,
  resetLife: 10 * MINUTE,
  passwordDays: 90,
  firstPasswordDays: 7,
  passwordReminder: 7,
  monitorSessions: 3,
} as const;

/**
 * How one kind of attempt is counted: within which time, from how many on work is asked for and
 * after how many more of it grows, and at every how many there is a lock.
 */
interface Counting {
  readonly span: number;
  readonly workAfter: number;
  readonly workStep: number;
  readonly lockEvery?: number;
}

/**
 * What is counted. Only an account of one class of browsers is ever locked: an address is many
 * people.
 */
export const counting = {
  /** Wrong passwords, by account and class of browser. */
  account: { span: 15 * MINUTE, workAfter: 3, workStep: 1, lockEvery: 5 },
  address: { span: 10 * MINUTE, workAfter: 3, workStep: 10 },
  /** What could not be opened at all says nothing about an account. */
  noise: { span: 10 * MINUTE, workAfter: 100, workStep: 100 },
  /**
   * Every attempt of the forgotten password, right or wrong: what only the wrong ones cost would
   * tell them apart.
   */
  forgetAccount: { span: 60 * MINUTE, workAfter: 3, workStep: 2 },
  forgetAddress: { span: 10 * MINUTE, workAfter: 3, workStep: 10 },
} as const satisfies Record<string, Counting>;

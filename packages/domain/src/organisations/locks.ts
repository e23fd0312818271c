import { defineFlow, defineStatus } from '../kit';

/** How far a window in which functions are closed has come. */
export const lockState = defineStatus(
  {
    planned: { code: 0, label: '未开始', tone: 'pending' },
    running: { code: 1, label: '锁定中', tone: 'held' },
    over: { code: 2, label: '已结束', tone: 'good' },
  },
  'lockState',
);

/** 锁定时间: closes and opens by the clock; ended by hand before its time. */
export const lockFlow = defineFlow(lockState, {
  end: { from: 'running', to: 'over', otherwise: '只有锁定中的可以解除' },
  edit: { from: ['planned', 'running'], otherwise: '已结束的锁定不能再修改' },
  remove: { from: 'planned', otherwise: '已经开始的锁定不能删除，请改为解除' },
});

/** How far a window has come at a minute. */
export function lockStateAt(
  minute: string,
  { beginTime, endTime }: { readonly beginTime: string; readonly endTime: string },
): number {
  if (endTime <= minute) return lockState.code('over');
  return lockState.code(beginTime <= minute ? 'running' : 'planned');
}

/** A time in which functions are closed, minutes in China. */
export interface LockWindow {
  readonly functions: readonly string[];
  readonly beginTime: string;
  readonly endTime: string;
}
/** What is answered to a call of a closed function. */
export const LOCKED = '该功能在锁定时间内，暂不能办理';

/** The time that closes a function at a minute, if there is one. */
export function lockedBy<W extends LockWindow>(
  locks: readonly W[],
  name: LockFunction,
  minute: string,
): W | undefined {
  return locks.find(
    ({ functions, beginTime, endTime }) =>
      beginTime <= minute && minute < endTime && functions.includes(name),
  );
}

/** The rights whose calls each function closes. */
const CLOSED = {
  plan: /^(register|enroll)\.(provinceBatch|orgBatch|orgBatchTime|orgPlan|planEnd|localeSet)\./,
  confirm: /^register\.registration\.(check|confirm|accept|changeLocale)$/,
  audit:
    /^register\.(registration\.(audit|delete)|collegeInfo\.audit|accessQuery\..*|regChange\..*)$/,
  number: /^cert\.certAssign\./,
  certChange: /^cert\.(certChange\.|cert\.(delete|restore|recovery))/,
  enroll: /^enroll\.(enrollment|firstReview|recheck|finalJudgement|change)\./,
  export: /\.export\w*$/,
} as const;
/** A function that can be closed. */
export type LockFunction = keyof typeof CLOSED;

/** The function a right belongs to, if it is one that can be closed. */
export function functionOf(permission: string): LockFunction | undefined {
  // Object.keys forgets which names there are; they are those of the table.
  return (Object.keys(CLOSED) as LockFunction[]).find((name) => CLOSED[name].test(permission));
}

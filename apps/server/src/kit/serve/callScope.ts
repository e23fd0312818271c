import { isWrite, type Call } from '@tqc/contract/kit';
import { ApiFailure } from '../failure';
import { scopeOf, type Scope } from '../scope';
import type { Principal } from '../session';

/**
 * What a statement of a list may take, in milliseconds: whoever waits longer asked for too much,
 * and holds a connection that others wait for.
 */
const LIST_BUDGET = 2000;
const CANCELLED = '57014';

/** What is asked with conditions: a list, and what is counted beside it. */
const isWide = ({ rowKey, reach }: Call) => rowKey !== undefined || reach !== undefined;
/** Pages ask it without anybody waiting, as often as they like. */
const isBeside = (call: Call) => call.background === true && !isWrite(call);

/**
 * The eyes and the time of a call: a list and what is asked beside it have little of it, what is
 * changed is kept for the audit.
 */
export function scopeOfCall(call: Call, who: Principal, look: boolean): Scope {
  const scope = scopeOf(who);
  if (isWide(call) || isBeside(call)) return { ...scope, budget: LIST_BUDGET };
  return isWrite(call) && !look
    ? { ...scope, settings: { ...scope.settings, audited: 'on' } }
    : scope;
}

/** Whether the database gave a statement up because its time was over. */
export const isOutOfTime = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === CANCELLED;

/** What is said of a list whose time was over; undefined for any other failure. */
export function outOfBudget(call: Call, error: unknown): ApiFailure | undefined {
  if (!isWide(call) || !isOutOfTime(error)) return undefined;
  return new ApiFailure(
    422,
    `查询的范围太大，${LIST_BUDGET / 1000}秒内没有查完，请选择地区或再填写一个条件后查询`,
  );
}

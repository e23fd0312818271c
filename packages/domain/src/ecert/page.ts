import { stampType } from '../dictionaries';

/** The page of an electronic certificate, in millimetres. */
export const ECERT_PAGE = { width: 210, height: 148 } as const;

/** Where a stamp lies when nothing else is said: over the name of the organisation. */
export const STAMP_BOX = { x: 140, y: 84, width: 40, height: 40 } as const;

/** So many certificates are made while one waits; more are a task. */
export const MOST_MADE_AT_ONCE = 20;

/** So many rows a task has at most. */
export const MOST_IN_TASK = 2000;

/**
 * Whether a stamp bears the name of its organisation: an official seal exactly, a special one with
 * what it is for behind the name.
 */
export function stampFits(type: number, stampName: string, orgName: string): boolean {
  return type === stampType.code('official')
    ? stampName === orgName
    : stampName.startsWith(orgName);
}

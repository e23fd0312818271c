import type { Counts } from './report.d.mts';

/** A file with failing cases: its counts, and each failing case with why. */
interface FailingFile {
  readonly file: string;
  readonly passed: number;
  readonly skipped: number;
  /** The run did not come to it. */
  readonly lost?: boolean;
  readonly cases: readonly (readonly [name: string, said?: string])[];
}
export interface Came extends Counts {
  readonly passed: number;
  readonly failed: number;
  readonly names?: readonly string[];
  readonly said?: Readonly<Record<string, string>>;
  /** What a second run can judge; empty when something failed that has no file. */
  readonly again?: readonly FailingFile[];
}
interface Unheard {
  readonly path?: string;
  readonly message: string;
}
export function countVitest(
  said: object,
  unheard: readonly Unheard[],
  ok: boolean,
  all?: readonly string[],
): Came;
export function together(said: readonly object[]): object;
export function countBrowser(said: object, folder: string): Came;

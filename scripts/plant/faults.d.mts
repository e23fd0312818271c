/** A fault that is planted on purpose. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly breaks: string;
  /** Test files that should notice, the surest first. */
  readonly likely: readonly string[];
}
export const faults: readonly Fault[];
export function places(fault: Fault): number;

/** What a step counted. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly why?: string;
  /** The cases that failed. */
  readonly names?: readonly string[];
  /** The cases that failed and passed in a second run, with what they said first. */
  readonly unsteady?: readonly { readonly name: string; readonly said: string }[];
}

export function startReport(): {
  step(
    name: string,
    work: () => Counts | void | Promise<Counts | void>,
  ): Promise<Counts & { passed: number; failed: number; skipped: number }>;
  amend(name: string, again: Counts | Promise<Counts>): Promise<void>;
  end(file: string): boolean;
};

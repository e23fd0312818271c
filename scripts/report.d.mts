/** What a step counted. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly why?: string;
  /** The cases that failed. */
  readonly names?: readonly string[];
}

export function startReport(): {
  step(
    name: string,
    work: () => Counts | Promise<Counts> | void,
  ): Promise<Required<Omit<Counts, 'why' | 'names'>>>;
  end(file: string): boolean;
};

interface Suite {
  readonly name: string;
  readonly inputs: readonly string[];
}

export function greens(options?: { readonly fresh?: boolean; readonly kept?: string }): {
  known(suite: Suite): number | undefined;
  note(
    suite: Suite,
    counts: { readonly passed: number; readonly failed: number; readonly skipped: number },
  ): void;
};
export function changedSince(ref: string): string[];

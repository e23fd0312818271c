export function affected(
  files: readonly string[],
  ref: string,
): {
  readonly checks: readonly { readonly name: string }[];
  readonly suites: readonly {
    readonly suite: {
      readonly name: string;
      readonly folder: string;
      readonly env: Readonly<Record<string, string>>;
    };
    readonly filter: readonly string[];
  }[];
};

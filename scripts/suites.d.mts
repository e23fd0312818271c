interface Suite {
  readonly name: string;
  readonly folder: string;
  readonly inputs: readonly string[];
  readonly args: readonly string[];
}
export const WORKERS: number;
export const workspaces: readonly { readonly name: string; readonly path: string }[];
export const vitestSuites: readonly Suite[];

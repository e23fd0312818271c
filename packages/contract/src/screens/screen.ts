/** What kind of page a screen is. */
export type ScreenKind =
  | 'dashboard'
  | 'dialog'
  | 'external'
  | 'form'
  | 'group'
  | 'list'
  | 'redirect'
  | 'viewer'
  | 'wizard';

/** One screen of the catalogue: where it stands, who can be given it, which calls it makes. */
export interface Screen {
  readonly id: string;
  /** Path below the router base; dialogs and widgets have none. */
  readonly route?: string;
  readonly title: string;
  /** Place in the side menu; screens without one are reached another way. */
  readonly order?: number;
  readonly kind: ScreenKind;
  /** Organisation types that can be given the screen; the right itself decides. */
  readonly orgTypes: readonly number[];
  readonly permission: string;
  /** Ids of the calls the screen makes. */
  readonly calls: readonly string[];
}

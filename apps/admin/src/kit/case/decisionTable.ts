/** What of a table of decisions (`defineDecisions`) its buttons read. */
export interface DecisionTable<K extends string> {
  readonly keys: readonly K[];
  get(key: K): {
    readonly label: string;
    readonly bulk: string | undefined;
    readonly needs: readonly string[];
    readonly step: { readonly key: string };
  };
  step(key: string): { readonly label: string; readonly short: string };
}

/** A case as a list shows it to who may decide: what they may, or why this very person may not. */
export interface Decidable {
  readonly decisions: readonly string[];
  readonly notYours: string | null;
}

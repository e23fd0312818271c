/** One row of the audit as it is chained; seq and hash come from the sequencer. */
export interface AuditRow {
  /** Id of the call; old rows have its last word only. */
  readonly act: string;
  readonly actor: string;
  readonly at: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly ip: string;
  readonly obj: string;
  readonly ok: boolean;
  readonly org: string;
  readonly perm: string;
}

/** JSON with sorted keys (RFC 8785), so that the same row always has the same bytes. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

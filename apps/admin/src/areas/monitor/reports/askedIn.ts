import type { reports } from '@tqc/contract/monitor';
import type { InputOf } from '@tqc/contract/kit';
import type { SearchValue } from '@tqc/ui/SearchForm';

/** What a report is asked for. */
export type Asked = Pick<
  InputOf<typeof reports.getReportDataPreview>,
  'org' | 'batch' | 'ctId' | 'from' | 'to'
>;

/** What a search form holds, as the calls of a report take it. */
export function askedIn(values: Readonly<Record<string, SearchValue>>): Asked {
  const { org, batch, ctId, when } = values;
  const [from, to] = Array.isArray(when) ? (when as readonly string[]) : [];
  return {
    ...(typeof org === 'string' && org ? { org } : {}),
    ...(typeof batch === 'string' && batch ? { batch: [batch] } : {}),
    ...(typeof ctId === 'string' && ctId ? { ctId: [Number(ctId)] } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

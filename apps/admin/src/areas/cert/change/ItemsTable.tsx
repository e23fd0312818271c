import type { OutputOf } from '@tqc/contract/kit';
import type { certChange } from '@tqc/contract/cert';
import { ChangeTable } from '../../../trade/planning/ChangeTable';

/** What changes on a certificate, field by field. */
export function ItemsTable({
  items,
}: {
  readonly items: OutputOf<typeof certChange.get>['items'];
}) {
  const lines = items.map(({ field, label, before, after }) => ({
    key: field,
    label,
    now: before || '—',
    value: after || '—',
  }));
  return <ChangeTable lines={lines} waits={false} />;
}

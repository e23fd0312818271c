import type { Transport } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { membersOf, type Call } from '@tqc/contract/kit';
import { middleOf, rowsOf, type Watch } from './cases';
import type { Line } from './page';

/** Every list whose rows can be opened, with the call that opens one. */
const opened: readonly (readonly [list: Call, get: Call])[] = allCalls.flatMap((list) => {
  if (list.rowKey === undefined || !list.id.endsWith('.list')) return [];
  const get = allCalls.find(({ id }) => id === list.id.replace(/list$/, 'get'));
  return get ? [[list, get] as const] : [];
});

/** A dozen of each kind, opened from its list. */
export async function detailsOf(
  transport: Transport,
  watch: Watch,
  level: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [list, get] of opened) {
    const key = list.rowKey ?? '';
    const rows = await rowsOf(async () => {
      const size = 'pageSize' in membersOf(list.input) ? { pageSize: 30 } : {};
      // Every list answers with rows; which, only its own schema knows.
      return (await transport.send(list, size)) as { record: Record<string, unknown>[] };
    });
    lines.push(
      ...(await middleOf(watch, get.id, level, rows, (row) =>
        transport.send(get, { [key]: row[key] }),
      )),
    );
  }
  return lines;
}

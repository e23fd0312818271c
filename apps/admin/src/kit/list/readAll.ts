interface Reading<R> {
  readonly most: number;
  readonly pageSize: number;
  readonly idOf: (row: R) => string;
  /** Told after each page how many there are. */
  readonly onRead: (read: number) => void;
  readonly page: (pageNo: number) => Promise<{
    readonly total: number;
    readonly record: readonly R[];
  }>;
}

/** So often it is read when the list changes meanwhile. */
const TRIES = 4;

/** All rows of a list, or why they cannot be had. */
export type AllRows<R> = { readonly rows: readonly R[] } | { readonly reason: string };

/**
 * Reads a list page by page. A row that goes while the pages are read moves another over the edge
 * of a page unseen, and one that comes hides it in the count: several pages are read until two
 * readings in succession agree.
 */
export async function readAll<R>(reading: Reading<R>): Promise<AllRows<R>> {
  let before: string | undefined;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const once = await readOnce(reading);
    if (!once) return { reason: tooMany(reading.most) };
    const ids = [...once.rows.keys()].join();
    if (once.pages === 1 || ids === before) return { rows: [...once.rows.values()] };
    before = ids;
  }
  return { reason: '名单正在变化，没有全部选上，请稍后再选' };
}

async function readOnce<R>({ most, pageSize, idOf, onRead, page }: Reading<R>) {
  const rows = new Map<string, R>();
  for (let pages = 1; ; pages += 1) {
    const { total, record } = await page(pages);
    if (total > most) return undefined;
    for (const row of record) rows.set(idOf(row), row);
    onRead(rows.size);
    if (record.length < pageSize || pages * pageSize >= total) return { rows, pages };
  }
}

/** Why so many cannot be chosen together. */
export function tooMany(most: number): string {
  return `一次最多选择 ${most.toLocaleString('en')} 条，请增加查询条件`;
}

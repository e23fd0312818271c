import { expect, test, vi } from 'vitest';
import { readAll } from './readAll';

interface One {
  readonly id: string;
}
const rowsOf = (ids: readonly number[]): One[] => ids.map((id) => ({ id: String(id) }));
const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

/** Reads a list that `before` may change ahead of each page. */
function read(ids: number[], before: (asked: number) => void = () => undefined) {
  let asked = 0;
  const page = vi.fn((pageNo: number) => {
    asked += 1;
    before(asked);
    const record = rowsOf(ids.slice((pageNo - 1) * 10, pageNo * 10));
    return Promise.resolve({ total: ids.length, record });
  });
  const onRead = vi.fn();
  const all = readAll<One>({ most: 50, pageSize: 10, idOf: ({ id }) => id, onRead, page });
  return { all, page, onRead };
}

test('逐页读完，每页之后说读到多少，再读一遍一样才算', async () => {
  const { all, onRead } = read(upTo(25));
  await expect(all).resolves.toEqual({ rows: rowsOf(upTo(25)) });
  expect(onRead.mock.calls).toEqual([[10], [20], [25], [10], [20], [25]]);
});

test('正好一页、没有、正好到上限都读得完', async () => {
  await expect(read(upTo(10)).all).resolves.toEqual({ rows: rowsOf(upTo(10)) });
  await expect(read([]).all).resolves.toEqual({ rows: [] });
  await expect(read(upTo(50)).all).resolves.toEqual({ rows: rowsOf(upTo(50)) });
});

test('读的时候有人办走一条，别的一条就会漏看：从头再读，一条不少', async () => {
  const ids = upTo(25);
  const { all, page } = read(ids, (asked) => {
    if (asked === 2) ids.shift();
  });
  await expect(all).resolves.toEqual({ rows: rowsOf(upTo(25).slice(1)) });
  expect(page).toHaveBeenCalledTimes(9);
});

test('走一条又来一条，条数没变也看得出来', async () => {
  const ids = upTo(25);
  const { all } = read(ids, (asked) => {
    if (asked === 2) {
      ids.shift();
      ids.push(26);
    }
  });
  await expect(all).resolves.toEqual({ rows: rowsOf([...upTo(25).slice(1), 26]) });
});

test('一直在变就说清楚，不选一部分', async () => {
  const ids = upTo(25);
  const { all } = read(ids, () => void ids.shift());
  await expect(all).resolves.toEqual({ reason: '名单正在变化，没有全部选上，请稍后再选' });
});

test('太多就不读下去', async () => {
  const { all, page } = read(upTo(51));
  await expect(all).resolves.toEqual({ reason: '一次最多选择 50 条，请增加查询条件' });
  expect(page).toHaveBeenCalledTimes(1);
});

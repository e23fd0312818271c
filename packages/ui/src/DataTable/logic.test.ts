import { describe, expect, test, vi } from 'vitest';
import { applyChanges, cellText, placeColumns, widthOfText, type Column } from './column';
import { columnWindow, scrollLeftFor } from './columnWindow';
import { clampFocus, moveFocus } from './gridFocus';
import { pageAfterResize, pageCount, pageItems, totalLabel } from './paging';
import { createSelection, pageState } from './selection';
import { nextSort } from './sorting';
import { toHtml, toTsv } from './tsv';
import { withFocused } from './virtualRange';

interface Person {
  name: string;
  idNo: string | null;
}

const columns: Column<Person>[] = [
  { key: 'name', title: '姓名', width: 90, pinned: 'left' },
  { key: 'idNo', title: '证件号码', width: 180 },
  { key: 'action', title: '操作', width: 160, pinned: 'right' },
];

describe('列', () => {
  test('隐藏、改序、改宽，不认识的键忽略', () => {
    const result = applyChanges(columns, {
      hidden: ['name', '没有'],
      order: ['action', 'idNo', '旧列'],
      widths: { idNo: 10 },
    });
    expect(result.map(({ key, width }) => [key, width])).toEqual([
      ['action', 160],
      ['idNo', 48],
    ]);
  });

  test('只给部分顺序时，其余列留在原位', () => {
    expect(applyChanges(columns, { order: ['idNo', 'name'] }).map(({ key }) => key)).toEqual([
      'idNo',
      'name',
      'action',
    ]);
  });

  test('富余宽度给普通列，固定列算出粘住的距离', () => {
    const [name, idNo, action] = placeColumns(columns, 630);
    expect([name!.width, idNo!.width, action!.width]).toEqual([90, 380, 160]);
    expect([name!.start, idNo!.start, action!.start]).toEqual([0, 90, 470]);
    expect(name!.sticky).toEqual({ side: 'left', offset: 0 });
    expect(action!.sticky).toEqual({ side: 'right', offset: 0 });
    expect(idNo!.sticky).toBeUndefined();
  });

  test('富余宽度各普通列按自己的宽度分，一个像素也不剩；可省略的列不独占', () => {
    const wide = [
      { key: 'a', title: '', width: 100, ellipsis: true },
      { key: 'b', title: '', width: 300 },
      { key: 'c', title: '', width: 100 },
    ];
    const placed = placeColumns(wide, 1001);
    expect(placed.map(({ width }) => width)).toEqual([201, 600, 200]);
  });

  test('一段文字要多宽：汉字十四像素，字母和数字八像素，加上左右的边', () => {
    expect(widthOfText('王雪')).toBe(2 * 14 + 34);
    expect(widthOfText('买买提·Ali')).toBe(4 * 14 + 3 * 8 + 34);
    expect(widthOfText('𬭎䶮')).toBe(2 * 14 + 34);
  });

  test('空值的文本是空串', () => {
    expect(cellText(columns[1]!, { name: '䶮', idNo: null })).toBe('');
  });

  test('二十列以内全画，超过只画看得见的、固定的和焦点列', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      start: index * 100,
      width: 100,
      sticky: index === 0 ? {} : undefined,
    }));
    expect(columnWindow(many.slice(0, 20), 0, 500)).toHaveLength(20);
    const shown = columnWindow(many, 5000, 500, 90);
    expect(shown[0]).toBe(0);
    expect(shown).toContain(50);
    expect(shown).toContain(90);
    expect(shown.length).toBeLessThan(15);
  });

  test('被固定列盖住的列滚到露出来', () => {
    const placed = placeColumns(
      [
        ...columns.slice(0, 1),
        ...Array.from({ length: 10 }, (_, i) => ({ key: `c${i}`, title: '', width: 100 })),
        ...columns.slice(2),
      ],
      500,
    );
    expect(scrollLeftFor(placed, 0, 300, 500)).toBe(300);
    expect(scrollLeftFor(placed, 1, 300, 500)).toBe(0);
    expect(scrollLeftFor(placed, 10, 0, 500)).toBe(90 + 1000 - 500 + 160);
  });
});

describe('键盘', () => {
  const size = { rows: 200, cols: 6, pageRows: 10 };
  test.each([
    ['ArrowDown', {}, { row: 5, col: 2 }, { row: 6, col: 2 }],
    ['ArrowUp', {}, { row: 0, col: 2 }, { row: -1, col: 2 }],
    ['ArrowRight', {}, { row: 0, col: 5 }, { row: 0, col: 5 }],
    ['Home', {}, { row: 9, col: 4 }, { row: 9, col: 0 }],
    ['Home', { ctrlKey: true }, { row: 9, col: 4 }, { row: 0, col: 0 }],
    ['End', { ctrlKey: true }, { row: 9, col: 4 }, { row: 199, col: 5 }],
    ['PageUp', {}, { row: 4, col: 1 }, { row: 0, col: 1 }],
    ['PageDown', {}, { row: 195, col: 1 }, { row: 199, col: 1 }],
  ])('%s %o', (key, held, from, to) => {
    expect(moveFocus(from, { key, ...held }, size)).toEqual(to);
  });

  test('字母键不移动，行少了焦点拉回', () => {
    expect(moveFocus({ row: 0, col: 0 }, { key: 'a' }, size)).toBeUndefined();
    expect(clampFocus({ row: 50, col: 9 }, { rows: 3, cols: 4 })).toEqual({ row: 2, col: 3 });
    expect(moveFocus({ row: -1, col: 0 }, { key: 'ArrowDown' }, { ...size, rows: 0 })).toEqual({
      row: -1,
      col: 0,
    });
  });
});

describe('选择', () => {
  test('只通知变化的行', () => {
    const selection = createSelection();
    const one = vi.fn();
    const two = vi.fn();
    selection.subscribe(one, '1');
    const stop = selection.subscribe(two, '2');
    selection.toggle('1');
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
    stop();
    selection.setMany(['1', '2'], true);
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
    expect(selection.ids()).toEqual(['1', '2']);
  });

  test('翻页后保留，清空后为零', () => {
    const selection = createSelection(['a']);
    selection.setMany(['b', 'c'], true);
    expect(pageState(selection, ['b', 'c'])).toBe('all');
    expect(pageState(selection, ['a', 'x'])).toBe('some');
    expect(pageState(selection, [])).toBe('none');
    selection.clear();
    expect(selection.size()).toBe(0);
  });

  test('没有变化时快照不变', () => {
    const selection = createSelection(['a']);
    const before = selection.ids();
    selection.toggle('a', true);
    expect(selection.ids()).toBe(before);
  });
});

describe('分页与排序', () => {
  test('页码条', () => {
    expect(pageItems(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageItems(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageItems(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  test('总数和页数', () => {
    expect(totalLabel(86, true)).toBe('共 86 条记录');
    expect(totalLabel(10000, false)).toBe('共 10000+ 条记录');
    expect([pageCount(0, 10), pageCount(101, 10)]).toEqual([1, 11]);
    expect(pageAfterResize(11, 10, 50)).toBe(3);
  });

  test('升序、降序、不排', () => {
    const asc = nextSort(undefined, 'name');
    expect(asc).toEqual({ key: 'name', order: 'asc' });
    const desc = nextSort(asc, 'name');
    expect(desc).toEqual({ key: 'name', order: 'desc' });
    expect(nextSort(desc, 'name')).toBeUndefined();
    expect(nextSort(desc, 'idNo')).toEqual({ key: 'idNo', order: 'asc' });
  });
});

test('复制成制表符文本：换行变空格，公式加引号，负数不加', () => {
  const two = columns.slice(0, 2);
  expect(
    toTsv(two, [
      { name: '𬍛\n某', idNo: '=1+1' },
      { name: '甲', idNo: '-5' },
    ]),
  ).toBe("姓名\t证件号码\r\n𬍛 某\t'=1+1\r\n甲\t-5");
});

test('复制带引号的字：整格加引号、里面的双写，后面的格和行还在；空的复制成空的', () => {
  const copied = toTsv(columns.slice(0, 2), [
    { name: '"东霁区户籍', idNo: '—' },
    { name: '甲"乙"', idNo: null },
    { name: '"=1+1', idNo: '"' },
    { name: '丙', idNo: '—未核' },
  ]);
  expect(copied.split('\r\n').map((line) => line.split('\t'))).toEqual([
    ['姓名', '证件号码'],
    ['"""东霁区户籍"', ''],
    ['"甲""乙"""', ''],
    ['"""=1+1"', '""""'],
    ['丙', '—未核'],
  ]);
});

test('复制的表格里号码是文字，数量是数，尖括号照写，公式加引号', () => {
  const cell = (name: string) =>
    toHtml(columns.slice(0, 1), [{ name, idNo: null }]).split('<tr>')[2];
  const words = (text: string) => `<td style='mso-number-format:"\\@"'>${text}</td></tr></table>`;
  for (const name of ['20153292112000043', '15410060021', '007', '2024-05-01', '1e5', ''])
    expect(cell(name)).toBe(words(name));
  for (const count of ['0', '32', '-5', '12.50', '999999999'])
    expect(cell(count)).toBe(`<td>${count}</td></tr></table>`);
  expect(cell('<b>&"')).toBe(words('&lt;b&gt;&amp;"'));
  expect(cell('=1+1')).toBe(words("'=1+1"));
});

// Rules: table-04
test('滚动时背后少留几行，停着两边一样，焦点行总在', () => {
  const range = { startIndex: 20, endIndex: 30, overscan: 5, count: 100 };
  const ends = (indexes: number[]) => [indexes[0], indexes.at(-1)];
  expect(ends(withFocused(range, 25))).toEqual([15, 35]);
  expect(ends(withFocused(range, 25, 'forward'))).toEqual([18, 35]);
  expect(ends(withFocused(range, 25, 'backward'))).toEqual([15, 32]);
  expect(withFocused(range, 3, 'forward')[0]).toBe(3);
  expect(ends(withFocused(range, 25, 'forward', 16))).toEqual([18, 35]);
  expect(ends(withFocused(range, 25, 'forward', 0)), '整屏跳过去，一行不多画').toEqual([20, 30]);
  expect(ends(withFocused(range, 25, null, 0)), '停下来补上两头').toEqual([15, 35]);
  expect(withFocused(range, 90).at(-1)).toBe(90);
});

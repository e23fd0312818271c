import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable';
import { demoColumns, demoRows } from './demoRows';

test('上级标题比画面宽时，字停在看得见的地方，不在固定列下面', async () => {
  const wide = Array.from({ length: 40 }, (_, at) => ({
    key: `n${at}`,
    title: `第${at}列`,
    heads: [at < 30 ? '前三十列' : '后十列'],
    width: 140,
    render: () => at,
  }));
  const { container } = await render(
    <div style={{ width: 900 }}>
      <DataTable
        ariaLabel="宽表"
        columns={[{ ...demoColumns[0]!, pinned: 'left', width: 200 }, ...wide]}
        rows={demoRows(5)}
        rowKey="id"
        total={5}
        page={1}
        pageSize={10}
        onPage={() => undefined}
      />
    </div>,
  );
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  const words = (title: string) => {
    const span = [...grid.querySelectorAll('[role=columnheader] > span')].find(
      (one) => one.textContent === title,
    );
    const [box, seen] = [span?.getBoundingClientRect(), grid.getBoundingClientRect()];
    return {
      left: (box?.left ?? -Infinity) - seen.left,
      right: (box?.right ?? Infinity) - seen.left,
    };
  };
  const isInSight = (title: string) => {
    expect(words(title).left).toBeGreaterThanOrEqual(200);
    expect(words(title).right).toBeLessThanOrEqual(900);
  };
  isInSight('前三十列');
  for (const column of [6, 12, 20]) {
    grid.scrollLeft = column * 140;
    await vi.waitFor(() => expect(grid.textContent).toContain(`第${column + 2}列`));
    isInSight('前三十列');
  }
  grid.scrollLeft = 33 * 140;
  await vi.waitFor(() => expect(grid.textContent).toContain('第38列'));
  isInSight('后十列');
});

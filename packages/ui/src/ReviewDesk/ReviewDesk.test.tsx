import { composeStories } from '@storybook/react-vite';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PaneSizes } from './paneSizes';
import { ReviewDesk } from './ReviewDesk';
import * as stories from './ReviewDesk.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

/** 只放着文字的审核台，总宽是 width 像素；故事的审核台还在页面上，只在这一个里找。 */
async function deskOf(width: number, startSizes: PaneSizes, onSizes?: (sizes: PaneSizes) => void) {
  const { container } = await render(
    <div style={{ width, height: 600 }}>
      <ReviewDesk
        title="审核台"
        queue="队列"
        material="材料"
        decision="结论"
        startSizes={startSizes}
        onSizes={onSizes}
      />
    </div>,
  );
  const desk = page.elementLocator(container);
  const pane = (name: string) => desk.getByRole('region', { name, exact: true });
  return {
    pane,
    divider: desk.getByRole('separator', { name: '调整队列宽度' }),
    width: (name: string) => Math.round(pane(name).element().getBoundingClientRect().width),
  };
}

test('拖分隔线：跟着指针走，到最小宽度为止，宽度告诉使用者', async () => {
  const onSizes = vi.fn<(sizes: PaneSizes) => void>();
  const { pane, divider, width } = await deskOf(1216, [20, 46, 34], onSizes);
  await vi.waitFor(() => expect(width('队列')).toBe(240));
  await userEvent.dragAndDrop(divider, pane('材料'), {
    sourcePosition: { x: 4, y: 200 },
    targetPosition: { x: 116, y: 200 },
  });
  await vi.waitFor(() => expect(Math.abs(width('队列') - 360)).toBeLessThan(3));
  const told = onSizes.mock.lastCall?.[0] ?? [];
  expect(told[0]).toBeCloseTo(30, 0);
  expect(told.reduce((sum, size) => sum + size, 0)).toBeCloseTo(100);
  await userEvent.dragAndDrop(divider, pane('队列'), {
    sourcePosition: { x: 4, y: 200 },
    targetPosition: { x: 5, y: 200 },
  });
  await vi.waitFor(() => expect(width('队列')).toBe(200));
});

test('记住的宽度在窄处也不小于最小宽度', async () => {
  const { width } = await deskOf(1000, [3, 94, 3]);
  await vi.waitFor(() =>
    expect(['队列', '材料', '内容与结论'].map(width)).toEqual([200, 464, 320]),
  );
});

test('在别的标签页后面时不听键，开着的说明也不挡着前面的页面', async () => {
  const next = vi.fn();
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ReviewDesk
        title="后面的审核台"
        queue="队列"
        material="材料"
        decision="结论"
        keys={[{ key: 'n', label: '下一件', run: next }]}
      />
    </Activity>
  );
  const { rerender, container } = await render(tab('visible'));
  await userEvent.keyboard('n');
  await page.elementLocator(container).getByRole('button', { name: '键盘说明' }).click();
  await vi.waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
  await rerender(tab('hidden'));
  expect(container.querySelector('dialog')?.open).toBe(false);
  await userEvent.keyboard('n');
  expect(next).toHaveBeenCalledTimes(1);
  await rerender(tab('visible'));
  await vi.waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
});

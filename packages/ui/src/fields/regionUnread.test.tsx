import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyRegion } from './region';
import { RegionField } from './RegionField';

test('地区没有读到时如实说，再展开就再读', async () => {
  const answers = [
    () => Promise.reject(new Error('网络不通')),
    () => Promise.resolve([{ value: '1188', label: '云汀市' }]),
  ];
  const load = vi.fn(() => answers.shift()!());
  await render(
    <>
      {/* Before the field: what is let down covers what stands behind it. */}
      <button type="button">别处</button>
      <RegionField
        label="地区"
        value={emptyRegion}
        onChange={() => undefined}
        levels={['city']}
        load={load}
      />
    </>,
  );
  const open = () => userEvent.click(page.getByRole('combobox'));
  await open();
  await expect.element(page.getByText('没有读到，请重新展开')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '别处' }));
  await open();
  await expect.element(page.getByRole('option', { name: '云汀市' })).toBeVisible();
  expect(load.mock.calls).toEqual([
    ['city', ''],
    ['city', ''],
  ]);
});

test('地区还在读时如实说', async () => {
  await render(
    <RegionField
      label="地区"
      value={emptyRegion}
      onChange={() => undefined}
      levels={['city']}
      load={() => new Promise(() => undefined)}
    />,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('正在查找…')).toBeVisible();
});

import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TreeSelectField } from './TreeSelectField';

test('机构树等 100 毫秒才去读：一闪而过的不问（form-12）', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve([]));
  const passing = await render(
    <TreeSelectField label="认定机构" value="" onChange={() => undefined} load={load} />,
  );
  await vi.advanceTimersByTimeAsync(99);
  await passing.unmount();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  await render(
    <TreeSelectField label="认定机构" value="" onChange={() => undefined} load={load} />,
  );
  await vi.advanceTimersByTimeAsync(99);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledExactlyOnceWith('');
});

test('没有读到机构时说明，再展开时重新读', async () => {
  const load = vi
    .fn<() => Promise<{ value: string; label: string }[]>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ value: 'o1', label: '云梦省教育厅' }]);
  const shown = await render(
    <TreeSelectField label="认定机构" value="" onChange={() => undefined} load={load} />,
  );
  await expect.element(shown.getByRole('alert')).toHaveTextContent('没有读到，请检查网络后再展开');
  await shown.getByRole('combobox', { name: '认定机构' }).click();
  await expect.element(shown.getByText('云梦省教育厅')).toBeVisible();
  expect(shown.container.querySelector('[role=alert]')).toBeNull();
});

test('下级没有读到时说明，不展开；再展开一次重新读', async () => {
  // The tree reports to the console what it could not read.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<(parent: string) => Promise<{ value: string; label: string }[]>>()
    .mockResolvedValueOnce([{ value: 'o1', label: '云梦省教育厅' }])
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ value: 'o2', label: '青禾市教育局' }]);
  const shown = await render(
    <TreeSelectField label="认定机构" value="" onChange={() => undefined} load={load} />,
  );
  await shown.getByRole('combobox', { name: '认定机构' }).click();
  const province = shown.getByRole('treeitem', { name: '云梦省教育厅' });
  await expect.element(province).toBeVisible();
  const fold = () =>
    (province.element().querySelector('.arco-tree-node-switcher-icon') as HTMLElement).click();
  fold();
  await expect.element(shown.getByRole('alert')).toHaveTextContent('没有读到，请检查网络后再展开');
  await expect.element(province).toHaveAttribute('aria-expanded', 'false');
  fold();
  await expect.element(shown.getByText('青禾市教育局')).toBeVisible();
  expect(shown.container.querySelector('[role=alert]')).toBeNull();
  expect(load.mock.calls).toEqual([[''], ['o1'], ['o1']]);
});

test('换了来源，原来的机构不再列出，新的没有读到也一样', async () => {
  const former = () => Promise.resolve([{ value: 'o1', label: '云梦省教育厅' }]);
  const away = vi.fn(() => Promise.reject(new Error('away')));
  const field = (load: () => Promise<{ value: string; label: string }[]>) => (
    <TreeSelectField label="认定机构" value="" onChange={() => undefined} load={load} />
  );
  const shown = await render(field(former));
  await shown.getByRole('combobox', { name: '认定机构' }).click();
  await expect.element(shown.getByText('云梦省教育厅')).toBeVisible();
  await shown.rerender(field(away));
  await expect.element(shown.getByRole('alert')).toHaveTextContent('没有读到，请检查网络后再展开');
  expect(shown.getByText('云梦省教育厅').elements()).toEqual([]);
});

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

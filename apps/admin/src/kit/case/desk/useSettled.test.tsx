import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useWaiting } from '../../undo/waiting';
import { useSettled } from './useSettled';

afterEach(() => vi.restoreAllMocks());

test('办完自动到的下一件，看一眼之前数字不办理；自己选的、看过的都办理', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const { result, rerender } = await renderHook(
    (asked?: { readonly regId: string | undefined }) => useSettled(asked?.regId, false),
    { initialProps: { regId: '1' as string | undefined } },
  );
  expect(result.current.settled()).toBe(true);
  result.current.decided();
  // Between two cases none may stand for a moment.
  await rerender({ regId: undefined });
  await rerender({ regId: '2' });
  expect(result.current.settled()).toBe(false);
  clock.mockReturnValue(now + 700);
  expect(result.current.settled()).toBe(true);
  await rerender({ regId: '3' });
  expect(result.current.settled()).toBe(true);
});

test('撤回还没有回来，数字不办理眼前的另一件；回来的也先看一眼', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const { act, result, rerender } = await renderHook(
    (asked?: { readonly regId: string; readonly returning: boolean }) =>
      useSettled(asked?.regId, asked?.returning ?? false),
    { initialProps: { regId: '2', returning: false } },
  );
  useWaiting.setState({ taking: true });
  expect(result.current.settled()).toBe(false);
  await act(() => useWaiting.setState({ taking: false, back: ['1'] }));
  await rerender({ regId: '2', returning: true });
  expect(result.current.settled()).toBe(false);
  await rerender({ regId: '1', returning: false });
  expect(result.current.settled()).toBe(false);
  clock.mockReturnValue(now + 700);
  expect(result.current.settled()).toBe(true);
});

test('在别的页撤回、队列里没有的一件：接着自己选的另一件马上能办', async () => {
  const { act, result, rerender } = await renderHook(
    (asked?: { readonly regId: string }) => useSettled(asked?.regId, false),
    { initialProps: { regId: '2' } },
  );
  await act(() => useWaiting.setState({ back: ['9'] }));
  await rerender({ regId: '3' });
  expect(result.current.settled()).toBe(true);
});

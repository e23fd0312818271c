import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useWaiting } from '../../undo/waiting';
import { useSettled } from './useSettled';

afterEach(() => vi.restoreAllMocks());

type Shown = Parameters<typeof useSettled>[0];
const shown = (id: string | undefined, seen?: object, returning = false): Shown => ({
  id,
  seen,
  returning,
});
/** What was painted is noted in the frame after it. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The hook with a clock that stands still until it is told. */
async function settling(first: Shown) {
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  const hook = await renderHook((now: Shown = first) => useSettled(now), { initialProps: first });
  await frame();
  let at = start;
  return {
    ...hook,
    settled: () => hook.result.current.settled(),
    show: async (next: Shown) => {
      await hook.rerender(next);
      await frame();
    },
    look: (ms = 700) => clock.mockReturnValue((at += ms)),
  };
}

test('每一件刚打开的，看一眼之前数字都不办理：第一件、自己选的下一件、再回来的', async () => {
  const { settled, show, look } = await settling(shown('1', {}));
  expect(settled()).toBe(false);
  look();
  expect(settled()).toBe(true);
  await show(shown('2', {}));
  expect(settled()).toBe(false);
  look(500);
  expect(settled()).toBe(false);
  look(200);
  expect(settled()).toBe(true);
  await show(shown('1', {}));
  expect(settled()).toBe(false);
});

test('材料还没有画出来，等多久数字都不办理；画出来以后再看一眼', async () => {
  const { settled, show, look } = await settling(shown('1', {}));
  await show(shown('2'));
  look(5000);
  expect(settled()).toBe(false);
  await show(shown('2', {}));
  expect(settled()).toBe(false);
  look();
  expect(settled()).toBe(true);
});

test('同一件重新读了，也要再看一眼；没有打开的，数字不说刚打开', async () => {
  const { settled, show, look } = await settling(shown('1', {}));
  look();
  await show(shown('1', {}));
  expect(settled()).toBe(false);
  await show(shown(undefined));
  expect(settled()).toBe(true);
});

test('撤回还没有回来，数字不办理眼前的另一件；回来的也先看一眼', async () => {
  const seen = {};
  const { act, settled, show, look } = await settling(shown('2', seen));
  look();
  useWaiting.setState({ taking: true });
  expect(settled()).toBe(false);
  await act(() => useWaiting.setState({ taking: false, back: ['1'] }));
  await show(shown('2', seen, true));
  expect(settled()).toBe(false);
  await show(shown('1', {}));
  expect(settled()).toBe(false);
  look();
  expect(settled()).toBe(true);
});

test('光标在撤回里，数字不办理，离开以后才办', async () => {
  const { settled, look } = await settling(shown('1', {}));
  look();
  const bar = document.body.appendChild(document.createElement('section'));
  bar.dataset['holdsDigits'] = '';
  const button = bar.appendChild(document.createElement('button'));
  button.focus();
  expect(settled()).toBe(false);
  await expect.poll(() => document.body.textContent).toContain('光标在“撤回”上，数字不办理');
  button.blur();
  expect(settled()).toBe(true);
  bar.remove();
});

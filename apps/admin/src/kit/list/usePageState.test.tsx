import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { closeHere } from '../session/session';
import { useTabNames } from '../session/tabName';
import { usePageState } from './usePageState';

const at = (path: string) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  ),
});

test('页面记着的，离开再来还在；会话结束就忘了，标签的名字也一样，下一个人看不到', async () => {
  // The tab of such a page is named with its query, and closing it alone would leave this.
  const path = '/subjectManage?type=2';
  const first = await renderHook(() => usePageState('personal', ''), at(path));
  await first.act(() => first.result.current[1]('32010219900100123X'));
  await first.unmount();
  const again = await renderHook(() => usePageState('personal', ''), at(path));
  expect(again.result.current[0]).toBe('32010219900100123X');
  await again.unmount();
  useTabNames.setState({ '/cert': '20243201012000123' });

  closeHere();
  const next = await renderHook(() => usePageState('personal', ''), at(path));
  expect(next.result.current[0]).toBe('');
  expect(useTabNames.getState()).toEqual({});
});

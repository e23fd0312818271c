import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrowserRouter, Routes, Route, useLocation } from 'react-router-dom';
import { useCleanLocation } from './cleanAddress';

const before = window.location.href;
afterEach(() => history.replaceState(null, '', before));

function Page() {
  return <p>看到{useLocation().search}</p>;
}

function Pages() {
  return (
    <Routes location={useCleanLocation()}>
      <Route path="*" element={<Page />} />
    </Routes>
  );
}

test('旧链接带来的证件号码：页面看不到，地址和历史里当即没有，别的留着', async () => {
  history.replaceState({ key: 'kept' }, '', '/list?tab=a&idNo=32010219900100123X#here');
  const length = history.length;
  const screen = await render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  await expect.element(screen.getByText('看到?tab=a')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/list?tab=a');
  expect(window.location.hash).toBe('#here');
  expect(history.length).toBe(length);
  expect(history.state).toMatchObject({ key: 'kept' });
});

test('后退到旧地址，也当即清掉', async () => {
  history.replaceState(null, '', '/list?mobile=13800138000');
  history.pushState(null, '', '/list?tab=b');
  const screen = await render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  await expect.element(screen.getByText('看到?tab=b')).toBeVisible();
  history.back();
  await expect.poll(() => screen.container.textContent).toBe('看到');
  expect(window.location.search).toBe('');
});

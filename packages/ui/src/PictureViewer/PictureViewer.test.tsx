import { composeStories } from '@storybook/react-vite';
import { Activity, createRef, Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FocusHandle } from '../foundation';
import * as stories from './PictureViewer.stories';
import { readDemo } from './demoPictures';
import { PicturePane } from './PicturePane';

/** 忙的机器画得晚。 */
const SLOW = { timeout: 15_000 };

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

test('二十兆像素的扫描件：转动只改变换、不重新解码，下一张在要之前已经取好', async () => {
  const pictures = [
    { id: 'huge0', title: '大扫描件一' },
    { id: 'huge1', title: '大扫描件二' },
  ];
  const blob = await readDemo({ id: 'huge', title: '扫描件' });
  const read = vi.fn(async () => blob);
  const { container } = await render(<PicturePane pictures={pictures} read={read} />);
  const image = () => container.querySelector<HTMLImageElement>('[role=img] > img');
  await vi.waitFor(() => expect(image()?.naturalWidth).toBe(5472), { timeout: 15_000 });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  const before = image();
  const source = before?.src;
  for (let turn = 0; turn < 10; turn += 1)
    container.querySelector<HTMLElement>('[aria-label="右转15°"]')?.click();
  await vi.waitFor(() => expect(image()?.style.transform).toContain('rotate(150deg)'));
  expect(image()).toBe(before);
  expect(image()?.src).toBe(source);
  container.querySelector<HTMLElement>('[aria-label="下一张"]')?.click();
  await vi.waitFor(() => expect(image()?.src).not.toBe(source), { timeout: 15_000 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('连着转的时候 React 一次也不画，停下来才把数字写出来', async () => {
  const draws = vi.fn();
  const { container } = await render(
    <Profiler id="viewer" onRender={draws}>
      <PicturePane pictures={[{ id: 'one', title: '照片' }]} read={readDemo} />
    </Profiler>,
  );
  const image = () => container.querySelector<HTMLImageElement>('[role=img] > img');
  const turn = () => container.querySelector<HTMLElement>('[aria-label="右转15°"]')?.click();
  await vi.waitFor(() => expect(image()?.naturalWidth).toBeGreaterThan(0), SLOW);
  // The first turn makes the buttons that move the picture appear.
  turn();
  await vi.waitFor(
    () => expect(container.querySelector('[role=status]')?.textContent).toContain('旋转 15 度'),
    SLOW,
  );
  draws.mockClear();
  for (let times = 0; times < 5; times += 1) turn();
  expect(image()?.style.transform).toContain('rotate(90deg)');
  expect(draws).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(container.querySelector('[role=status]')?.textContent).toContain('旋转 90 度'),
  );
  expect(draws).toHaveBeenCalledTimes(1);
});

test('页面藏起来再露出来：还是那一张，转的、放大的都在；换了一件才从头看', async () => {
  const pictures = ['front', 'back', 'photo'].map((id) => ({ id, title: id }));
  const page = (mode: 'visible' | 'hidden', shown = pictures) => (
    <Activity mode={mode}>
      <PicturePane pictures={shown} read={readDemo} />
    </Activity>
  );
  const { container, rerender } = await render(page('visible'));
  const press = (label: string) =>
    container.querySelector<HTMLElement>(`[aria-label^="${label}"]`)?.click();
  const stage = () => container.querySelector('[role=img]')?.getAttribute('aria-label');
  const view = () => container.querySelector('[role=status]')?.textContent;
  press('下一张');
  await vi.waitFor(() => expect(container.querySelector('[role=img] > img')).not.toBeNull(), SLOW);
  press('右转15°');
  press('放大');
  await vi.waitFor(() => expect(view()).toContain('旋转 15 度'), SLOW);
  const before = [stage(), view()];
  for (let time = 0; time < 2; time += 1) {
    await rerender(page('hidden'));
    await rerender(page('visible'));
    await vi.waitFor(() => expect([stage(), view()]).toEqual(before), SLOW);
  }
  await rerender(page('visible', pictures.slice(1)));
  await vi.waitFor(() => expect(stage()).toContain('第1张，共2张'), SLOW);
  await vi.waitFor(() => expect(view()).toContain('旋转 0 度'), SLOW);
});

test('焦点引进来：到图片上，还没读到也一样；对比时到选中的那张', async () => {
  const pane = createRef<FocusHandle>();
  const pictures = ['front', 'back'].map((id) => ({ id, title: id }));
  const { container } = await render(
    <PicturePane ref={pane} pictures={pictures} read={() => new Promise(() => undefined)} />,
  );
  const stages = () => [...container.querySelectorAll<HTMLElement>('[role=img]')];
  pane.current?.focus();
  expect(document.activeElement).toBe(stages()[0]);
  container.querySelector<HTMLElement>('[aria-label^="对比"]')?.click();
  await vi.waitFor(() => expect(stages()).toHaveLength(2));
  stages()[1]?.focus();
  container.querySelector<HTMLElement>('[aria-label="图片工具"] button')?.focus();
  pane.current?.focus();
  expect(document.activeElement).toBe(stages()[1]);
});

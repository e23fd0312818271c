import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './PictureViewer.stories';
import { readDemo } from './demoPictures';
import { PicturePane } from './PicturePane';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

test('二十兆像素的扫描件：转一步两帧之内画好，预取的下一张立刻可见', async () => {
  const pictures = [{ id: 'huge', title: '大扫描件一' }, { id: 'huge', title: '大扫描件二' }].map((picture, index) => ({ ...picture, id: `${picture.id}${index}` }));
  const blob = await readDemo({ id: 'huge', title: '扫描件' });
  const { container } = await render(<PicturePane pictures={pictures} read={async () => blob} />);
  const image = () => container.querySelector<HTMLImageElement>('[role=img] > img');
  await vi.waitFor(() => expect(image()?.naturalWidth).toBe(5472), { timeout: 10_000 });
  // 等前后两张取好
  await new Promise((resolve) => { setTimeout(resolve, 1500); });
  const frames: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const start = performance.now();
    container.querySelector<HTMLElement>('[aria-label="右转15°"]')?.click();
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    frames.push(performance.now() - start);
  }
  expect(frames.sort((a, b) => a - b)[5]).toBeLessThan(60);
  const before = image();
  const start = performance.now();
  container.querySelector<HTMLElement>('[aria-label="下一张"]')?.click();
  await vi.waitFor(() => expect(image()).not.toBe(before), { interval: 5 });
  expect(performance.now() - start).toBeLessThan(250);
});

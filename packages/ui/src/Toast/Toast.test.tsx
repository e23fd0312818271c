import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { clearToasts, showToast } from '.';
import * as stories from './Toast.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

const toasts = () => [...document.querySelectorAll('.arco-message')];
/** Header and strip of tabs, as tokens.css has them. */
const FRAME = 56 + 36;

test('还没消失的同一句只有一条；不同的最多两条，不盖住标签条下面的内容', async () => {
  clearToasts();
  await vi.waitFor(() => expect(toasts()).toEqual([]));
  showToast('bad', '这一件刚打开，请看过后再按');
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  showToast('bad', '这一件刚打开，请看过后再按');
  showToast('good', '李若琳：材料合格');
  await vi.waitFor(() => expect(toasts()).toHaveLength(2));
  expect(
    Math.max(...toasts().map((one) => one.getBoundingClientRect().bottom)),
  ).toBeLessThanOrEqual(FRAME);
  showToast('good', '张婷：材料合格');
  await vi.waitFor(() =>
    expect(toasts().map(({ textContent }) => textContent)).toEqual([
      '李若琳：材料合格',
      '张婷：材料合格',
    ]),
  );
  clearToasts();
});

import { expect, test } from 'vitest';
import { focusPreview } from './focusField';

test('转到看图区：图片还没读到时先到预览上，读到后到图片上', () => {
  const desk = document.createElement('div');
  document.body.append(desk);
  focusPreview(null);
  focusPreview(desk);
  expect(document.activeElement).toBe(document.body);

  desk.innerHTML = '<div role="group" aria-label="图片预览" tabindex="-1"></div>';
  focusPreview(desk);
  expect(document.activeElement).toBe(desk.firstElementChild);

  desk.firstElementChild?.append(document.createElement('canvas'));
  const picture = desk.querySelector('canvas');
  picture?.setAttribute('role', 'img');
  if (picture) picture.tabIndex = 0;
  focusPreview(desk);
  expect(document.activeElement).toBe(picture);
  desk.remove();
});

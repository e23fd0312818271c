import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import styles from './Shell.module.css';

const media = (name: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media: name });

afterEach(() => media(''));

/** The frame of the pages with a page of three thousand pixels in it. */
function frame(more = ''): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = `<div class="${styles['shell'] ?? ''}">
    <nav>菜单</nav>
    <div class="${styles['right'] ?? ''}">
      <header>页头</header><div>标签</div>
      <main class="${styles['content'] ?? ''}"><div style="height: 3000px"></div></main>
    </div>${more}
  </div>`;
  return box;
}
const heightOf = (box: HTMLElement, part: string) =>
  box.querySelector(part)?.getBoundingClientRect().height ?? 0;

test('打印时没有菜单、页头和标签，内容有多长就有多长', async () => {
  const box = frame();
  expect(heightOf(box, 'main')).toBeLessThan(3000);
  await media('print');
  expect(['nav', 'header', 'header + div'].map((part) => heightOf(box, part))).toEqual([0, 0, 0]);
  expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(3000);
  box.remove();
});

test('锁屏盖着时打印不露出后面的', async () => {
  const box = frame('<dialog>已锁定</dialog>');
  box.querySelector('dialog')?.showModal();
  await media('print');
  expect(box.getBoundingClientRect().height).toBeLessThan(3000);
  box.remove();
});

import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { demoAssets } from './demoAssets';
import { demoPdf } from './demoPdf';
import { PdfViewer } from './PdfViewer';

const read = async () =>
  new Blob([demoPdf({ pages: Array.from({ length: 6 }, (_, at) => ({ lines: [`page ${at}`] })) })]);

/** 忙的机器开得慢。 */
const SLOW = { timeout: 40_000 };

test(
  '页面藏起来再露出来，两次：文件照样看得见，还是那一处、那样大、那样转、那个词',
  { timeout: 120_000 },
  async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <PdfViewer fileKey="kept" assets={demoAssets} read={read} />
      </Activity>
    );
    const { container, rerender } = await render(page('visible'));
    const drawn = () =>
      vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), SLOW);
    const box = () => container.querySelector<HTMLElement>('[role=document]');
    const press = (label: string) =>
      container.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    const numbered = () =>
      container.querySelector<HTMLInputElement>('[class*=number] input')?.value;
    const seen = () => ({
      percent: container.querySelector('[class*=percent]')?.textContent,
      width: container.querySelector<HTMLElement>('[class*=_page_]')?.style.width,
      page: numbered(),
      place: Math.round(box()?.scrollTop ?? 0),
      wanted: container.querySelector<HTMLInputElement>('input[class*=wanted]')?.value,
    });
    await drawn();
    press('放大');
    press('右转90°');
    press('查找');
    await vi.waitFor(
      () => expect(container.querySelector('input[class*=wanted]')).not.toBeNull(),
      SLOW,
    );
    const word = container.querySelector<HTMLInputElement>('input[class*=wanted]')!;
    // No hit: what is searched for must not move the place that is looked at.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      word,
      'nowhere',
    );
    word.dispatchEvent(new Event('input', { bubbles: true }));
    // A new size goes back to the place that was looked at: scrolled once the page has it.
    await vi.waitFor(() => {
      box()!.scrollTop = 1500;
      expect(numbered()).not.toBe('1');
    }, SLOW);
    const before = seen();
    expect(before.place).toBe(1500);
    for (let time = 0; time < 2; time += 1) {
      await rerender(page('hidden'));
      await rerender(page('visible'));
      await drawn();
      await vi.waitFor(() => expect(seen()).toEqual(before), SLOW);
    }
  },
);

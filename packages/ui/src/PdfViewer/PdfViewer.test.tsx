import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FocusHandle } from '../foundation';
import { demoAssets } from './demoAssets';
import { demoPdf } from './demoPdf';
import { PdfViewer } from './PdfViewer';
import * as stories from './PdfViewer.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

test('三百页扫描件先看到第一页，翻到哪里画布都不超过七张', async () => {
  const scan = await jpeg();
  const file = new Blob([demoPdf({ pages: Array.from({ length: 300 }, () => ({ scan })) })]);
  const { container } = await render(
    <PdfViewer fileKey="scan" assets={demoAssets} read={async () => file} />,
  );
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  const box = container.querySelector<HTMLElement>('[role=document]');
  for (const part of [0.2, 0.9, 0.5]) {
    if (box) box.scrollTop = box.scrollHeight * part;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(container.querySelectorAll('canvas').length).toBeLessThanOrEqual(7);
  }
  expect(container.querySelectorAll('[role=group][aria-label^=第]').length).toBeLessThanOrEqual(7);
});

const twoPages = async () =>
  new Blob([demoPdf({ pages: [{ lines: ['Certificate 20243201'] }, { lines: ['second'] }] })]);

test('量字用的画布不占地方，打开文件以后页面不变高', async () => {
  const { container } = await render(
    <PdfViewer
      fileKey="words"
      assets={demoAssets}
      read={async () => new Blob([demoPdf({ pages: [{ lines: ['教师资格证书'] }] })])}
    />,
  );
  await vi.waitFor(() => expect(container.textContent).toContain('教师资格证书'), {
    timeout: 15_000,
  });
  const measures = [...document.querySelectorAll('.hiddenCanvasElement')];
  expect(measures).not.toEqual([]);
  for (const canvas of measures) expect(canvas.getClientRects()).toHaveLength(0);
});

test('转九十度后文字还盖在画面上', async () => {
  const { container } = await render(
    <PdfViewer fileKey="turn" assets={demoAssets} read={twoPages} />,
  );
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  container.querySelector<HTMLElement>('[aria-label="右转90°"]')?.click();
  await vi.waitFor(
    () => {
      const word = container
        .querySelector('[data-main-rotation="90"] span')
        ?.getBoundingClientRect();
      const page = container.querySelector('[aria-label="第1页"]')?.getBoundingClientRect();
      expect(
        word &&
          page &&
          word.height > word.width &&
          word.left > page.left + page.width * 0.8 &&
          word.right < page.right,
      ).toBe(true);
    },
    { timeout: 15_000 },
  );
});

test('横着挪到一边再开侧栏，看着的还是那一处；没挪过就看中间', async () => {
  const wide = async () => new Blob([demoPdf({ pages: [{ size: [2400, 842] }] })]);
  const { container } = await render(<PdfViewer fileKey="wide" assets={demoAssets} read={wide} />);
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  const box = container.querySelector<HTMLElement>('[role=document]')!;
  const press = (label: string) =>
    container.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  while (box.scrollWidth < box.clientWidth * 2) {
    const before = box.scrollWidth;
    press('放大');
    await vi.waitFor(() => expect(box.scrollWidth).not.toBe(before));
  }
  const middle = () => (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
  expect(middle()).toBeCloseTo(0.5, 2);
  for (const wanted of [0.5, 0.3]) {
    box.scrollLeft = wanted * box.scrollWidth - box.clientWidth / 2;
    await new Promise((done) => {
      setTimeout(done, 100);
    });
    const width = box.clientWidth;
    press('缩略图');
    await vi.waitFor(() => expect(box.clientWidth).not.toBe(width));
    await vi.waitFor(() => expect(middle()).toBeCloseTo(wanted, 2));
  }
});

test('打印把每页画成图片，打完收拾干净', async () => {
  const counted: number[] = [];
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {
    counted.push(document.querySelectorAll('body[data-printing] > div > img').length);
  });
  const { container } = await render(
    <PdfViewer fileKey="print" assets={demoAssets} read={twoPages} />,
  );
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  container.querySelector<HTMLElement>('[aria-label="打印"]')?.click();
  await vi.waitFor(() => expect(counted).toEqual([2]), { timeout: 8000 });
  await vi.waitFor(() => expect(container.querySelector('[aria-label="打印"]')).not.toBeNull());
  expect(document.querySelectorAll('body > div > img')).toHaveLength(0);
  expect(document.body.dataset['printing']).toBeUndefined();
  print.mockRestore();
});

test('没有打印成就说一句，再按一次照样能打', async () => {
  const print = vi
    .spyOn(globalThis, 'print')
    .mockImplementationOnce(() => {
      throw new Error('打印机不在');
    })
    .mockImplementation(() => undefined);
  const { container } = await render(
    <PdfViewer fileKey="broken-print" assets={demoAssets} read={twoPages} />,
  );
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  const press = () => container.querySelector<HTMLElement>('[aria-label="打印"]')?.click();
  press();
  await vi.waitFor(
    () =>
      expect(container.querySelector('[role=alert]')?.textContent).toBe(
        '没有打印成，请再按一次打印',
      ),
    { timeout: 8000 },
  );
  press();
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2), { timeout: 8000 });
  await vi.waitFor(() => expect(container.querySelector('[role=alert]')).toBeNull());
  expect(document.body.dataset['printing']).toBeUndefined();
  print.mockRestore();
});

test('像素比变了，倍数没变，页面也按新的画', { timeout: 120_000 }, async () => {
  const { container } = await render(
    <PdfViewer fileKey="ratio" assets={demoAssets} read={twoPages} />,
  );
  const sharpness = () => {
    const canvas = container.querySelector('canvas');
    return canvas ? Math.round((canvas.width / canvas.clientWidth) * 10) / 10 : 0;
  };
  await vi.waitFor(() => expect(sharpness()).toBe(1), { timeout: 60_000 });
  const { innerWidth: width, innerHeight: height } = globalThis.top ?? globalThis;
  const screen = cdp() as unknown as { send: (method: string, size: object) => Promise<void> };
  const turnTo = (deviceScaleFactor: number) =>
    screen.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor,
      mobile: false,
    });
  for (const ratio of [2, 1.5, 1]) {
    await turnTo(ratio);
    await vi.waitFor(() => expect(sharpness()).toBe(ratio), { timeout: 30_000 });
  }
});

async function jpeg(): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(1240, 1754);
  const pen = canvas.getContext('2d');
  for (let line = 0; line < 60; line += 1)
    pen?.fillText(
      `scan line ${line} 0123456789 abcdefghijklmnopqrstuvwxyz`.repeat(3),
      60,
      60 + line * 28,
    );
  return new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 })).arrayBuffer(),
  );
}

/** A file that is on its way until it is said to arrive. */
function heldFile() {
  let arrive: (file: Blob) => void = () => undefined;
  const promise = new Promise<Blob>((done) => {
    arrive = done;
  });
  return { read: () => promise, arrive: (file: Blob) => arrive(file) };
}

test('焦点在查看器上等文件的人走开了，打开后不拉回来', async () => {
  const viewer = createRef<FocusHandle>();
  const { read, arrive } = heldFile();
  const { container } = await render(
    <PdfViewer ref={viewer} fileKey="left" assets={demoAssets} read={read} />,
  );
  viewer.current?.focus();
  (document.activeElement as HTMLElement).blur();
  arrive(await twoPages());
  await vi.waitFor(() => expect(container.querySelector('[role=document] canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
  expect(document.activeElement).toBe(document.body);
});

test('焦点引进来：文件还没打开时到查看器上，打开后接着到各页上', async () => {
  const viewer = createRef<FocusHandle>();
  const { read, arrive } = heldFile();
  const { container } = await render(
    <PdfViewer ref={viewer} fileKey="late" assets={demoAssets} read={read} />,
  );
  viewer.current?.focus();
  expect(document.activeElement).toBe(container.querySelector('[role=group]'));
  arrive(await twoPages());
  await vi.waitFor(() => expect(container.querySelector('[role=document]')).not.toBeNull(), {
    timeout: 15_000,
  });
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(container.querySelector('[role=document]')),
  );
  (document.activeElement as HTMLElement).blur();
  viewer.current?.focus();
  expect(document.activeElement).toBe(container.querySelector('[role=document]'));
});

import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { demoAssets } from './demoAssets';
import { demoJbig2 } from './demoJbig2';
import { demoJpx } from './demoJpx';
import { demoPdf, type DemoPage } from './demoPdf';
import { PdfViewer } from './PdfViewer';

const SLOW = { timeout: 25_000 };

/** 画好的一页，能按纸上的位置问颜色；位置用占宽、占高的比例。 */
interface Paper {
  /** 红、绿、蓝。 */
  readonly at: (x: number, y: number) => readonly number[];
  /** 一块地方里每一格有没有墨，一行一行排成文字。 */
  readonly ink: (left: number, top: number, right: number, bottom: number) => string;
}

async function opened(
  bytes: Uint8Array<ArrayBuffer>,
  page = 1,
): Promise<{ paper: () => Paper; container: HTMLElement }> {
  const { container } = await render(
    <PdfViewer
      fileKey={crypto.randomUUID()}
      assets={demoAssets}
      read={async () => new Blob([bytes])}
    />,
  );
  return {
    container,
    paper: () =>
      paperOf(container.querySelector<HTMLCanvasElement>(`[aria-label="第${page}页"] canvas`)),
  };
}

function paperOf(canvas: HTMLCanvasElement | null): Paper {
  if (!canvas || canvas.width === 0) throw new Error('这一页还没有画');
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  copy?.drawImage(canvas, 0, 0);
  const pixel = (x: number, y: number) =>
    [...(copy?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [])].slice(0, 3);
  return {
    at: (x, y) => pixel(x * width, y * height),
    ink(left, top, right, bottom) {
      const [x, y, wide, high] = [
        Math.round(left * width),
        Math.round(top * height),
        Math.round((right - left) * width),
        Math.round((bottom - top) * height),
      ];
      const { data } = copy?.getImageData(x, y, wide, high) ?? { data: [] };
      return Array.from({ length: wide * high }, (_, at) =>
        (data[at * 4] ?? 255) < 140 ? '#' : '.',
      ).join('');
    },
  };
}

const inked = (text: string) => [...text].filter((mark) => mark === '#').length / text.length;

/** 一行字所在的方格：从纸的左上角量起，单位是点，A4。 */
function cells(
  left: number,
  baseline: number,
  size: number,
  count: number,
): readonly (readonly [number, number, number, number])[] {
  return Array.from(
    { length: count },
    (_, at) =>
      [
        (left + at * size) / 595,
        (baseline - size) / 842,
        (left + (at + 1) * size) / 595,
        (baseline + size * 0.2) / 842,
      ] as const,
  );
}

/** 字真的画出来了：每格有墨，各格不同（缺字的方框格格一样）。 */
function expectWritten(paper: Paper, ...line: Parameters<typeof cells>) {
  const marks = cells(...line).map((cell) => paper.ink(...cell));
  for (const mark of marks) {
    expect(inked(mark)).toBeGreaterThan(0.05);
    expect(inked(mark)).toBeLessThan(0.7);
  }
  expect(new Set(marks).size).toBe(marks.length);
}

test('字体名和内容都用 GBK、没有嵌入：四个字各是各的', async () => {
  const { paper } = await opened(demoPdf({ pages: [{ gbk: true }] }));
  await vi.waitFor(() => expectWritten(paper(), 60, 60, 18, 4), SLOW);
  expect(inked(paper().ink(0.4, 0.3, 0.9, 0.9))).toBe(0);
});

test('没有嵌入字体：中文和西文都画出来', async () => {
  const { paper } = await opened(
    demoPdf({ pages: [{ lines: ['教师资格认定申请表', 'Certificate No. 2024'] }] }),
  );
  await vi.waitFor(() => expectWritten(paper(), 60, 90, 20, 9), SLOW);
  expect(inked(paper().ink(60 / 595, 108 / 842, 160 / 595, 121 / 842))).toBeGreaterThan(0.03);
});

test('JBIG2 扫描件：黑白各在原处', async () => {
  // A frame, one diagonal, a chessboard at the bottom right.
  const black = (x: number, y: number) =>
    x < 8 ||
    y < 8 ||
    x >= 292 ||
    y >= 412 ||
    Math.abs(x - y) < 6 ||
    (x >= 200 && y >= 300 && ((x >> 4) + (y >> 4)) % 2 === 0);
  const [width, height] = [300, 420];
  const { paper } = await opened(
    demoPdf({
      pages: [
        {
          image: {
            filter: 'JBIG2Decode',
            width,
            height,
            data: demoJbig2({ width, height, black }),
          },
        },
      ],
    }),
  );
  await vi.waitFor(() => paper(), SLOW);
  for (const [x, y] of [
    [3, 200],
    [150, 150],
    [250, 250],
    [100, 300],
    [20, 400],
    [296, 100],
    [216, 312],
    [232, 312],
    [248, 328],
    [264, 360],
  ] as const) {
    const shade = paper().at((x + 0.5) / width, (y + 0.5) / height);
    expect(
      shade.every((one) => (black(x, y) ? one < 60 : one > 195)),
      `${x},${y} 是 ${shade}`,
    ).toBe(true);
  }
});

test('JPEG 2000 扫描件：四角颜色各在原处', async () => {
  const { paper } = await opened(demoPdf({ pages: [{ size: [640, 480], image: demoJpx }] }));
  await vi.waitFor(() => paper(), SLOW);
  for (const [x, y, colour] of [
    [0.2, 0.2, [200, 30, 30]],
    [0.8, 0.2, [30, 160, 60]],
    [0.2, 0.8, [30, 60, 200]],
    [0.8, 0.8, [230, 200, 40]],
  ] as const) {
    const shade = paper().at(x, y);
    for (const [at, part] of colour.entries())
      expect(Math.abs((shade[at] ?? 0) - part), `${x},${y} 是 ${shade}`).toBeLessThan(12);
  }
});

test('加密的文件：输入密码后内容画出来', async () => {
  const { container, paper } = await opened(
    demoPdf({ pages: [{ lines: ['体检合格证明'] }], password: 'mima' }),
  );
  const field = await vi.waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=password]');
    expect(found).not.toBeNull();
    return found;
  }, SLOW);
  if (field)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'mima');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.form?.requestSubmit();
  await vi.waitFor(() => expectWritten(paper(), 60, 90, 20, 6), SLOW);
});

test('三百页：最后一页画的是最后一页', async () => {
  const pages = Array.from({ length: 300 }, (_, at): DemoPage =>
    at === 299 ? { image: demoJpx } : { lines: [`第 ${at + 1} 页`] },
  );
  const { container, paper } = await opened(demoPdf({ pages }), 300);
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull(), SLOW);
  const box = container.querySelector<HTMLElement>('[role=document]');
  await vi.waitFor(() => {
    if (box) box.scrollTop = box.scrollHeight;
    expect(
      paper()
        .at(0.2, 0.2)
        .map((part, at) => Math.abs(part - ([200, 30, 30][at] ?? 0)) < 12),
    ).toEqual([true, true, true]);
  }, SLOW);
});

test('末尾断了几十个字节的文件：还能看', async () => {
  const whole = demoPdf({ pages: [{ lines: ['教师资格认定申请表'] }] });
  const { paper } = await opened(whole.slice(0, whole.length - 20));
  await vi.waitFor(() => expectWritten(paper(), 60, 90, 20, 9), SLOW);
});

test.each([0.9, 0.5, 0.1])('只剩前 %d 的文件：说明已损坏，不留一张白纸', async (part) => {
  const whole = demoPdf({ pages: Array.from({ length: 5 }, () => ({ image: demoJpx })) });
  const { container } = await opened(whole.slice(0, Math.round(whole.length * part)));
  await vi.waitFor(
    () =>
      expect(container.querySelector('[role=alert]')?.textContent).toContain('文件已损坏或不完整'),
    SLOW,
  );
  expect(container.querySelector('canvas')).toBeNull();
});

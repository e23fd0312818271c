import { chromium, type Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunch } from './browser/browserPath';

const text = (path: string) => readFileSync(new URL(`../packages/ui/src/${path}`, import.meta.url));

/** Pages as a PDF has them, in points: upright, across, turned, longer than any paper. */
const PAGES = [
  [595, 842],
  [842, 595],
  [420, 595],
  [612, 792],
  [400, 1600],
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunch());
});
afterAll(() => browser.close());

/** What `printPdf` puts into the page while it prints, beside a frame that fills the window. */
const printed = `<style>${text('setup/base.css')}${text('PdfViewer/PdfViewer.module.css')}</style>
  <body data-printing style="margin: 0">
    <div style="height: 100vh">框架</div>
    <div class="printed" data-printed="pages">${PAGES.map(
      ([width, height]) =>
        `<img src="data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
        )}">`,
    ).join('')}</div>
  </body>`;

test.each(
  ['A4', 'A5', 'Letter'].flatMap((format) =>
    [false, true].map((landscape) => [format, landscape] as const),
  ),
)('打印 PDF：%s 的纸，横放 %s，几页就是几张', async (format, landscape) => {
  const page = await browser.newPage();
  await page.setContent(printed);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const paper = await page.pdf({ format, landscape });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(PAGES.length);
  await page.close();
});

import { chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { browserLaunch } from '../../browser/browserPath';
import type { Attack, Check } from '../kit/proof';
import { readable } from '../kit/texts';

const BAD_SIGNATURE = 487;
const PATIENCE = 15_000;

/** Types texts into the search box of a list in a real browser; nobody may be signed out by one. */
export async function searchInBrowser(
  { url, people }: Attack,
  texts: readonly string[],
  check: Check,
): Promise<void> {
  const { account } = await people.one(2);
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    const site = `${url.replace('127.0.0.1', 'localhost')}/tqc`;
    const failed: string[] = [];
    let typed = 0;
    for (const text of texts) {
      if (typed === 0 || failed.length > 0) await openList(page, site, account);
      typed += 1;
      const code = await searchFor(page, text);
      if (code !== 0) failed.push(`${readable(text)} → ${code}`);
      // One text that signs out is enough, and signing in again costs seconds.
      if (failed.length > 0) break;
    }
    check(
      '真实浏览器里输入的查询文字不会让人退出登录',
      failed.length === 0,
      failed.length === 0 ? `${typed} 种文字` : `第 ${typed} 种：${failed.join('、')}`,
    );
  } finally {
    await browser.close();
  }
}

async function openList(page: Page, site: string, account: string): Promise<void> {
  await page.goto(`${site}/Login`);
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登 录' }).click();
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '认定数据查看', exact: true })
    .click();
  await page.getByRole('grid').waitFor();
}

/** Searches, and answers the code of the list's own call. */
async function searchFor(page: Page, text: string): Promise<number> {
  const answered = page.waitForResponse((response) =>
    /\/certificate\/registration\?.*name=/.test(response.url()),
  );
  await page.getByRole('search').getByLabel('姓名', { exact: true }).fill(text);
  await page.getByRole('button', { name: '查 询' }).click();
  const response = await answered;
  const { code } = (await response.json()) as { code: number };
  if (code === BAD_SIGNATURE) return code;
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  return 0;
}

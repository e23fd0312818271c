import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { allScreens } from '@tqc/contract/screens';
import { terminalOf } from '../product/startServer';
import { PASSWORD, product } from './product';

export { PASSWORD };

export const base = () => `${product().url}/tqc`;

/**
 * A fresh browser with somebody signed in; any error in its console fails the test at the end.
 * `before` prepares the empty page.
 */
export async function signedIn(
  browser: Browser,
  account: string,
  before: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(error.message, `page error for ${account}`).toBe(''));
  page.on('console', (message) => {
    const text = message.text();
    // A refusal of the server is an answer, and the browser writes a line for each.
    if (message.type() === 'error' && !text.includes('Failed to load resource'))
      expect.soft(text, `console of ${account}`).toBe('');
  });
  await before(page);
  await fillSignIn(page, account);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  return page;
}

/** Calls of a person in ten seconds, fewer than the server answers: setup makes some too. */
const PACE = { calls: 60, span: 10_000 };
const callsOf = new Map<string, number[]>();

/**
 * For a journey that goes on faster than anybody reads: its calls wait for their turn, as a person
 * would, so that the server's pace refuses none of them.
 */
export function atPace(account: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/rest/**', async (route) => {
      const calls = callsOf.get(account) ?? [];
      callsOf.set(account, calls);
      for (;;) {
        const now = Date.now();
        while ((calls[0] ?? now) < now - PACE.span) calls.shift();
        if (calls.length < PACE.calls) break;
        await page.waitForTimeout(100);
      }
      calls.push(Date.now());
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    });
  };
}

/** Account and password on the sign-in page; what comes after is the test's. */
export async function fillSignIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.goto(`${base()}/Login`);
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登 录' }).click();
}

/**
 * The code of the newest SMS to a mobile, as the terminal of a demonstration shows it to whoever
 * runs it; waits for the one after `known`.
 */
export async function newestCode(known = ''): Promise<string> {
  const newest = () => readCodes().at(-1) ?? '';
  await expect.poll(newest).not.toBe(known);
  return newest();
}

/** Every code the terminal has shown, the newest last. */
function readCodes(): string[] {
  const text = readFileSync(terminalOf(product().data), 'utf8');
  return [...text.matchAll(/验证码(\d{6})/g)].map(([, code = '']) => code);
}

/** The newest code so far, before another is asked for. */
export function knownCode(): string {
  return readCodes().at(-1) ?? '';
}

/**
 * Opens a page inside the app, as links do: an address typed anew would start the app afresh. It is
 * open when its tab is the current one and its heading stands.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', `/tqc${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const route = path.replace(/\?.*/, '');
  const titleOf = (at: string) => allScreens.find((screen) => screen.route === at)?.title;
  // A route with a query is a page of its own.
  const title = titleOf(path) ?? titleOf(route);
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  // Pages of two areas may have the same title: the one in front is looked for.
  const current = tabs.locator('[aria-current="page"]');
  await expect(
    title === undefined
      ? current
      : tabs.getByRole('button', { name: title, exact: true }).and(current),
  ).toBeVisible();
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
}

/** Opens a page through the side menu. */
export async function openMenu(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Chooses from the menu behind the person's name. */
export async function choosePersonal(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: / · / }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A text that can be seen now: pages kept behind the shown one do not count. */
export function shown(page: Page, text: string | RegExp) {
  return page.getByText(text).filter({ visible: true }).first();
}

/** Searches a list by one field, and waits for the rows found: those before them go away. */
export async function search(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('search').getByLabel(label, { exact: true }).fill(value);
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/rest/') && decodeURIComponent(answer.url()).includes(value),
  );
  await page.getByRole('button', { name: '查 询' }).click();
  await answered;
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(value)));
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

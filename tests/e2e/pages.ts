import { expect, type Browser, type Page } from '@playwright/test';
import { product } from './product';

export const PASSWORD = 'Yanshi-2024#';
/** A line of Arco's development build that means nothing. */
const HARMLESS = ['Accessing element.ref'];

export const base = () => `${product().url}/tqc`;

/** A fresh browser with somebody signed in; any error in its console fails the test at the end. `before` prepares the empty page. */
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
    if (
      message.type() === 'error' &&
      !HARMLESS.some((known) => text.includes(known)) &&
      !text.includes('Failed to load resource')
    )
      expect.soft(text, `console of ${account}`).toBe('');
  });
  await before(page);
  await fillSignIn(page, account);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  return page;
}

/** Account and password on the sign-in page; what comes after is the test's. */
export async function fillSignIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.goto(`${base()}/Login`);
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登 录' }).click();
}

/** The code of the newest SMS, as the log of a demo shows it to the national centre. */
export async function newestCode(centre: Page): Promise<string> {
  await centre.goto(`${base()}/basicModel/SmsLogSubModel`);
  const cell = centre
    .getByRole('gridcell')
    .filter({ hasText: /验证码\d{6}/ })
    .first();
  await expect(cell).toBeVisible();
  return /验证码(\d{6})/.exec(await cell.innerText())?.[1] ?? '';
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

/** Searches a list by one field. */
export async function search(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('search').getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: '查 询' }).click();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(value)));
}

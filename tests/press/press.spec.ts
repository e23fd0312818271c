import { expect } from '@playwright/test';
import { atPace, signedIn } from '../e2e/pages';
import { test } from '../e2e/test';
import { findingsOf } from './findings';
import { goTo, pressPage } from './pressPage';

test.describe.configure({ mode: 'parallel' });

/** One of each kind of user; `TQC_PRESS` names others, separated by commas. */
const ACCOUNTS =
  process.env['TQC_PRESS']?.split(',') ??
  'demo_super demo_gj demo_s32 demo_c3201 demo_x320101 demo_q0001 demo_gx32 demo_jk demo_aqgj demo_shenji'.split(
    ' ',
  );
/** Milliseconds for a button that can be seen to be pressed. */
const PRESSED = 3000;

for (const account of ACCOUNTS) {
  test(`${account}：按遍每一页的每个按钮，没有拒绝、没有空的选项、没有出错`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, account, atPace(account));
    page.setDefaultTimeout(PRESSED);
    // What opens beside the page (the wall, a printed sheet) is not pressed.
    page.on('popup', (other) => void other.close());
    const findings = findingsOf(page, account);
    const links = await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((one) => {
          const { pathname, search } = new URL((one as HTMLAnchorElement).href);
          return { title: one.textContent ?? '', address: pathname + search };
        }),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const { title, address } of links)
      await test.step(title, async () => {
        findings.at(title);
        console.log(`${account} › ${title}`);
        await goTo(page, address, findings);
        await pressPage(page, title, findings).catch(({ message }: Error) =>
          findings.note(`停下了 ${message}`),
        );
      });
    expect(findings.all()).toEqual([]);
  });
}

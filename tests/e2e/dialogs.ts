import { expect, type Locator, type Page } from '@playwright/test';

/** The control of a form field: by its name as a screen reader says it. */
export function control(page: Page, label: string): Locator {
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  return dialog
    .getByRole('textbox', { name: label, exact: true })
    .or(dialog.getByRole('spinbutton', { name: label, exact: true }))
    .or(dialog.getByRole('combobox', { name: label, exact: true }))
    .first();
}

/** Text, typed. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await control(page, label).fill(value);
}

/** Dates, typed and confirmed. */
export async function dates(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await control(page, label).click();
    await control(page, label).fill(value);
    await control(page, label).press('Enter');
    await expect(control(page, label)).toHaveValue(value);
  }
}

/** Moments (2024-06-18 09:00): the date first, then hour and minute. */
export async function moments(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const [date = '', hour = '', minute = ''] = value.split(/[ :]/);
    await expect(control(page, `${label}小时`)).toBeDisabled();
    await dates(page, { [`${label}日期`]: date });
    await control(page, `${label}小时`).selectOption(hour);
    await control(page, `${label}分钟`).selectOption(minute);
    await page.getByRole('button', { name: new RegExp(`^确定\\s*${label}$`) }).click();
  }
}

/** Choices, picked from the list that opens. */
export async function pick(
  page: Page,
  label: string,
  ...options: readonly (string | RegExp)[]
): Promise<void> {
  await control(page, label).click();
  for (const option of options)
    await page.getByRole('option', { name: option, exact: true }).filter({ visible: true }).click();
  await page.keyboard.press('Tab');
}

/** Sends the form in front. */
export const submit = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ visible: true })
    .last()
    .getByRole('button', { name: /提\s?交/ })
    .click();

/** Presses what a row of a list offers, in sight or under 更多. */
export async function rowAction(page: Page, text: string, action: string): Promise<void> {
  // A click that a closing layer takes is tried again by the driver, which scrolls the list to its
  // end before: names leave the row then.
  await expect(page.locator('.arco-modal-wrapper:visible, .arco-drawer-mask:visible')).toHaveCount(
    0,
  );
  const rows = page.getByRole('row').filter({ hasText: text });
  const offered = (name: string) =>
    rows.getByRole('button', { name, exact: true }).filter({ visible: true });
  await expect(offered(action).or(offered('更多')).first()).toBeVisible();
  if ((await offered(action).count()) > 0) return offered(action).first().click();
  await offered('更多').first().click();
  // What opened stands last: rows of a list that is still being narrowed may offer the same.
  await page
    .getByRole('button', { name: action, exact: true })
    .filter({ visible: true })
    .last()
    .click();
}

/** Reads what is decided on, and passes it. */
export async function pass(page: Page, text: string): Promise<void> {
  await rowAction(page, text, '审批');
  await pick(page, '审批结论', '通过');
  await submit(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The name of the plan stands at the other end of the row.
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: '审批', exact: true })).toHaveCount(0);
}

/** Says yes to what is asked. */
export const confirm = (page: Page) => page.getByRole('button', { name: '确 定' }).click();

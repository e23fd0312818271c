import { expect, type Page } from '@playwright/test';
import { registration } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { startServer, type Product } from '../product/startServer';
import { callsAs, PASSWORD, simulate } from './product';
import { test } from './test';

/** Ten show that it goes; `TQC_KEYBOARD_CASES=50` measures (docs/testing.md). */
const CASES = Number(process.env['TQC_KEYBOARD_CASES'] ?? 10);
/** Every so many-th case is refused: its reason is typed before it is sent. */
const REFUSED_EVERY = 5;
/**
 * Milliseconds a case is looked at at least: whoever decides faster reads nothing. A case takes
 * about ten calls, each picture is one, and the server answers a person a hundred in ten seconds.
 */
const READ = 1100;
/** The pace alone takes 50 seconds; a busy machine takes what else it needs. */
const LONG = 600_000;
/** Seconds in which a decision can be taken back: more than three cases and a few keys need. */
const UNDO = 20;

const codeOf = recognitionStatus.code;

/** A product in which decisions wait before they count, as they do everywhere but in tests. */
let own: Product;
test.beforeAll(async () => {
  test.setTimeout(LONG);
  own = await startServer('dev', { env: { TQC_UNDO: `${UNDO},60` } });
});
test.afterAll(() => own.stop());

/** What the page notes about itself. */
interface Noted {
  /** Events of a pointer. */
  readonly pointers: string[];
  /** Milliseconds from the key that decided to the task after the frame with the next case. */
  readonly painted: number[];
}

declare global {
  var noted: Noted;
}

/**
 * Runs in the page before it begins: counts pointers, and measures each decision from the key that
 * sends it until the next case is painted, its data and what can be decided of it.
 */
function takeNotes(): void {
  performance.setResourceTimingBufferSize(5000);
  globalThis.noted = { pointers: [], painted: [] };
  const { noted } = globalThis;
  for (const kind of ['pointerdown', 'pointerup', 'pointermove', 'touchstart', 'wheel'])
    addEventListener(
      kind,
      (event) => {
        // The browser tells of a move without one where something new comes up below a pointer that
        // rests.
        const { movementX, movementY } = event as PointerEvent;
        if (kind !== 'pointermove' || movementX !== 0 || movementY !== 0) noted.pointers.push(kind);
      },
      true,
    );
  const textOf = (one: Element | null | undefined) => one?.textContent ?? '';
  const person = () => textOf(document.querySelector('[aria-label="申报内容与结论"] dl'));
  const current = () => textOf(document.querySelector('[aria-label="待办队列"] [aria-current]'));
  const isReady = () =>
    [
      ...document.querySelectorAll<HTMLButtonElement>(
        '[aria-label="申报内容与结论"] [aria-keyshortcuts="1"]',
      ),
    ].some(({ disabled }) => !disabled);
  let since: { readonly at: number; readonly person: string; readonly current: string } | undefined;
  addEventListener(
    'keydown',
    ({ key, ctrlKey, target, timeStamp }) => {
      const isSent = ctrlKey && key === 'Enter' && target instanceof HTMLTextAreaElement;
      if (isSent || (key === '1' && target === document.body))
        since = { at: timeStamp, person: person(), current: current() };
    },
    true,
  );
  const look = () => {
    if (!since || person() === since.person || current() === since.current || !isReady()) return;
    const { at } = since;
    since = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.painted.push(performance.now() - at);
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Signs in without a pointer. */
async function signInByKeys(page: Page, account: string, to: string): Promise<void> {
  await page.goto(`${own.url}/tqc/Login?redirect=${encodeURIComponent(to)}`);
  await page.getByLabel('用户名').focus();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

test('审核台：一件接一件只用键盘办完，撤回倒数第三件，其余照常生效', async ({ browser }) => {
  test.setTimeout(LONG);
  expect(await simulate(40, 51, own, 'demo_q0001')).toContain('拒绝 0 份');
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(takeNotes);
  const decided: string[] = [];
  page.on('request', (request) => {
    if (/confirmRegistration/.test(request.url()))
      decided.push((request.postDataJSON() as { regId: string }).regId);
  });
  await signInByKeys(page, 'demo_q0001', '/register/desk?step=check');

  const queue = page.getByRole('region', { name: '待办队列' });
  const current = queue.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  const waiting = Number(/(\d+) 件待办/.exec(await queue.getByRole('status').innerText())?.[1]);
  expect(waiting).toBeGreaterThan(CASES);
  // A key pressed before the first case stands decides nothing.
  await expect(page.getByRole('button', { name: /^材料合格/ })).toBeEnabled();
  const reason = page.getByRole('textbox', { name: '原因说明' });

  await test.step('只用键盘', async () => {
    for (let n = 1; n <= CASES; n += 1) {
      await page.waitForTimeout(READ);
      const isRefused = n % REFUSED_EVERY === 0;
      if (isRefused) {
        await page.keyboard.press('3');
        await expect(reason).toBeFocused();
        await page.keyboard.type('学历证书与学信网不一致');
        await page.keyboard.press('Control+Enter');
      } else await page.keyboard.press('1');
      await page.waitForFunction((count) => globalThis.noted.painted.length === count, n);
      await expect(queue.getByRole('status')).toHaveText(`${waiting - n} 件待办`);
    }
  });
  expect(new Set(decided).size).toBe(CASES);
  const [third = '', second = '', last = ''] = decided.slice(-3);

  await test.step('撤回倒数第三件：U 转到它的撤回，按回车', async () => {
    const bar = page.getByRole('region', { name: '可以撤回的办理' });
    const back = bar.getByRole('button', { name: '撤回（U）' });
    await page.keyboard.press('u');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^已撤回，没有生效：/).first()).toBeVisible();
    await expect(queue.getByRole('status')).toHaveText(`${waiting - CASES + 1} 件待办`);
  });

  await test.step('服务器上：撤回的还待核验，后来的两件生效', async () => {
    const county = await callsAs('demo_x320101', own);
    const read = (regId: string) => county.send(registration.get, { regId });
    expect(await read(third)).toMatchObject({ status: codeOf('filed'), waiting: null });
    await expect
      .poll(async () => (await read(last)).status, { timeout: 2 * UNDO * 1000 })
      .toBe(codeOf('refused'));
    expect((await read(second)).status).toBe(codeOf('qualified'));
    expect(await read(third)).toMatchObject({ status: codeOf('filed'), waiting: null });
  });

  const { pointers, painted } = await page.evaluate(() => globalThis.noted);
  const answered = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('confirmRegistration'))
      .map(({ duration }) => duration),
  );
  const ms = (share: number, times = painted) => percentile(times, share).toFixed(0);
  console.log(
    `审核台 ${painted.length} 件，从下结论的键到下一件画出：中位 ${ms(0.5)} 毫秒，` +
      `p95 ${ms(0.95)} 毫秒，最长 ${ms(1)} 毫秒` +
      `（其中等服务器答复：中位 ${ms(0.5, answered)} 毫秒，` +
      `p95 ${ms(0.95, answered)} 毫秒）；指针事件 ${pointers.length} 个`,
  );
  expect(painted).toHaveLength(CASES);
  expect(pointers).toEqual([]);
});

/** The case in hand and how many wait, read from the queue. */
const deskOf = (page: Page) => {
  const queue = page.getByRole('region', { name: '待办队列' });
  const panel = page.getByRole('region', { name: '办理' });
  const waiting = async () =>
    Number(/(\d+) 件待办/.exec(await queue.getByRole('status').innerText())?.[1]);
  return { queue, panel, waiting };
};

test('现场确认的拒绝把光标带到那一栏，全用键盘补好就通过', async ({ browser }) => {
  test.setTimeout(LONG);
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(takeNotes);
  await signInByKeys(page, 'demo_q0001', '/register/desk?step=confirm');
  const { queue, panel, waiting } = deskOf(page);
  await expect(queue.locator('[aria-current]')).toHaveCount(1);
  const pass = panel.getByRole('button', { name: /^确认通过/ });
  await expect(pass).toBeEnabled();
  // Whom something blocks is not passed by any key: the next one is taken.
  while ((await panel.getByText('目前不能通过').count()) > 0) {
    const before = await queue.locator('[aria-current]').innerText();
    await page.keyboard.press('j');
    await expect(queue.locator('[aria-current]')).not.toHaveText(before);
    await expect(pass).toBeEnabled();
  }
  const before = await waiting();
  const sees = (sentence: string) =>
    expect(panel.locator('p[role=alert]').filter({ hasText: sentence })).toBeInViewport();

  await page.waitForTimeout(READ);
  await page.keyboard.press('1');
  await sees('请逐项核对材料');
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await sees('请选择体检结论');
  const health = panel.getByRole('combobox', { name: '体检结论' });
  await expect(health).toBeFocused();
  await expect(health).toBeInViewport({ ratio: 1 });
  // The first of the list is marked as it opens.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(health).toHaveText('合格');
  // Until the list is closed a key is its own.
  await expect(health).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('1');
  await sees('请填写体检日期');
  const date = panel.getByRole('textbox', { name: '体检日期' });
  await expect(date).toBeFocused();
  await expect(date).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('2024-06-17');
  await page.keyboard.press('Enter');
  // Its digits would be decisions elsewhere.
  await expect(date).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await waiting()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(date).not.toBeFocused();
  await page.keyboard.press('1');
  await expect(queue.getByRole('status')).toHaveText(`${before - 1} 件待办`);
  await expect(page.getByRole('region', { name: '可以撤回的办理' })).toContainText('确认通过：');
  expect((await page.evaluate(() => globalThis.noted)).pointers).toEqual([]);
});

test('市级审批只用键盘：通过四件，撤回倒数第三件，其余生效，没有多办一件', async ({ browser }) => {
  test.setTimeout(LONG);
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(takeNotes);
  const decided: string[] = [];
  page.on('request', (request) => {
    const [, regId] = /batchAud\/(\d+)/.exec(request.url()) ?? [];
    if (regId !== undefined) decided.push(regId);
  });
  await signInByKeys(page, 'demo_c3201', '/register/desk?step=audit');
  const { panel, queue, waiting } = deskOf(page);
  await expect(queue.locator('[aria-current]')).toHaveCount(1);
  const pass = panel.getByRole('button', { name: /^审批通过/ });
  await expect(pass).toBeEnabled();
  const before = await waiting();
  const MANY = 4;
  expect(before).toBeGreaterThan(MANY);
  for (let n = 1; n <= MANY; n += 1) {
    await page.waitForTimeout(READ);
    await expect(pass).toBeEnabled();
    await page.keyboard.press('1');
    await expect(queue.getByRole('status')).toHaveText(`${before - n} 件待办`);
  }
  expect(new Set(decided).size).toBe(MANY);
  const [first = '', third = '', , last = ''] = decided;
  const bar = page.getByRole('region', { name: '可以撤回的办理' });
  await page.keyboard.press('u');
  await expect(bar.getByRole('button', { name: '撤回（U）' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^已撤回，没有生效：/).first()).toBeVisible();
  await expect(queue.getByRole('status')).toHaveText(`${before - MANY + 1} 件待办`);
  expect((await page.evaluate(() => globalThis.noted)).pointers).toEqual([]);
  const city = await callsAs('demo_c3201', own);
  const stateOf = async (regId: string) => (await city.send(registration.get, { regId })).status;
  for (const regId of [first, last])
    await expect.poll(() => stateOf(regId), { timeout: 2 * UNDO * 1000 }).toBe(codeOf('approved'));
  expect(await stateOf(third)).toBe(codeOf('confirmed'));
});

import { SafePart } from '@tqc/ui/SafePart';
import { screen } from 'storybook/test';
import { Activity, useSyncExternalStore, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftStore } from '../kit/form/drafts';
import { allScreens, screenStories } from './screenStories';

/** What opens a viewer; what carries something out is not pressed. */
const OPENS = /PDF|申请表|附件|图片|照片|扫描|材料|证明|预览/;
const ACTS = /下载|导出|上传|导入|打印|删除|勾选|齐全|通过|合格/;
const VIEWERS = '[aria-label=PDF预览], [aria-label=图片预览]';
/** What takes no words: a viewer, a date, a list to choose from. */
const TAKES = `${VIEWERS}, [class*=arco-picker], [class*=arco-select]`;
const TEXTS = 'input[type=text], input:not([type]), textarea';
/** A busy machine draws late. */
const SLOW = { timeout: 40_000 };
/** How long a page with a viewer is left, in milliseconds. */
const AWAY = 500;
const WORDS = '写了一半';

const listeners = new Set<() => void>();
let mode: 'visible' | 'hidden' = 'visible';
function turn(to: typeof mode) {
  mode = to;
  for (const listener of listeners) listener();
}
function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A page as the shell keeps it behind others. */
function KeptPage({ Screen }: { readonly Screen: ComponentType }) {
  const now = useSyncExternalStore(follow, () => mode);
  return (
    <SafePart name="本页">
      <Activity mode={now}>
        <Screen />
      </Activity>
    </SafePart>
  );
}

const broken = vi.fn();
beforeEach(() => {
  broken.mockReset();
  turn('visible');
  // The files of a run share a browser: what is written here is no draft for them.
  vi.spyOn(draftStore, 'keep').mockImplementation(() => undefined);
  // A story that has no answer for what is pressed here is not what is looked at.
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((...told: unknown[]) => {
    for (const one of told) if (one instanceof Error) broken(one.stack);
  });
});
afterEach(() => vi.restoreAllMocks());

const settled = () =>
  vi.waitFor(() => {
    expect(screen.queryByText(/正在(加载|打开)/) === null).toBe(true);
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
    // An open PDF asks for its pages a frame later.
    expect(document.querySelectorAll('[role=document]:not(:has(canvas))')).toHaveLength(0);
  }, SLOW);
const frame = () => new Promise(requestAnimationFrame);

/** Writes into every field that keeps its words until a button is pressed. */
function write() {
  for (const field of document.querySelectorAll<HTMLInputElement>(TEXTS)) {
    if (field.disabled || field.readOnly || field.closest(TAKES)) continue;
    const { prototype } = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, WORDS);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Opens one of each kind: of a hundred rows that have the same button, the first. */
async function open() {
  const pressed = new Set<string>();
  for (const button of document.querySelectorAll<HTMLElement>('button')) {
    const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
    if (!OPENS.test(name) || ACTS.test(name) || pressed.has(name)) continue;
    if (button.matches('[aria-disabled=true], [aria-expanded], [aria-pressed]')) continue;
    pressed.add(name);
    button.click();
    await frame();
  }
}

/** What a person left on the page. */
const left = () => ({
  written: [...document.querySelectorAll<HTMLInputElement>(TEXTS)]
    .filter((field) => !field.closest(TAKES))
    .map(({ value }) => value),
  viewers: [...document.querySelectorAll(VIEWERS)].map((one) => one.getAttribute('aria-label')),
  dialogs: screen.queryAllByRole('dialog').length,
});

const opened = new Map<string, readonly (string | null)[]>();

describe.each(screenStories.map((one) => [one.name, one] as const))('%s', (name, { play }) => {
  test(
    '到别的页面又回来，两次：不出错，写的字、开着的窗口和文件都在',
    { timeout: 90_000 },
    async () => {
      await play('papers', { around: (Screen) => <KeptPage Screen={Screen} /> });
      await settled();
      await open();
      await settled();
      write();
      await frame();
      const before = left();
      opened.set(name, before.viewers);
      for (let time = 0; time < 2; time += 1) {
        turn('hidden');
        await frame();
        // What a viewer gives back when it is hidden, its worker has to hear of.
        if (before.viewers.length > 0) await new Promise((done) => setTimeout(done, AWAY));
        turn('visible');
        await settled();
        await vi.waitFor(() => expect(left()).toEqual(before), SLOW);
      }
      expect(broken.mock.calls).toEqual([]);
      expect(screen.queryByText(/出了问题/)).toBeNull();
    },
  );
});

test.runIf(allScreens)('走到了 PDF 和图片', () => {
  const seen = new Set([...opened.values()].flat());
  expect([...seen].sort()).toEqual(['PDF预览', '图片预览']);
  expect(opened.get('ReviewDeskScreen')).not.toEqual([]);
});

import type { Page } from '@playwright/test';

/** The moment every story is looked at: the time the demonstration data of the charts ends. */
const MOMENT = Date.parse('2026-11-21T02:20:03Z');

/** What the stage asks of the page. */
interface StageInPage {
  show: (id: string) => Promise<{ problem?: string; theme?: string }>;
  paint: (dark: boolean) => Promise<void>;
  still: () => Promise<{ x: number; y: number; width: number; height: number }>;
}

declare global {
  var tqcStage: StageInPage;
}

/**
 * Takes out of a page what differs from run to run: the clock, chance, motion, the caret; and
 * teaches it to change stories.
 */
export async function quietPage(page: Page): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript({ content: 'globalThis.__name = (given) => given;' });
  await page.addInitScript(stageInPage);
}

function stageInPage(): void {
  interface Channel {
    on: (name: string, hear: (what: unknown) => void) => void;
    off: (name: string, hear: (what: unknown) => void) => void;
    emit: (name: string, what: unknown) => void;
  }
  interface Preview {
    currentRender?: { story?: { storyGlobals?: { theme?: string } } };
  }
  const { channel, preview } = {
    channel: () =>
      (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
        .__STORYBOOK_ADDONS_CHANNEL__,
    preview: () =>
      (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__,
  };
  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
    });
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    // Only the product's own fonts, whatever the machine has.
    const fonts =
      ":root { --tqc-font: 'Noto Sans SC Common', 'Noto Sans SC Other', 'LXGW WenKai Rare', sans-serif !important; --tqc-font-mono: 'Noto Sans SC Common', 'Noto Sans SC Other', monospace !important; }";
    style.textContent = `${fonts} *, *::before, *::after { caret-color: transparent !important; transition: none !important; scroll-behavior: auto !important; }`;
    document.head.append(style);
  });

  // Both files of the common characters, so that no story is laid out without them.
  const commonFonts = () =>
    Promise.all(
      [400, 600].map((weight) => document.fonts.load(`${weight} 14px 'Noto Sans SC Common'`, '教')),
    );

  async function settle(): Promise<void> {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ complete, src }) => src !== '' && !complete)
        .map(
          (image) =>
            new Promise((done) => {
              image.addEventListener('load', done);
              image.addEventListener('error', done);
            }),
        ),
    );
    await frame();
    await frame();
    await document.fonts.ready;
  }

  function bottomOf(element: Element): number {
    const { bottom, width, height } = element.getBoundingClientRect();
    const own = width > 1 && height > 1 ? bottom : 0;
    // What a box clips does not count.
    if (own > 0 && getComputedStyle(element).overflowY !== 'visible') return own;
    return Math.max(own, ...[...element.children].map(bottomOf));
  }

  globalThis.tqcStage = {
    async show(id) {
      seed = 1;
      await globalThis.tqcStage.paint(false);
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      await commonFonts();
      const names = [
        'storyRendered',
        'storyMissing',
        'storyErrored',
        'storyThrewException',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
      ];
      const problem = await new Promise<string | undefined>((done) => {
        const ears = names.map(
          (name) =>
            [
              name,
              (what: unknown) => {
                if (name === 'storyRendered' && what !== id) return;
                for (const [heard, hear] of ears) channel().off(heard, hear);
                const said = Array.isArray(what) ? what[0] : what;
                done(
                  name === 'storyRendered'
                    ? undefined
                    : `${name}：${(said as { message?: string } | undefined)?.message?.slice(0, 600) ?? JSON.stringify(what)}`,
                );
              },
            ] as const,
        );
        for (const [name, hear] of ears) channel().on(name, hear);
        channel().emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      if (problem) return { problem };
      await settle();
      const theme = preview().currentRender?.story?.storyGlobals?.theme;
      return theme === undefined ? {} : { theme };
    },
    async paint(dark) {
      const theme = dark ? 'dark' : 'white';
      if (document.documentElement.dataset['theme'] === theme) return;
      document.documentElement.dataset['theme'] = theme;
      if (dark) document.body.setAttribute('arco-theme', 'dark');
      else document.body.removeAttribute('arco-theme');
      await frame();
      await frame();
    },
    async still() {
      const moving = document.getAnimations();
      for (const animation of moving) {
        if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
        else animation.finish();
      }
      if (moving.length > 0) await frame();
      const bottom = Math.ceil(
        bottomOf(document.body.querySelector('#storybook-root') ?? document.body),
      );
      const others = [...document.body.children]
        .filter(({ id }) => !/^storybook-(root|docs)$/.test(id))
        .map(bottomOf);
      const height = Math.min(
        innerHeight,
        Math.max(40, Math.ceil(Math.max(bottom, ...others)) + 16),
      );
      return { x: 0, y: 0, width: innerWidth, height };
    },
  };
}

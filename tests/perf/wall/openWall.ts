import { createTransport, signIn, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { takeDisplay } from '../../../apps/server/src/trade/wall/takeDisplay';
import { serverSource } from '../../../apps/bigscreen/src/feed/serverSource';
import type { FeedSource } from '../../../apps/bigscreen/src/feed/wallFeed';
import { createTaggedFetch } from '../../../apps/bigscreen/src/session/taggedFetch';
import { browserLaunch } from '../../browser/browserPath';

/** Somebody who may open displays. */
export async function asNation(url: string): Promise<Transport> {
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, 'demo_gj', DEMO_PASSWORD);
  return transport;
}

/** A browser without a window but with everything else; memory can be read and collected. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(
    await browserLaunch(
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
    ),
  );
}

/**
 * Opens the wall as the menu does: a ticket, then its address; answers when every panel has been
 * drawn. `through` is the address the browser uses.
 */
export async function openWall(
  browser: Browser,
  nation: Transport,
  {
    url,
    scene = 'register',
    width = 1920,
    height = 1080,
    name = '测量屏',
    prepare,
  }: {
    readonly url: string;
    readonly scene?: string;
    readonly width?: number;
    readonly height?: number;
    readonly name?: string;
    readonly prepare?: (page: Page) => Promise<void>;
  },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' });
  const page = await context.newPage();
  // What is sent into the page was compiled with a helper that names functions.
  await page.addInitScript({ content: 'globalThis.__name = (given) => given;' });
  await prepare?.(page);
  const { ticket } = await nation.send(wall.ticket, { scene, name });
  await page.goto(`${url}/dp/#t=${ticket}`);
  await drawn(page);
  return page;
}

/** Waits until twelve panels (or those of every scene beside each other) show something. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const panels = [...document.querySelectorAll('[data-slot]')];
    return (
      panels.length >= 12 &&
      panels.every(
        (panel) =>
          panel.getAttribute('data-state') !== 'waiting' &&
          panel.querySelector('canvas, table, p, [role="img"]'),
      )
    );
  });
}

/** A display without a screen: the feed of the wall in this process, over its own connection. */
export async function nodeSource(
  url: string,
  nation: Transport,
  through = url,
): Promise<FeedSource & { readonly orgId: string }> {
  const { ticket } = await nation.send(wall.ticket, { scene: 'register', name: '测量线路' });
  const { display, scope } = await takeDisplay(url, ticket);
  const tagged = createTaggedFetch();
  const line = createTransport({ baseUrl: through, app: 'tqc-dp', http: tagged.http });
  line.session = display.session;
  line.setClock(display.now());
  return { ...serverSource({ transport: line, tagged, scope }, () => ({})), orgId: scope.orgId };
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chinaTiles } from '../../packages/charts/src/TileMap/chinaTiles';
import { sceneOf } from '@tqc/domain/wall';
import { wallFigures, type Filling } from './wallFigures';
import { mimeOf } from '../browser/mimeOf';

const built = resolve(import.meta.dirname, '../../apps/bigscreen/dist');
/** The moment every picture is taken at. */
export const MOMENT = Date.parse('2024-06-18T02:20:03Z');
const at = new Date(MOMENT).toISOString();
const scope = {
  orgId: '1',
  name: '演示国家中心',
  level: 5,
  children: chinaTiles.map(({ code, name }, n) => ({
    orgId: String(100 + n),
    name,
    code: code.slice(0, 2),
  })),
  batches: [{ id: '7', name: '2024年上半年' }],
};
const TICKET = 'A'.repeat(43);

/**
 * Opens the built wall on a server that is played: a ticket that is good, a snapshot of fixed
 * figures, a stream that says nothing more; `maps` are the files of the customer's map packs.
 */
export async function playWall(
  page: Page,
  {
    scene,
    filling = 'figures',
    maps = {},
  }: {
    readonly scene: string;
    readonly filling?: Filling;
    readonly maps?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript({ content: 'globalThis.__name = (given) => given;' });
  await page.addInitScript((moment) => {
    const real = window.fetch.bind(window);
    window.fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/wall/stream')
        ? new Response(
            new ReadableStream({
              start: (line) =>
                line.enqueue(new TextEncoder().encode(`event: beat\ndata: {"at":"${moment}"}\n\n`)),
            }),
            { headers: { 'content-type': 'text/event-stream' } },
          )
        : real(input, init);
  }, at);
  await page.route('http://wall.localhost/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const answer = (data: object, headers: Record<string, string> = {}) =>
      route.fulfill({ json: { code: 0, message: '', data }, headers });
    if (pathname.endsWith('/wall/exchange'))
      return answer(
        { displayId: 'd', name: '一楼大厅屏', scene, endsAt: at, stamp: MOMENT, scope },
        { token: 'token' },
      );
    const wanted = sceneOf(searchParams.get('scene') ?? '');
    if (pathname.endsWith('/wall/snapshot') && wanted)
      return answer({
        schema: 1,
        seq: 'e.1',
        asOf: at,
        serverTime: at,
        scope,
        panels: wallFigures(wanted, filling, at),
        poll: 15_000,
        build: '',
      });
    const map = maps[/\/map\/(.+)$/.exec(pathname)?.[1] ?? ''];
    if (map !== undefined) return route.fulfill({ body: map, contentType: 'application/json' });
    const file = join(built, pathname.replace(/^\/dp\//, '') || 'index.html');
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: mimeOf(file) });
  });
  await page.goto(`http://wall.localhost/dp/#t=${TICKET}`);
  await page.waitForFunction(() => {
    const panels = [...document.querySelectorAll('[data-slot]')];
    return (
      panels.length >= 12 && panels.every((panel) => panel.getAttribute('data-state') !== 'waiting')
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

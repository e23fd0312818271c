/** What drives a wall whose stream is played. */
interface Played {
  /**
   * Plays so many updates, one an animation frame; every `turn` of them the next scene is chosen.
   */
  run(count: number, turn: number, leak: boolean): Promise<void>;
}

declare global {
  interface Window {
    played: Played;
  }
}

type Row = (string | number | null)[];
interface Panel {
  rev: number;
  asOf: string;
  state: string;
  rows: Row[];
}

/**
 * Runs in the page before its scripts: the stream is played from here, everything else goes to the
 * server.
 */
export function installPlayedStream(): void {
  const real = window.fetch.bind(window);
  const scenes = new Map<string, Record<string, Panel>>();
  const leaked: unknown[] = [];
  let line:
    | {
        readonly controller: ReadableStreamDefaultController<Uint8Array>;
        readonly scene: string;
        readonly room: string;
      }
    | undefined;
  let seq = 1_000_000;
  let room = 'played';
  const encoder = new TextEncoder();
  const sceneOf = (url: string) => new URL(url, location.href).searchParams.get('scene') ?? '';

  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('/monitor/wall/stream')) {
      const scene = sceneOf(url);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = { controller, scene, room };
          // As a real body does: whoever waits for the next piece learns of the end.
          init?.signal?.addEventListener(
            'abort',
            () => {
              if (line?.controller === controller) line = undefined;
              controller.error(new DOMException('aborted', 'AbortError'));
            },
            { once: true },
          );
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }
    const response = await real(input, init);
    if (url.includes('/monitor/wall/snapshot') && response.ok) {
      const { data } = (await response.clone().json()) as {
        data: { seq: string; panels: Record<string, Panel> };
      };
      if (!scenes.has(sceneOf(url)) || line?.scene !== sceneOf(url))
        scenes.set(sceneOf(url), data.panels);
      room = data.seq.split('.')[0] ?? room;
    }
    return response;
  };

  /** Every number of every panel moves a little; rows and words stay. */
  function update(panels: Record<string, Panel>): Record<string, object> {
    const patches: Record<string, object> = {};
    for (const [id, panel] of Object.entries(panels)) {
      if (panel.rows.length === 0) continue;
      panel.rev += 1;
      panel.rows = panel.rows.map(([key, label, ...values]) => [
        key ?? '',
        label ?? '',
        ...values.map((value) =>
          typeof value === 'number'
            ? Math.max(0, value + ((seq + String(key).length) % 3) - 1)
            : value,
        ),
      ]);
      patches[id] = {
        rev: panel.rev,
        asOf: new Date().toISOString(),
        state: panel.state,
        set: panel.rows,
        del: [],
      };
    }
    return patches;
  }

  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

  window.played = {
    async run(count, turn, leak) {
      for (let tick = 1; tick <= count; tick += 1) {
        while (!line) await frame();
        const panels = scenes.get(line.scene) ?? {};
        seq += 1;
        line.controller.enqueue(
          encoder.encode(
            `event: d\ndata: ${JSON.stringify({ seq: `${room}.${seq}`, panels: update(panels) })}\n\n`,
          ),
        );
        if (leak) {
          const element = document.createElement('div');
          element.textContent = 'x'.repeat(200);
          const hear = () => element.textContent;
          addEventListener('resize', hear);
          leaked.push(element, hear);
        }
        await frame();
        if (tick % turn === 0) {
          const before = line;
          dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
          while (line === before || !line) await frame();
        }
      }
    },
  };
}

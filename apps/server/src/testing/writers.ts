import { setTimeout as sleep } from 'node:timers/promises';
import { uuid7, type Transport } from '@tqc/client';
import { regAud } from '@tqc/contract/register';

/** People who write through bad moments, and what became of what they wrote. */
export interface Writers {
  /** What was acknowledged so far, in the order of the acknowledgements. */
  readonly kept: readonly string[];
  /** The codes of refusals met on the way; 0 where there was no answer at all. */
  readonly codes: ReadonlySet<number>;
  /** The longest any single question waited for whatever answer since this was asked last. */
  longestWait(): number;
  /** Milliseconds until something is acknowledged that was asked for after this moment. */
  nextKept(limit: number): Promise<number>;
  stop(): Promise<void>;
  /** Reads everything back. */
  compare(): Promise<Found>;
}

export interface Found {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

const PAUSE = 400;

/**
 * Lets several write one message after the other to an application; what was not answered is sent
 * again under the same key until it is.
 */
export function startWriters(transport: Transport, regId: string, count: number): Writers {
  const kept: string[] = [];
  const codes = new Set<number>();
  const waiting = new Set<() => void>();
  let longest = 0;
  let writing = true;

  async function write(writer: number): Promise<void> {
    for (let n = 0; writing; n += 1) {
      const content = `请于周五前到现场确认，第${writer}组第${n}条`;
      const key = uuid7();
      const begun = new Set(waiting);
      for (;;) {
        const asked = performance.now();
        try {
          await transport.send(regAud.create, { regId, content }, { key });
          break;
        } catch (error) {
          const { code } = error as { code?: number };
          codes.add(code ?? NaN);
          // Sent again, it is asked for anew.
          for (const one of waiting) begun.add(one);
          await sleep(PAUSE);
        } finally {
          longest = Math.max(longest, performance.now() - asked);
        }
      }
      kept.push(content);
      for (const one of begun) one();
      await sleep(PAUSE);
    }
  }
  const all = Array.from({ length: count }, (_, writer) => write(writer + 1));
  return {
    kept,
    codes,
    longestWait() {
      const known = longest;
      longest = 0;
      return known;
    },
    nextKept(limit) {
      const since = performance.now();
      return new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`nothing was acknowledged for ${limit} ms`)),
          limit,
        );
        const done = () => {
          waiting.delete(done);
          clearTimeout(late);
          resolve(performance.now() - since);
        };
        waiting.add(done);
      });
    },
    async stop() {
      writing = false;
      await Promise.all(all);
    },
    async compare() {
      const there: string[] = [];
      for (let pageNo = 1; ; pageNo += 1) {
        const page = await transport.send(regAud.list, { regId, pageNo, pageSize: 100 });
        there.push(...page.record.map(({ content }) => content));
        if (page.record.length < 100) break;
        await sleep(150);
      }
      return {
        lost: kept.filter((one) => !there.includes(one)),
        doubled: there.filter((one, at) => there.indexOf(one) !== at),
      };
    },
  };
}

import type { Call } from '@tqc/contract/kit';
import type { Answer } from '../kit/ask';
import type { Fault } from './judge';

interface Example {
  n: number;
  readonly text: string;
}

/** What became of all hostile calls. */
export interface Summary {
  note(
    call: Call,
    kind: string,
    answer: Answer | Error,
    fault: Fault | '断线' | undefined,
    sent: string,
  ): void;
  count(fault: Fault | '断线'): number;
  readonly calls: number;
  print(): void;
}

const SLOWEST = 5;

/** Counts codes, keeps the slowest calls and one example of every distinct failure. */
export function summaryOf(): Summary {
  const codes = new Map<string, number>();
  const faults = new Map<string, Example>();
  const totals = new Map<string, number>();
  let slow: { readonly ms: number; readonly text: string }[] = [];
  let calls = 0;
  return {
    get calls() {
      return calls;
    },
    note(call, kind, answer, fault, sent) {
      calls += 1;
      const code =
        answer instanceof Error ? '断线' : String(answer.code ?? `HTTP ${answer.status}`);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (!(answer instanceof Error)) {
        slow.push({ ms: answer.ms, text: `${call.id}（${kind}）${code}` });
        if (slow.length > 200) slow = slowest(slow);
      }
      if (!fault) return;
      totals.set(fault, (totals.get(fault) ?? 0) + 1);
      const name = `${fault} ${code} ${call.id}（${kind}）`;
      const got = answer instanceof Error ? answer.message : answer.text;
      const known = faults.get(name) ?? {
        n: 0,
        text: `${sent.slice(0, 200)} → ${got.slice(0, 160)}`,
      };
      faults.set(name, { ...known, n: known.n + 1 });
    },
    count: (fault) => totals.get(fault) ?? 0,
    print() {
      const spread = [...codes].sort(([, a], [, b]) => b - a).map(([code, n]) => `${code}×${n}`);
      console.log(`\n  答复：${spread.join(' ')}`);
      console.log(
        `  最慢：${slowest(slow)
          .slice(0, SLOWEST)
          .map(({ ms, text }) => `${ms.toFixed(0)} ms ${text}`)
          .join('；')}`,
      );
      for (const [name, { n, text }] of [...faults].sort())
        console.log(`  ${n} 次 ${name}\n      ${text}`);
    },
  };
}

function slowest<T extends { readonly ms: number }>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}

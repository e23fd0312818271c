import type { SendOptions } from '@tqc/client';
import type { AnswerOf, Call, InputOf, ParsedOf } from '@tqc/contract/kit';
import { z } from 'zod';

/** One answer per call of a group; a call whose reply is a file answers its bytes. */
export type Answers<G> = {
  readonly [K in keyof G]?: (
    input: ParsedOf<G[K]>,
  ) => AnswerOf<G[K]> | Blob | Promise<AnswerOf<G[K]> | Blob>;
};

/** What a screen sent with one call. */
export interface Sent<C> {
  readonly input: InputOf<C>;
  readonly version: number | undefined;
}

/**
 * A server made of answers: it reads and writes through the schemas of the contract, so it cannot
 * drift from the real one.
 */
export interface FakeTransport {
  /** True when there is an answer for the call. */
  knows(call: Call): boolean;
  send(call: Call, input: unknown, options?: SendOptions): Promise<unknown>;
  /** Everything that was sent with a call so far, in order. */
  sent<C extends Call>(call: C): readonly Sent<C>[];
  /** Forgets what was sent: every story begins anew. */
  reset(): void;
}

type Answer = (input: unknown) => unknown;

/** Answers calls of one group of the contract. */
export function fakeTransport<G extends Readonly<Record<string, Call>>>(
  group: G,
  answers: Answers<G>,
): FakeTransport {
  const answerOf = new Map(
    Object.entries(answers).map(([name, answer]) => [callNamed(group, name).id, answer as Answer]),
  );
  let log: {
    readonly id: string;
    readonly input: unknown;
    readonly version: number | undefined;
  }[] = [];
  return {
    knows: ({ id }) => answerOf.has(id),
    async send(call, input, options) {
      const answer = answerOf.get(call.id);
      if (!answer) throw new Error(`没有为 ${call.id} 准备回答`);
      const asked = read(call, input);
      if (call.versioned && options?.version === undefined)
        throw new Error(`${call.id} 没有带版本`);
      log.push({ id: call.id, input, version: options?.version });
      const answered = await answer(asked);
      if (call.reply === 'file') {
        if (answered instanceof Blob) return answered;
        // One that only sometimes answers a file has words for the other times.
        if (call.output instanceof z.ZodNull) throw new Error(`${call.id} 应回答文件`);
      }
      const checked = call.output.safeParse(answered);
      if (!checked.success)
        throw new Error(`${call.id} 的回答不符合契约：\n${z.prettifyError(checked.error)}`);
      return checked.data;
    },
    // Only entries of this very call are picked: what it logged has its input type.
    sent: <C extends Call>({ id }: C) =>
      log
        .filter((one) => one.id === id)
        .map(({ input, version }) => ({ input: input as InputOf<C>, version })),
    reset: () => void (log = []),
  };
}

function callNamed(group: Readonly<Record<string, Call>>, name: string): Call {
  const call = group[name];
  if (!call) throw new Error(`契约里没有接口 ${name}`);
  return call;
}

/** As strict as the server: an unknown field is refused. What JSON would drop is dropped first. */
function read(call: Call, input: unknown): unknown {
  const schema = call.input instanceof z.ZodObject ? call.input.strict() : call.input;
  const checked = schema.safeParse(JSON.parse(JSON.stringify(input)));
  if (!checked.success)
    throw new Error(`${call.id} 的输入不符合契约：\n${z.prettifyError(checked.error)}`);
  return checked.data;
}

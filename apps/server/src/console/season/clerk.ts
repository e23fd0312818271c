import { ApiError, uuid7, type Transport } from '@tqc/client';
import { isWrite, type Call, type InputOf, type OutputOf, type Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { patiently } from './patience';
import type { World } from './world';

export type Case = Row<typeof registration.list>;

const PAGE = 200;

/** Somebody at work: calls as a page does, and again where it called too often. */
export class Clerk {
  constructor(
    readonly account: string,
    private readonly transport: Transport,
    private readonly world: Pick<World, 'rest'>,
  ) {}

  call<C extends Call>(call: C, input: InputOf<C>, version?: number): Promise<OutputOf<C>> {
    // The same key: what was done although nobody heard of it is not done twice.
    const key = isWrite(call) ? uuid7() : undefined;
    return patiently(() => this.transport.send(call, input, { version, key }), this.world);
  }

  /** The moment by the server, which plays its own day. */
  now(): Date {
    return new Date(this.transport.now());
  }

  /** All of the own cases in a state, as the list shows them. */
  async cases(status: number, more: Partial<InputOf<typeof registration.list>> = {}) {
    const found: Case[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { record } = await this.call(registration.list, {
        statuses: [status],
        undeleted: true,
        mine: true,
        sort: 'regId.asc',
        pageNo,
        pageSize: PAGE,
        ...more,
      });
      found.push(...record);
      if (record.length < PAGE) return found;
    }
  }
}

/** What somebody else did meanwhile, or a rule forbids, is a refusal and no fault. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code >= 500) throw error;
  return error.message;
}

/** Several at a time, as people beside each other work. */
export async function eachOf<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  width = 4,
): Promise<void> {
  const left = [...all];
  const run = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: width }, run));
}

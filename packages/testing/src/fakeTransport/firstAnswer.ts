import type { Send } from '@tqc/client';
import type { FakeTransport } from './fakeTransport';

/** Several fakes as one sender; a call that none of them knows fails. */
export function firstAnswer(fakes: readonly FakeTransport[]): Send {
  return (async (call, input, options) => {
    const fake = fakes.find((one) => one.knows(call));
    if (!fake) throw new Error(`没有为 ${call.id} 准备回答`);
    return fake.send(call, input, options);
    // The fake reads its answer through the output schema of this very call.
  }) as Send;
}

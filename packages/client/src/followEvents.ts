import type { Call } from '@tqc/contract/kit';
import { readEvents, type StreamEvent } from './readEvents';
import type { Transport } from './transport';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Follows a stream of events for as long as the transport has this session; a line that breaks is
 * taken up again, later each time. Returns the end of it.
 */
export function followEvents(
  transport: Transport,
  call: Call,
  onEvent: (event: StreamEvent) => void,
): () => void {
  const stop = new AbortController();
  const { session } = transport;
  void (async () => {
    let wait = FIRST_WAIT;
    while (!stop.signal.aborted && transport.session === session) {
      try {
        const response = await transport.open(call, {}, stop.signal);
        // A refusal is a JSON envelope: the next signed call will act on it, the stream only tries
        // again later.
        if (
          response.body &&
          response.headers.get('content-type')?.startsWith('text/event-stream')
        ) {
          for await (const event of readEvents(response.body, () => (wait = FIRST_WAIT)))
            onEvent(event);
        }
      } catch {
        if (stop.signal.aborted) return;
      }
      await new Promise((resolve) => setTimeout(resolve, wait * (0.8 + Math.random() * 0.4)));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  })();
  return () => stop.abort();
}

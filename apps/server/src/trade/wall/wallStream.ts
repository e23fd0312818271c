import type { AppParts } from '../../kit/serve';
import { StreamReply, type SendEvent } from '../../kit/serve';
import { isLive } from './displayLife';
import { displayTopic } from './displays';
import type { Frame, Room } from './room';

/** Bytes that may wait on the way to one viewer before it is cut off and told to start anew. */
export const SLOW = 256 * 1024;
/**
 * A beat tells the viewer that its data is of now, and the server whether the display may still
 * look.
 */
const BEAT = 10_000;

/**
 * The stream of one display: what it missed, then every frame, its commands and a beat; when the
 * display ends it says so and closes the answer.
 */
export function wallStream(
  app: AppParts,
  room: Room,
  displayId: string,
  after: string | undefined,
  beat = BEAT,
): StreamReply {
  return new StreamReply((send, close) => {
    const line = createLine(send, app.clock);
    let stopped = false;
    const leave = [
      room.on((frame) => line.frame(frame)),
      app.events.on(
        displayTopic(displayId),
        (event, data) => (event === 'revoked' ? end() : line.say(event, data)),
        look,
      ),
    ];
    const beating = setInterval(look, beat);
    beating.unref();
    function look(): void {
      isLive(app, displayId).then(
        (live) => (live ? line.beat() : end()),
        () => line.beat(),
      );
    }
    function stop(): void {
      if (stopped) return;
      stopped = true;
      clearInterval(beating);
      for (const one of leave) one();
    }
    function end(): void {
      if (stopped) return;
      line.say('revoked', {});
      stop();
      close();
    }
    const missed = after === undefined ? [] : room.since(after);
    if (missed) for (const frame of missed) line.frame(frame);
    else line.say('reset', {});
    line.beat();
    return stop;
  });
}

/**
 * What is written to one viewer; a viewer that does not read gets nothing more until it does, and
 * then starts anew.
 */
export function createLine(
  send: SendEvent,
  clock: () => Date,
): { frame(frame: Frame): void; say(event: string, data: unknown): void; beat(): void } {
  let waiting = 0;
  let lost = false;

  // The sender answers like the socket below it: false while earlier bytes still wait.
  function write(event: Parameters<SendEvent>[0], data: unknown, size: number): boolean {
    const flowing = send(event, data);
    waiting = flowing ? 0 : waiting + size;
    return flowing;
  }

  return {
    frame({ event, size }) {
      // A large frame always leaves bytes behind; only a small one tells whether the last has gone
      // out since.
      if (!lost && waiting > 0) write('beat', { at: clock().toISOString() }, 60);
      if (!lost && waiting + size > SLOW) lost = true;
      if (!lost) write(event, undefined, size);
    },
    say(event, data) {
      write(event, data, 100);
    },
    beat() {
      const flowing = write('beat', { at: clock().toISOString() }, 60);
      if (!lost || !flowing) return;
      lost = false;
      write('reset', {}, 20);
    },
  };
}

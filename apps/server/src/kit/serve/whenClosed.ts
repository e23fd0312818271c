import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is to be done when a connection ends, for the answers that were asked for on it. */
const onEnd = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls once the answer is over, also where its reader had left before it began, and where it stood
 * behind another answer on a connection that ended: such an answer is told of nothing.
 */
export function whenClosed(raw: ServerResponse, done: () => void): void {
  const { socket } = raw.req;
  const waiting = onEnd.get(socket) ?? listen(socket);
  let isOver = false;
  const over = () => {
    if (isOver) return;
    isOver = true;
    waiting.delete(over);
    done();
  };
  // What closed before tells nobody a second time.
  if (raw.closed || raw.destroyed || socket.destroyed) return over();
  waiting.add(over);
  raw.once('close', over);
}

function listen(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  onEnd.set(socket, waiting);
  socket.once('close', () => {
    for (const over of waiting) over();
  });
  return waiting;
}

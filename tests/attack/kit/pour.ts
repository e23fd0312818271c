import { connect } from 'node:net';
import { readSoFar } from './memory';

/** How a body that was poured into the server ended. */
export interface Poured {
  /** MB handed to the line before anything came back. */
  readonly sent: number;
  /** MB the process of the server read meanwhile; undefined where nobody can tell. */
  readonly taken: number | undefined;
  /** Code of the answer; undefined when the line was cut without one. */
  readonly code: number | undefined;
  readonly ms: number;
}

interface Pour {
  readonly pid: number | undefined;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Iterable<Buffer>;
  /** Says how long the body is; without it the body travels in chunks. */
  readonly length?: number | undefined;
  /** Milliseconds between two pieces. */
  readonly every?: number;
  /** Gives up after so many milliseconds. */
  readonly most?: number;
}

const MB = 1024 * 1024;

/** Posts a body piece by piece on a line of its own and stops at the first sign of an answer. */
export function pour(
  url: string,
  { pid, target, headers, body, length, every = 0, most = 120_000 }: Pour,
): Promise<Poured> {
  const { hostname, port } = new URL(url);
  const before = readSoFar(pid);
  const begun = performance.now();
  return new Promise((done, failed) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let sent = 0;
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), most);
    const frame = (piece: Buffer) =>
      length === undefined
        ? Buffer.concat([
            Buffer.from(`${piece.length.toString(16)}\r\n`),
            piece,
            Buffer.from('\r\n'),
          ])
        : piece;
    const write = async () => {
      socket.write(headOf(target, { ...headers, host: `${hostname}:${port}` }, length));
      for (const piece of body) {
        if (answer || socket.destroyed) return;
        sent += piece.length;
        if (!socket.write(frame(piece))) await drained(socket);
        await new Promise((next) => (every ? setTimeout(next, every) : setImmediate(next)));
      }
      if (length === undefined) socket.write('0\r\n\r\n');
    };
    // A server that is gone refuses everything: that must not pass for a refusal.
    socket.once('error', failed);
    socket.on('connect', () => {
      socket.off('error', failed);
      void write();
    });
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const after = readSoFar(pid);
      done({
        sent: (sent - socket.writableLength) / MB,
        taken: before === undefined || after === undefined ? undefined : after - before,
        code: codeOf(answer),
        ms: performance.now() - begun,
      });
    });
  });
}

function headOf(
  target: string,
  headers: Readonly<Record<string, string>>,
  length: number | undefined,
): string {
  const all = {
    ...headers,
    ...(length === undefined
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`POST ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

function drained(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      socket.off('drain', go);
      socket.off('close', go);
      done();
    };
    socket.on('drain', go);
    socket.on('close', go);
  });
}

/** The envelope's code when it came with the head, else the status. */
function codeOf(answer: string): number | undefined {
  const code = /"code":(-?\d+)/.exec(answer) ?? /^HTTP\/1\.1 (\d+)/.exec(answer);
  return code ? Number(code[1]) : undefined;
}

import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What came back, whatever it was. */
export interface Answer {
  readonly status: number;
  /** Code of the envelope; undefined when the answer was none. */
  readonly code: number | undefined;
  readonly message: string;
  readonly data: unknown;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  readonly ms: number;
}

/** A request exactly as it shall stand on the line. */
export interface Request {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** Address of this machine it comes from. */
  readonly from?: string | undefined;
}

const PATIENCE = 60_000;
const agents = new Map<string, Agent>();

/** Sends a request and reads the answer; a stream is left as soon as it has begun. */
export function ask(
  url: string,
  { method, target, headers, body, from }: Request,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        method,
        path: target,
        agent: agentOf(from),
        timeout: PATIENCE,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        const finish = () =>
          done({
            status: response.statusCode ?? 0,
            ...envelopeOf(Buffer.concat(parts).toString('utf8'), response.headers),
            headers: response.headers,
            ms: performance.now() - begun,
          });
        if (String(response.headers['content-type']).startsWith('text/event-stream')) {
          finish();
          sent.destroy();
          return;
        }
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', finish);
        response.on('error', failed);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE / 1000} s`)));
    sent.on('error', failed);
    sent.end(body);
  });
}

function agentOf(from = ''): Agent {
  const known = agents.get(from);
  if (known) return known;
  const local = from && process.platform === 'linux' ? { localAddress: from } : {};
  const made = new Agent({ keepAlive: true, maxSockets: 16, ...local });
  agents.set(from, made);
  return made;
}

/** Ends the connections that were kept. */
export function closeAgents(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

function envelopeOf(
  text: string,
  headers: IncomingHttpHeaders,
): Pick<Answer, 'code' | 'message' | 'data' | 'text'> {
  const none = { code: undefined, message: '', data: undefined, text };
  if (!String(headers['content-type']).startsWith('application/json')) return none;
  try {
    const read = JSON.parse(text) as { code?: unknown; message?: unknown; data?: unknown };
    return typeof read.code === 'number' && typeof read.message === 'string' && 'data' in read
      ? { code: read.code, message: read.message, data: read.data, text }
      : none;
  } catch {
    return none;
  }
}

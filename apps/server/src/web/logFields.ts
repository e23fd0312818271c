import type { FastifyRequest } from 'fastify';

/** Headers that never stand in the log, should somebody log headers. */
export const secretHeaders = [
  'req.headers.token',
  'req.headers.signature',
  'req.headers["signature-full"]',
  'req.headers.cookie',
];

/**
 * How requests and errors are written to the log: an address without its query, which holds what
 * was searched for, and without tickets; of an error its name, code and place. A database says in
 * `detail` and `where` which row failed, with everything in it.
 */
export const logSerializers = {
  req: (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
    method: request.method,
    url: maskedPath(request.url),
    remoteAddress: request.ip,
  }),
  err: (error: unknown) => {
    const { name, message, code, stack } = (error ?? {}) as Partial<
      Error & { readonly code: unknown }
    >;
    // A value that could not be read stands in the message itself (class 22).
    const plain = (text: string) =>
      String(code).startsWith('22') ? text.replaceAll(/: ".*"/gs, '') : text;
    return {
      type: name ?? 'Error',
      message: plain(message ?? String(error)),
      code,
      stack: plain(stack ?? ''),
    };
  },
};

/** No address of ours is longer; strangers write theirs into the log as long as they like. */
const LONGEST = 300;

/** An address without query and fragment, and without the ticket that opens a file. */
export function maskedPath(url: string): string {
  const [path = ''] = url.slice(0, 4 * LONGEST).split(/[?#]/, 1);
  return path.replace(/\bft_[\w-]+/g, 'ft_***').slice(0, LONGEST);
}

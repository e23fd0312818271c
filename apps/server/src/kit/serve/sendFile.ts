import type { FastifyReply } from 'fastify';
import type { FileReply } from './serve';

/** Sends bytes as a download (or for viewing inside the page), never as something a browser would run. */
export async function sendFile(
  reply: FastifyReply,
  { bytes, mime, name, inline }: FileReply,
): Promise<FastifyReply> {
  return reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(typeof bytes === 'function' ? await bytes() : bytes);
}

import type { FastifyReply } from 'fastify';

/**
 * Built files carry the hash of their content in their name and never change; everything else is
 * asked for anew.
 */
export const cacheControlOf = (path: string): string =>
  /(^|\/)assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The answer for a file that a site does not have. */
export const noSuchPage = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 404, message: '没有该页面', data: null });

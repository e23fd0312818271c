import type { FastifyInstance } from 'fastify';
import { addressKey } from '../kit/session';
import { createPace, type AppParts } from '../kit/serve';
import { maskedPath } from './logFields';

const MOST_BYTES = 16_384;
/**
 * Reports of one address in a span of milliseconds; a page that is broken makes many of the same.
 */
const MOST = 20;
const SPAN = 60_000;
const MOST_TEXT = 200;
/** What a report says that helps to find the place, in both ways browsers write it. */
const FIELDS = [
  'document-uri',
  'documentURL',
  'effective-directive',
  'effectiveDirective',
  'blocked-uri',
  'blockedURL',
  'source-file',
  'sourceFile',
  'line-number',
  'lineNumber',
] as const;

/**
 * Takes what browsers report about the content policy: paced by address, known fields only, without
 * queries.
 */
export function registerPolicyReports(server: FastifyInstance, { ticks }: AppParts): void {
  const pace = createPace(MOST, SPAN);
  server.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  server.post('/tqc/csp', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    pace(addressKey(request.ip), ticks());
    const report = knownFields(String(request.body));
    if (report) request.log.warn({ report }, 'content security policy');
    return reply.code(204).send();
  });
}

/** The known fields of the first report in a text; undefined when there is none. */
export function knownFields(text: string): Readonly<Record<string, string>> | undefined {
  const report = reportIn(text);
  const known = FIELDS.flatMap((name) => {
    const value = report.get(name);
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, maskedPath(String(value)).slice(0, MOST_TEXT)] as const]
      : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function reportIn(text: string): ReadonlyMap<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(read) ? read[0] : read;
    const fields = new Map(Object.entries(first ?? {}));
    return new Map(Object.entries(fields.get('csp-report') ?? fields.get('body') ?? {}));
  } catch {
    return new Map();
  }
}

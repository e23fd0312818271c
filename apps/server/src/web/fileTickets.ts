import { createHash } from 'node:crypto';
import { onOff } from '@tqc/domain/dictionaries';
import type { FastifyInstance } from 'fastify';
import { createPace, FileReply, sendFile, type AppParts } from '../kit/serve';
import { addressKey } from '../kit/session';

/** Under a hundred bytes, so that it can never pass for a file. */
const REFUSED = { code: 403, message: '链接已失效，请重新打开', data: null };

/** An address stands for everybody behind it; a page opens its scans a handful at a time. */
const MOST = 200;
const SPAN = 10_000;

/**
 * Links to files: a ticket opens its file once within a minute, as long as the session that asked
 * for it lives.
 */
export function registerFileTickets(server: FastifyInstance, app: AppParts): void {
  const pace = createPace(MOST, SPAN);
  server.get<{ Params: { ticket: string } }>('/tqc/file/:ticket', async (request, reply) => {
    pace(addressKey(request.ip), app.ticks());
    const now = app.clock();
    const { rows } = await app.pool.query<{
      person: string;
      file_id: string;
      download: boolean;
      name: string;
      mime: string;
    }>(
      `update file_ticket t set used_at = $2 from file f, session s join admin a using (admin_id)
       where t.ticket = $1 and t.used_at is null and t.expires_at > $2 and f.file_id = t.file_id and s.sid = t.sid and s.end_code is null and s.st = 1
         and s.ends_at > $2 and s.pv = a.pv and a.status = ${onOff.code('on')}
       returning s.admin_id as person, t.file_id, t.download, f.name, f.mime`,
      [createHash('sha256').update(request.params.ticket).digest('base64url'), now],
    );
    const found = rows[0];
    reply.header('cache-control', 'no-store');
    if (!found) return reply.code(403).send(REFUSED);
    return sendFile(
      reply,
      new FileReply(await app.files.open(found.file_id), found.mime, found.name, !found.download),
      // By person: whoever signs in anew has what is on its way still to read.
      found.person,
    );
  });
}

import { KEPT_DAYS } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { ApiFailure, isUndecided } from '../kit/failure';
import { nameFile } from '../kit/files';
import { queriesOn, systemScope, transaction, type Db } from '../kit/scope';
import type { Principal } from '../kit/session';
import { auditDone, failureOf, NOBODY, spend, type AppParts } from '../kit/serve';
import { tellPerson, type News } from '../trade/messages';
import { TaskGone, type Leased } from './taskLease';

const DAY = 86_400_000;

/** A file that a task made, and what is told and noted of it. */
export interface Made {
  readonly who: Principal;
  readonly kind: string;
  readonly mime: string;
  readonly file: { readonly id: string; readonly size: number; readonly sha256: string };
  readonly total: number;
  readonly news: News;
  readonly call: Parameters<typeof auditDone>[0]['call'];
  /** What the audit keeps besides. */
  readonly detail: object;
  /** What the task was asked with is not needed again and names persons: it goes with the end. */
  readonly forgets?: boolean;
  /** What else is written with the end. */
  readonly also?: (db: Db) => Promise<void>;
}

/**
 * Carries out a task that makes a file, which is whole or absent: `work` says by `made` that bytes
 * were kept, and what becomes of them is decided here.
 */
export async function makeFile(
  app: AppParts,
  leased: Leased,
  work: (keep: (bytes: AsyncIterable<Buffer>) => Promise<Made['file']>) => Promise<Made>,
): Promise<void> {
  let kept: string | undefined;
  try {
    const made = await work(async (bytes) => {
      const file = await app.files.put(bytes);
      kept = file.id;
      return file;
    });
    await finish(app, leased, made);
  } catch (error) {
    // Where nobody knows whether it was written down, the sweep decides.
    if (kept !== undefined && !isUndecided(failureOf(error).code)) await app.files.remove(kept);
    throw error;
  }
}

/** The pieces of a file, as long as they are not too many. */
export async function* bounded(
  pieces: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new ApiFailure(422, '导出的文件超过50MB，请减少导出的列或增加查询条件');
    yield piece;
  }
}

/** The file, its row, the state of the task, the message and the audit: all of it or nothing. */
async function finish(
  app: AppParts,
  { job, runner }: Leased,
  { who, kind, mime, file, total, news, call, detail, forgets = false, also }: Made,
): Promise<void> {
  const now = app.clock();
  await transaction(
    app.pool,
    systemScope,
    async (db) => {
      await nameFile(db, who, {
        fileId: file.id,
        name: job.file_name,
        kind,
        mime,
        size: file.size,
        sha256: file.sha256,
      });
      const { rowCount } = await queriesOn(db).query(
        `update job set status = ${jobStatus.code('done')}, total = $3, done = $3, result_file = $4, sha256 = $5, size = $6,
           ended_at = $7, expires_at = $8, runner = null, lease_until = null,
           sealed = case when $9 then null else sealed end
         where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
        [
          job.job_id,
          runner,
          total,
          file.id,
          file.sha256,
          file.size,
          now,
          new Date(now.getTime() + KEPT_DAYS * DAY),
          forgets,
        ],
      );
      if (rowCount !== 1) throw new TaskGone();
      await spend(queriesOn(db), 'result', who, now, { bytes: file.size, beyond: true });
      await also?.(db);
      await tellPerson(db, who.adminId, news, now);
    },
    {
      after: () => [
        auditDone({
          call,
          who,
          facts: NOBODY,
          now,
          notes: [
            {
              obj: `job/${job.job_id}`,
              detail: { rows: total, sha256: file.sha256, ...detail },
            },
          ],
          params: {},
          input: {},
          answer: {},
        }),
      ],
    },
  );
}

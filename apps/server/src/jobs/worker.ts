import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { accessQueryFlow, recordFlow } from '@tqc/domain/register';
import { batchNo, chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { localGateway } from '../kit/texts';
import { takeNumber } from '../trade/numbers';
import { placeOf } from '../kit/personal';
import { type RegistrationRecord } from '../trade/registration';
import { systemScope, transaction } from '../kit/scope';
import type { Pool } from 'pg';
import type { AppParts } from '../kit/serve';
import type { AccessPlatform } from './accessPlatform';
import { CALENDAR_WATCH_AT, calendarWatch } from './calendarWatch';
import { FILE_SWEEP_AT, fileSweep } from './fileSweep';
import { RETENTION_AT, retention } from './retention';
import { textTasks } from './texts';
import { registrationTotals, TOTALS_AT } from './totals';
import { WALL_ALERTS_AT, wallAlerts } from './wallAlerts';
import { WALL_AUDIT_AT, wallAudit } from './wallAudit';

const EVENT_OF: Readonly<Record<number, Parameters<typeof accessQueryFlow.next>[0]>> = {
  0: 'answerNormal',
  1: 'answerJudgment',
  2: 'answerProsecution',
  3: 'answerNonProsecution',
  4: 'answerViolation',
};

/** Work that runs after a call has committed, repeated until it succeeds. */
export function tasksOf(app: AppParts, platform: AccessPlatform): TaskList {
  return {
    ...textTasks(app, localGateway({ demo: app.demo, tell: (line) => console.log(line) })),
    retention: async () => void (await retention(app)),
    registrationTotals: async () => registrationTotals(app),
    wallAudit: async () => wallAudit(app),
    wallAlerts: async () => wallAlerts(app),
    fileSweep: async () => fileSweep(app),
    calendarWatch: async () => calendarWatch(app),
    accessQuery: async (payload) => {
      const { regId } = payload as { regId: string };
      const { rows } = await app.pool.query<{
        id_no: Buffer;
        name: string;
        access_result: number | null;
      }>('select id_no, name, access_result from registration where reg_id = $1', [regId]);
      const found = rows[0];
      // Cancelled in the meantime: there is nothing to ask any more.
      if (!found || !accessQueryFlow.can('answerNormal', found.access_result ?? -1)) return;
      const answer = await platform.query({
        name: found.name,
        idNo: app.personal.open(placeOf('registration', 'id_no', regId), found.id_no),
        requestId: `access/${regId}`,
      });
      await transaction(app.pool, systemScope, async (db) => {
        const { rows: locked } =
          await sql<RegistrationRecord>`select * from registration where reg_id = ${regId} for update`.execute(
            db,
          );
        const row = locked[0];
        const event = EVENT_OF[answer];
        if (!row || !event || !accessQueryFlow.can(event, row.accessResult ?? -1)) return;
        const day = chinaDay(app.clock());
        const batch = batchNo('AQ', day, await takeNumber(db, `AQ/${day}`));
        // The answer is kept whatever it is; a record that is restricted, waits for its education or was deleted meanwhile keeps saying so.
        const recordStatus =
          answer !== 0 && recordFlow.can('accessAbnormal', row.recordStatus)
            ? recordFlow.next('accessAbnormal', row.recordStatus)
            : row.recordStatus;
        await sql`update registration set access_result = ${accessQueryFlow.next(event, row.accessResult ?? -1)}, access_time = ${app.clock()}, access_batch = ${batch}, record_status = ${recordStatus}, version = version + 1 where reg_id = ${regId}`.execute(
          db,
        );
      });
    },
  };
}

// The queue tells about every job; only its troubles are worth a line.
const quiet = new Logger(() => (level, message) => {
  if (String(level) === 'error') console.error(`后台任务：${message}`);
});

/** Runs the queue in this process; several processes share one queue. */
export function startWorker(app: AppParts, platform: AccessPlatform, queue: Pool): Promise<Runner> {
  return run({
    pgPool: queue,
    taskList: tasksOf(app, platform),
    crontab: [
      WALL_AUDIT_AT,
      WALL_ALERTS_AT,
      FILE_SWEEP_AT,
      RETENTION_AT,
      TOTALS_AT,
      CALENDAR_WATCH_AT,
    ].join('\n'),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet,
  });
}

import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { localGateway } from '../kit/texts';
import type { Pool } from 'pg';
import type { AppParts } from '../kit/serve';
import type { AccessPlatform } from './accessPlatform';
import { accessQuery } from './accessQuery';
import { CALENDAR_WATCH_AT, calendarWatch } from './calendarWatch';
import { FILE_SWEEP_AT, fileSweep } from './fileSweep';
import { RETENTION_AT, retention } from './retention';
import { textTasks } from './texts';
import { registrationTotals, TOTALS_AT } from './totals';
import { UNNAMED_AT, unnamedUploads } from './unnamedUploads';
import { WALL_ALERTS_AT, wallAlerts } from './wallAlerts';
import { WALL_AUDIT_AT, wallAudit } from './wallAudit';

/** Work that runs after a call has committed, repeated until it succeeds. */
export function tasksOf(app: AppParts, platform: AccessPlatform): TaskList {
  return {
    ...textTasks(app, localGateway({ demo: app.demo, tell: (line) => console.log(line) })),
    retention: async () => void (await retention(app)),
    registrationTotals: async () => registrationTotals(app),
    wallAudit: async () => wallAudit(app),
    wallAlerts: async () => wallAlerts(app),
    fileSweep: async () => fileSweep(app),
    unnamedUploads: async () => unnamedUploads(app),
    calendarWatch: async () => calendarWatch(app),
    accessQuery: async (payload) =>
      accessQuery(app, platform, (payload as { regId: string }).regId),
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
      UNNAMED_AT,
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

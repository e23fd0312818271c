import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { failureOf, type AppParts } from '../kit/serve';
import { localGateway, type SmsGateway } from '../kit/texts';
import { redateCases } from '../trade/calendar';
import type { AccessPlatform } from '../trade/accessPlatform';
import { accessQuery } from './accessQuery';
import { CALENDAR_WATCH_AT, calendarWatch } from './calendarWatch';
import { ECERT_TASKS_AT, ecertTasks } from './ecertTasks';
import { EXPORT_SWEEP_AT, exportSweep } from './exportSweep';
import { FILE_SWEEP_AT, fileSweep } from './fileSweep';
import { EXEMPT_EXPIRY_AT, exemptExpiry } from './exemptExpiry';
import { EXEMPT_MATCH_AT, exemptMatch } from './exemptMatch';
import { EXEMPT_TEXTS_AT, exemptTexts } from './exemptTexts';
import { FILING_EXPIRY_AT, filingExpiry } from './filingExpiry';
import { LIMIT_EXPIRY_AT, limitExpiry } from './limitExpiry';
import { ORG_MOVES_AT, orgMoves } from './orgMoves';
import { ORG_RENAMES_AT, orgRenames } from './orgRenames';
import { ORG_STOPS_AT, orgStops } from './orgStops';
import { REDATE_AT } from './redateCases';
import { RETENTION_AT, retention } from './retention';
import { SUSPENDED_AT, suspendedSessions } from './suspendedSessions';
import { createTaskRunner, type TaskRunner } from './taskRunner';
import { codeTasks, textTasks } from './texts';
import { registrationTotals, TOTALS_AT } from './totals';
import { UNNAMED_AT, unnamedUploads } from './unnamedUploads';
import { REPORT_SCHEDULES_AT, reportSchedules } from './reportSchedules';
import { reportRun } from './reportRun';
import { SYSTEM_FIGURES_AT, systemFigures } from './systemFigures';
import { USB_KEY_EXPIRY_AT, usbKeyExpiry } from './usbKeyExpiry';
import { waitingDecision } from './waitingDecision';
import { WALL_ALERTS_AT, wallAlerts } from './wallAlerts';
import { WALL_AUDIT_AT, wallAudit } from './wallAudit';

/** Work that runs after a call has committed, repeated until it succeeds. */
export function tasksOf(
  app: AppParts,
  platform: AccessPlatform | undefined,
  gateway = gatewayOf(app),
  persons: Pick<TaskRunner, 'wake'> = createTaskRunner(app),
): TaskList {
  return {
    // The queue hears at once that it is begun: a task of a person outlives its process by itself.
    exportRows: async () => void persons.wake().catch(sayTrouble),
    exportSweep: async () => void exportSweep(app, persons).catch(sayTrouble),
    ...codeTasks(app, gateway),
    ...textTasks(app, gateway),
    retention: async () => void (await retention(app)),
    registrationTotals: async () => registrationTotals(app),
    wallAudit: async () => wallAudit(app),
    wallAlerts: async () => wallAlerts(app),
    fileSweep: async () => fileSweep(app),
    unnamedUploads: async () => unnamedUploads(app),
    exemptExpiry: async () => exemptExpiry(app),
    exemptMatch: async () => exemptMatch(app),
    exemptTexts: async () => exemptTexts(app),
    filingExpiry: async () => filingExpiry(app),
    ecertTasks: async () => ecertTasks(app),
    limitExpiry: async () => limitExpiry(app),
    orgMoves: async () => orgMoves(app),
    orgRenames: async () => orgRenames(app),
    orgStops: async () => orgStops(app),
    reportRun: async (payload) => reportRun(app, (payload as { id: string }).id),
    reportSchedules: async () => reportSchedules(app, persons),
    systemFigures: async () => systemFigures(app),
    suspendedSessions: async () => suspendedSessions(app),
    usbKeyExpiry: async () => usbKeyExpiry(app),
    calendarWatch: async () => calendarWatch(app),
    redateCases: async () => redateCases(app.pool),
    waitingDecision: async (payload) => waitingDecision(app, (payload as { id: string }).id),
    accessQuery: async (payload) =>
      accessQuery(app, platform, (payload as { regId: string }).regId),
  };
}

const gatewayOf = ({ demo }: AppParts) => localGateway({ demo, tell: (line) => console.log(line) });

// The queue tells about every job; only its troubles are worth a line.
const quiet = new Logger(() => (level, message) => {
  if (String(level) === 'error') console.error(`后台任务：${message}`);
});

const sayTrouble = (error: unknown) => console.error('个人任务：', error);

/**
 * Runs the queue in this process; several processes share one queue. Codes have a place that no
 * other work takes, and go first everywhere else: they are worth nothing after five minutes.
 */
export async function startWorker(
  app: AppParts,
  platform: AccessPlatform | undefined,
  queue: Pool,
  gateway: SmsGateway = gatewayOf(app),
): Promise<Pick<Runner, 'stop'>> {
  const giveUp = waitForDatabase(queue);
  const common = { pgPool: queue, noHandleSignals: true, pollInterval: 2000, logger: quiet };
  const persons = createTaskRunner(app);
  const runner = await run({
    ...common,
    taskList: tasksOf(app, platform, gateway, persons),
    crontab: [
      WALL_AUDIT_AT,
      WALL_ALERTS_AT,
      FILE_SWEEP_AT,
      UNNAMED_AT,
      RETENTION_AT,
      TOTALS_AT,
      CALENDAR_WATCH_AT,
      REDATE_AT,
      EXPORT_SWEEP_AT,
      EXEMPT_EXPIRY_AT,
      EXEMPT_MATCH_AT,
      EXEMPT_TEXTS_AT,
      FILING_EXPIRY_AT,
      ECERT_TASKS_AT,
      LIMIT_EXPIRY_AT,
      REPORT_SCHEDULES_AT,
      SUSPENDED_AT,
      SYSTEM_FIGURES_AT,
      USB_KEY_EXPIRY_AT,
      ORG_MOVES_AT,
      ORG_RENAMES_AT,
      ORG_STOPS_AT,
    ].join('\n'),
    concurrency: 2,
  });
  const codes = await run({
    ...common,
    taskList: codeTasks(app, gateway),
    crontab: '',
    concurrency: 1,
  });
  return {
    async stop(reason) {
      giveUp();
      await Promise.all([runner.stop(reason), codes.stop(reason), persons.stop()]);
    },
  };
}

const WAIT = 500;
const MOST_WAITS = 240;

/**
 * The queue writes down once, and asks nobody, whether a job succeeded: when the database is away
 * at that moment its promise fails unheard, and the job stays locked for hours. So its connections
 * wait until the database is back.
 */
function waitForDatabase(queue: Pool): () => void {
  let waits = true;
  const connect = queue.connect.bind(queue) as (...given: unknown[]) => Promise<PoolClient>;
  const patient = async (): Promise<PoolClient> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await connect();
      } catch (error) {
        if (!waits || tries >= MOST_WAITS || failureOf(error).code !== 503) throw error;
        await sleep(WAIT, undefined, { ref: false });
      }
    }
  };
  // The form with a callback is the pool's own, for single questions: those may fail.
  const asked = (...given: unknown[]) => (given.length > 0 ? connect(...given) : patient());
  queue.connect = asked as typeof queue.connect;
  return () => void (waits = false);
}

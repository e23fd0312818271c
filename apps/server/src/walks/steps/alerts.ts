import { monAlert } from '@tqc/contract/monitor';
import { wallAlerts } from '../../jobs/wallAlerts';
import { testOrgs } from '../../testing/server';
import { warned } from '../../areas/monitor/examples/alerts';
import { call, next, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const alert = stepsOf('alertStatus');

const act =
  (action: string, opinion?: string) =>
  async (id: string): Promise<string> => {
    const { rows } = await server.pool.query<{ version: number }>(
      'select version from monitor_alert where alert_id = $1',
      [id],
    );
    await call('city', monAlert.update, {
      input: { id, action, ...(opinion === undefined ? {} : { opinion }) },
      version: rows[0]?.version ?? 0,
    });
    return id;
  };
const claim = act('claim');
const close = act('close', '已督促办结');
const ignore = act('ignore', '演练数据');
const claimed = async () => claim(await warned());

/** Somebody of the county exports more in a day than the rule lets pass; the rules are counted. */
async function fire(): Promise<string> {
  const { id } = testOrgs.county;
  await server.pool.query(
    `insert into job (job_id, admin_id, org_id, kind, title, status, total, ended_at)
     values ($1, $2, $2, 'resource.exportRows', '演示导出', 2, 6000, $3)`,
    [String(6_900_000 + next()), id, server.app.clock()],
  );
  await wallAlerts(server.app);
  const { rows } = await server.pool.query<{ id: string }>(
    "select alert_id as id from monitor_alert where rule = 'A08' and org_id = $1 and cleared_at is null",
    [id],
  );
  return rows[0]?.id ?? '';
}
async function calm(): Promise<void> {
  await server.pool.query("delete from job where title = '演示导出'");
  await wallAlerts(server.app);
}

/** 预警 */
export const alertSteps: readonly Step[] = [
  alert('-', 'rule fires', '0', nothing, fire),
  alert('0', 'claimed', '1', warned, claim),
  alert('1', 'given back', '0', claimed, act('giveBack')),
  alert('0', 'closed with a note', '2', warned, close),
  alert('1', 'closed with a note', '2', claimed, close),
  alert('0', 'ignored', '3', warned, ignore),
  alert('1', 'ignored', '3', claimed, ignore),
  alert(
    '2',
    'rule fires again',
    '0',
    async () => {
      const id = await close(await fire());
      await calm();
      return id;
    },
    fire,
  ),
];

import { reports, reportSubmit } from '@tqc/contract/monitor';
import { draft } from '../../areas/monitor/examples/reports';
import { submitted } from '../../areas/monitor/examples/submissions';
import { call, server, somebody } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const report = stepsOf('reportStatus');

const versionOf = async (id: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from report where report_id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
};
const publish = (action: string) => async (id: string) => {
  await call('centre', reports.publish, { input: { id, action }, version: await versionOf(id) });
  return id;
};
const ask = publish('ask');
const national = () => draft([5]);
const asked = async () => ask(await national());
const published = async () => ask(await draft());
const stopped = async () => publish('stop')(await published());
const remove = async (id: string) => {
  const records = [{ id, version: await versionOf(id) }];
  await call('centre', reports.del, { input: { records } });
  return id;
};

const submission = stepsOf('reportSubmitStatus');
const decide = (action: string) => async (id: string) => {
  const input = { id, action, opinion: '请核对' };
  await call('city', reportSubmit.update, { input, version: 1 });
  return id;
};

/** 报表报送 */
export const submissionSteps: readonly Step[] = [
  submission('-', 'period frozen and submitted', '1', nothing, submitted),
  submission('1', 'accepted', '2', submitted, decide('accept')),
  submission('1', 'returned', '3', submitted, decide('return')),
  submission(
    '3',
    'frozen and submitted again',
    '1',
    async () => decide('return')(await submitted()),
    async (id) => {
      const { rows } = await server.pool.query<{ report: string; period: string }>(
        'select report_id::text as report, period from report_submit where report_submit_id = $1',
        [id],
      );
      await call('county', reportSubmit.create, { input: { ...rows[0], text: '已核对' } });
      return id;
    },
  ),
];

/** 报表 */
export const reportSteps: readonly Step[] = [
  report('-', 'draft added', '0', nothing, () => draft()),
  report('0', 'published without personal data or national scope', '2', () => draft(), ask),
  report('0', 'publication asked for', '1', national, ask),
  report('1', 'approved by a second person', '2', asked, async (id) => {
    const second = await somebody('centre');
    await call('centre', reports.publish, {
      input: { id, action: 'approve' },
      version: await versionOf(id),
      as: second.transport,
    });
    return id;
  }),
  report('1', 'returned', '0', asked, publish('return')),
  report('2', 'stopped', '3', published, publish('stop')),
  report('3', 'published again', '2', stopped, publish('start')),
  report('2', 'new version begun', '0', published, async (id) => {
    const { rows } = await server.pool.query<{ definition: unknown }>(
      'select definition from report where report_id = $1',
      [id],
    );
    await call('centre', reports.add, {
      input: {
        id,
        name: '演示报表新版',
        business: 2,
        audience: [2, 3],
        definition: rows[0]?.definition,
        version: await versionOf(id),
      },
    });
    return id;
  }),
  report('0', 'deleted', '-', () => draft(), remove),
  report('3', 'deleted', '-', stopped, remove),
];

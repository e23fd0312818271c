import { enrollmentHistory } from '@tqc/contract/cert';
import { enrollment } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../testing/server';
import { ofPerson } from '../../../walks/enrollmentCases';
import { endsSoon, history } from '../../../walks/historyCases';
import { openStage, server } from '../../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const county = () => server.as('county');
const texts = async () =>
  (
    await server.pool.query<{ text: string }>(
      "select sms_msg as text from sms_log where sms_msg like '%注册%到%' order by sms_id",
    )
  ).rows.map(({ text }) => text);
const enrollmentOf = async (histId: string) =>
  (
    await server.pool.query<{ id: string }>(
      'select enr_id::text as id from enrollment_history where hist_id = $1',
      [histId],
    )
  ).rows[0]?.id ?? '';

test('到期的提醒：申请里留言、手机短信各一条，列表写着哪天提醒过；30天内不再提醒', async () => {
  const [soon, far] = [await history(), await history()];
  await endsSoon(soon);
  const calls = await county();
  const both = { enrIds: `${soon},${far},99` };
  const would = await calls(enrollmentHistory.remind, { ...both, preview: true });
  expect(would.done).toEqual([soon]);
  expect(would.refused.map(({ id }) => id).sort()).toEqual([far, '99'].sort());
  expect(await texts()).toEqual([]);
  await calls(enrollmentHistory.remind, both);
  expect(await texts()).toEqual([expect.stringContaining('有效期到2024-07-20为止')]);
  const { messages } = await calls(enrollment.get, await ofPerson(await enrollmentOf(soon)));
  expect(messages.at(-1)).toMatchObject({ bySms: true });
  const { record } = await calls(enrollmentHistory.list, { expiring: true });
  expect(record.find(({ enrId }) => enrId === soon)?.remindedAt).not.toBeNull();
  const again = await calls(enrollmentHistory.remind, { enrIds: soon });
  expect(again.refused[0]?.reason).toMatch(/已于2024-06-18提醒过，2024-07-18起可以再提醒/);
  expect(await texts()).toHaveLength(1);
});

test('几天内不再提醒按系统设置；正在申请下一次的、没有留过手机号码的不提醒', async () => {
  const [one, bare] = [await history(), await history()];
  await endsSoon(one);
  await endsSoon(bare);
  const calls = await county();
  const remind = async (enrIds: string) => calls(enrollmentHistory.remind, { enrIds });
  expect((await remind(one)).done).toEqual([one]);
  await server.pool.query(
    `update installation set value = '{"days": 0}' where key = 'renewalReminder'`,
  );
  expect((await remind(one)).done).toEqual([one]);
  await server.pool.query(
    "update enrollment set id_index = decode(md5(random()::text), 'hex') where enr_id = $1",
    [await enrollmentOf(bare)],
  );
  expect((await remind(bare)).refused[0]?.reason).toMatch('没有留下手机号码');
  await server.pool.query('update enrollment_due set applying = true where hist_id = $1', [one]);
  expect((await remind(one)).refused[0]?.reason).toMatch('已经申请下一次注册');
});

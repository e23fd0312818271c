import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { registration } from '@tqc/contract/register';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

/** Keeps the store from taking anything until it is opened; tells when somebody waits there. */
function gate() {
  const { files } = server.app;
  const put = files.put.bind(files);
  const stored: string[] = [];
  let open = () => undefined as void;
  let reached = () => undefined as void;
  const opened = new Promise<void>((go) => (open = go));
  const waiting = new Promise<void>((go) => (reached = go));
  let first = true;
  files.put = async (bytes) => {
    if (first) {
      first = false;
      reached();
      await opened;
    }
    const kept = await put(bytes);
    stored.push(kept.id);
    return kept;
  };
  return { open, waiting, stored, end: () => void (files.put = put) };
}

const namedFiles = async (ids: readonly string[]) =>
  (await server.pool.query('select file_id from file where file_id = any($1)', [ids])).rows.length;
const onDisk = async (ids: readonly string[]) =>
  (
    await Promise.all(
      ids.map((id) =>
        server.app.files.get(id).then(
          () => 1,
          () => 0,
        ),
      ),
    )
  ).reduce<number>((sum, n) => sum + n, 0);
const waitingForLocks = async (n: number) => {
  for (;;) {
    const { rows } = await server.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rows[0]?.n ?? 0) >= n) return;
  }
};

test('一份申请的图片处理得慢，不耽误同省的另一份申请', async () => {
  const slow = gate();
  const order: string[] = [];
  const first = road.filed(1).then((regId) => {
    order.push('慢的');
    return regId;
  });
  await slow.waiting;
  await road.filed(2);
  order.push('快的');
  slow.open();
  await first;
  slow.end();
  expect(order).toEqual(['快的', '慢的']);
});

test('同一份申请同时交两次，只收一份，都得到同一个报名号，多存的文件删掉', async () => {
  const slow = gate();
  const first = road.hand([road.applicant(10)]);
  await slow.waiting;
  const second = await road.hand([road.applicant(10)]);
  slow.open();
  const late = await first;
  slow.end();
  expect(second.accepted[0]?.repeated).toBe(false);
  expect(late).toEqual({
    accepted: [{ channelNo: 'T-000010', regId: second.accepted[0]?.regId, repeated: true }],
    refused: [],
  });
  expect(slow.stored).toHaveLength(2);
  expect([await onDisk(slow.stored), await namedFiles(slow.stored)]).toEqual([1, 1]);
});

test('被拒绝的申请不留下文件，也不占用报名号', async () => {
  const slow = gate();
  const person = road.hand([road.applicant(20)]);
  await slow.waiting;
  // The same person under another number of the channel, while the first one's picture is drawn.
  await road.filed(21, { idNo: road.applicant(20).idNo });
  slow.open();
  expect((await person).refused[0]?.message).toContain('同一自然年度内只能申请一次');
  const { refused } = await road.hand([
    road.applicant(22, {
      files: [
        { kind: 'diploma', title: '毕业证书', part: 'photo' },
        { kind: 'photo', title: '证件照片', part: 'nowhere' },
      ],
    }),
  ]);
  expect(refused[0]?.message).toBe('缺少文件：证件照片');
  slow.end();
  expect(slow.stored).toHaveLength(3);
  expect([await onDisk(slow.stored), await namedFiles(slow.stored)]).toEqual([1, 1]);
  const numbers = (
    await server.pool.query<{ n: string }>('select reg_id as n from registration order by 1')
  ).rows.map(({ n }) => Number(n));
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
});

test('很多人同时交件都在等，经办人照样能办事', async () => {
  const county = await server.as('county');
  const client = await server.pool.connect();
  await client.query(
    "begin; select from number_counter where series like 'reg/%' for update; select from plan_arrangement for update",
  );
  const handed = Promise.all(
    Array.from({ length: 8 }, (_, n) => road.hand([road.applicant(30 + n)])),
  );
  await waitingForLocks(2);
  const { total } = await county(registration.list, {});
  expect(total).toBeGreaterThan(0);
  await client.query('rollback');
  client.release();
  expect((await handed).flatMap(({ refused }) => refused)).toEqual([]);
});

test('库里存不下的数据只拒绝那一项，同批的其他申请照收', async () => {
  const { accepted, refused } = await road.hand([
    road.applicant(50, { examValidUntil: '2026-13-45' }),
    road.applicant(51, { mandarinScore: 123_456 }),
    road.applicant(52, { sex: 7, idType: 5, idNo: 'H12345678' }),
    road.applicant(53, { personType: 99 }),
    road.applicant(54),
  ]);
  expect(accepted.map(({ channelNo }) => channelNo)).toEqual(['T-000054']);
  expect(refused.map(({ channelNo }) => channelNo)).toEqual([
    'T-000050',
    'T-000051',
    'T-000052',
    'T-000053',
  ]);
  for (const { message } of refused) expect(message).toMatch(/\p{Script=Han}/u);
});

test('哪一处写得过长都不收：姓名、简历的每一栏都有上限', async () => {
  const entry = { from: '2016-09', to: '2020-06', place: '演示师范大学', role: '学生' };
  const long = 'a'.repeat(20_000);
  const { accepted, refused } = await road.hand([
    road.applicant(55, { name: '长'.repeat(20_000) }),
    ...Object.keys(entry).map((part, at) =>
      road.applicant(56 + at, { resume: [{ ...entry, [part]: long }] }),
    ),
    road.applicant(95, { resume: [entry] }),
  ]);
  expect(accepted.map(({ channelNo }) => channelNo)).toEqual(['T-000095']);
  expect(refused.map(({ message }) => message)).toEqual([
    '数据格式不正确：name',
    '数据格式不正确：resume.0.from',
    '数据格式不正确：resume.0.to',
    '数据格式不正确：resume.0.place',
    '数据格式不正确：resume.0.role',
  ]);
});

test('每日限额：满了当天不再收，同时来的也只收到限额为止，第二天重新数', async () => {
  const full = '该时间段今日申报已达每日限额（3人），请改日申报或另选确认点';
  await server.pool.query('update plan_slot set day_limit = 3 where obt_id = $1', [road.obtId]);
  const handed = [70, 71, 72, 73, 74].map((n) => road.hand([road.applicant(n)]));
  const answers = await Promise.all(handed);
  expect(answers.flatMap(({ accepted }) => accepted)).toHaveLength(3);
  expect(answers.flatMap(({ refused }) => refused.map(({ message }) => message))).toEqual([
    full,
    full,
  ]);
  // Handed in again, what was taken is known, and counts nobody twice.
  const again = await Promise.all([70, 71, 72, 73, 74].map((n) => road.hand([road.applicant(n)])));
  expect(again.flatMap(({ accepted }) => accepted).map(({ repeated }) => repeated)).toEqual([
    true,
    true,
    true,
  ]);
  server.setNow(new Date('2024-06-19T02:00:00Z'));
  expect(await road.filed(75)).toMatch(/^\d+$/);
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await server.pool.query(
    'update plan_slot set day_limit = null, filed_on = null where obt_id = $1',
    [road.obtId],
  );
});

test('面向人员：批次或确认点没有写到的人不收，说明面向谁', async () => {
  await server.pool.query("update plan_arrangement set audience = '{2}' where ls_id = $1", [
    road.lsId,
  ]);
  const { accepted, refused } = await road.hand([
    road.applicant(80),
    road.applicant(81, { personType: 2, graduating: true }),
  ]);
  expect(accepted).toHaveLength(1);
  expect(refused[0]?.message).toBe('该确认点只面向应届毕业生，您的人员类型不在其中');
  await server.pool.query("update plan_arrangement set audience = '{1,2}' where ls_id = $1", [
    road.lsId,
  ]);
  await server.pool.query("update plan_batch set audience = '{2}' where cb_id = $1", [road.cbId]);
  expect((await road.hand([road.applicant(83)])).refused[0]?.message).toBe(
    '该认定批次只面向应届毕业生，您的人员类型不在其中',
  );
  await server.pool.query("update plan_batch set audience = '{1,2}' where cb_id = $1", [road.cbId]);
});

test('停用或删除的确认点安排不再收申请，说明原因', async () => {
  const slow = gate();
  const late = road.hand([road.applicant(60, { lsId: road.otherLsId })]);
  await slow.waiting;
  await server.pool.query('delete from plan_arrangement where ls_id = $1', [road.otherLsId]);
  slow.open();
  expect((await late).refused[0]?.message).toBe('确认点安排不存在，请重新选择确认点');
  slow.end();
  expect(await onDisk(slow.stored)).toBe(0);
});

test('补交的材料也先处理图片：申请这时仍能被人办理，几页都留下', async () => {
  const regId = await road.filed(70);
  await server.pool.query(
    "update registration set status = 7, complete_before = '2024-06-30' where reg_id = $1",
    [regId],
  );
  const channel = server.app.auth.keys.channel[0];
  if (!channel) throw new Error('no channel');
  const picture = new Uint8Array(
    await sharp({ create: { width: 300, height: 420, channels: 3, background: '#aa88dd' } })
      .jpeg()
      .toBuffer(),
  );
  const slow = gate();
  const supplement = handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [
      {
        channelNo: 'T-000070',
        files: [
          { kind: 'diploma', title: '毕业证书第1页', part: 'file' },
          { kind: 'diploma', title: '毕业证书第2页', part: 'file' },
        ],
      },
    ],
    [{ field: 'file', name: '毕业证书.jpg', bytes: picture }],
    0,
    intake.supplement,
  );
  await slow.waiting;
  await server.pool.query('update registration set version = version + 1 where reg_id = $1', [
    regId,
  ]);
  slow.open();
  expect((await supplement).accepted[0]).toMatchObject({ regId, repeated: false });
  slow.end();
  const { rows } = await server.pool.query(
    "select title from registration_file where reg_id = $1 and kind = 'diploma' order by seq",
    [regId],
  );
  expect(rows).toEqual([{ title: '毕业证书第1页' }, { title: '毕业证书第2页' }]);
});

test('每收一件都在同一事务里记审计，写明渠道和报名号', async () => {
  const regId = await road.filed(75);
  const { rows } = await server.pool.query(
    "select row ->> 'actor' as actor, row ->> 'ok' as ok from audit_inbox where row ->> 'obj' = $1",
    [`registration/${regId}`],
  );
  expect(rows).toEqual([{ actor: 'channel/applicant', ok: 'true' }]);
});

test('一项写得再怪也只拒绝它自己：前后的照收，每一项都有答复', async () => {
  const { accepted, refused } = await road.hand([
    road.applicant(76),
    { channelNo: { toString: 1 } },
    { ...road.applicant(77), channelNo: ['T-000077'] },
    null,
    road.applicant(78),
  ]);
  expect(accepted.map(({ channelNo }) => channelNo)).toEqual(['T-000076', 'T-000078']);
  expect(refused.map(({ channelNo }) => channelNo)).toEqual(['第2项', '第3项', '第4项']);
});

test('没有料到的差错也只拒绝那一项，写进日志，不写申请的内容；再交就收', async () => {
  const told: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
  await server.pool.query(
    `create function fail_once() returns trigger language plpgsql as $$ begin
       if new.channel_no = 'T-000086' then raise 'broken' using errcode = 'XX000'; end if; return new; end $$;
     create trigger fail_once before insert on registration for each row execute function fail_once()`,
  );
  const items = [85, 86, 87].map((n) => road.applicant(n));
  const { accepted, refused } = await road.hand(items);
  expect(accepted.map(({ channelNo }) => channelNo)).toEqual(['T-000085', 'T-000087']);
  expect(refused).toEqual([
    {
      channelNo: 'T-000086',
      message: '系统没能收下这一项，请稍后重新提交；仍不成功请联系系统管理员',
    },
  ]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('第2项');
  expect(told[0]).not.toContain('王雪琳');
  log.mockRestore();
  await server.pool.query('drop trigger fail_once on registration; drop function fail_once');
  expect((await road.hand(items)).accepted.map(({ repeated }) => repeated)).toEqual([
    true,
    false,
    true,
  ]);
});

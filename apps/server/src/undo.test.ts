import { waiting } from '@tqc/contract/account';
import { normalStudent } from '@tqc/contract/exemption';
import { registration, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { waitingDecision } from './jobs/waitingDecision';
import { titleOf } from './areas/rms/actTitle';
import { passedStudent } from './testing/exemptGround';
import { checks, testRoad, type Road } from './testing/road';
import { testServer, type TestServer } from './testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer({ undo: { one: 10, many: 60 } });
  road = await testRoad(server);
});

const { confirmRegistration, affirmRegistration, batchAud } = registrationReview;
const missing = {
  decision: 'materialsIncomplete',
  reasons: [6],
  completeBefore: '2024-06-28',
} as const;

async function press(regId: string, more: object = {}) {
  const point = await server.as('point');
  const { version } = await point(registration.get, { regId });
  return point(
    confirmRegistration,
    { regId, decision: 'materialsQualified', ...checks, ...more },
    { version },
  );
}
/** The moment is over: the job of the decision runs. */
const pass = (waits: { waitingId: string } | undefined) =>
  waitingDecision(server.app, waits?.waitingId ?? '');
const stateOf = async (regId: string) => {
  const { rows } = await server.pool.query(
    `select status, version, archive_no is not null as numbered,
       (select count(*)::int from registration_log l where l.reg_id = r.reg_id) as steps,
       (select count(*)::int from registration_message m where m.reg_id = r.reg_id) as messages
     from registration r where reg_id = $1`,
    [regId],
  );
  return rows[0];
};
/** What somebody was told last. */
const newsOf = async (adminId: string) => {
  const { rows } = await server.pool.query<{ content: string }>(
    `select m.content from sys_message m join sys_message_reader r using (msg_id) where r.admin_id = $1 order by msg_id desc limit 1`,
    [adminId],
  );
  return rows[0]?.content;
};
const rowsOf = async (act: string, regId: string) => {
  const { rows } = await server.pool.query(
    `select row from audit_inbox where row ->> 'act' = $1 and row ->> 'obj' = $2 order by 1`,
    [act, `registration/${regId}`],
  );
  return rows.map(({ row }) => row);
};

test('办理后先等待：什么都没有发生，号码和留言也等；到时按原来的办理一次办成，审计是本人的', async () => {
  const regId = await road.filed(1);
  const before = await stateOf(regId);
  const { waits } = await press(regId, missing);
  expect(waits).toMatchObject({ title: '材料待补全：王雪琳', seconds: 10 });
  expect(await stateOf(regId)).toEqual(before);
  const held = `${confirmRegistration.id}/waits`;
  expect(await rowsOf(held, regId)).toMatchObject([{ actor: '32880101', ok: true }]);
  expect(titleOf({ act: held, perm: '' })).toBe('核验网报材料（等待生效）');
  expect(await rowsOf(confirmRegistration.id, regId)).toEqual([]);
  await pass(waits);
  expect(await stateOf(regId)).toEqual({
    ...before,
    status: 7,
    version: before.version + 1,
    steps: before.steps + 1,
    messages: before.messages + 1,
  });
  expect(await rowsOf(confirmRegistration.id, regId)).toMatchObject([
    { actor: '32880101', perm: confirmRegistration.permission, detail: { event: '材料待补全' } },
  ]);
  // The job may run twice; the decision is carried out once.
  await pass(waits);
  expect((await stateOf(regId)).steps).toBe(before.steps + 1);
});

test('撤回就当没有办过；生效以后不能撤回，也撤不了别人的', async () => {
  const regId = await road.filed(2);
  const before = await stateOf(regId);
  const [point, county] = [await server.as('point'), await server.as('county')];
  const { waits } = await press(regId);
  expect((await point(waiting.list, {})).record).toEqual([
    { waitingId: waits?.waitingId, title: '材料合格：王雪琳', ids: [regId], seconds: 10 },
  ]);
  expect((await county(waiting.list, {})).record).toEqual([]);
  const back = { waitingId: waits?.waitingId ?? '' };
  await expect(county(waiting.takeBack, back)).rejects.toThrow('已经生效，不能撤回');
  await point(waiting.takeBack, back);
  expect(await rowsOf(waiting.takeBack.id, regId)).toMatchObject([
    {
      actor: '32880101',
      ok: true,
      detail: { call: confirmRegistration.id, decision: '材料合格' },
    },
  ]);
  await pass(waits);
  expect(await stateOf(regId)).toEqual(before);
  const again = await press(regId);
  await pass(again.waits);
  expect((await stateOf(regId)).status).toBe(8);
  await expect(
    point(waiting.takeBack, { waitingId: again.waits?.waitingId ?? '' }),
  ).rejects.toThrow('已经生效，不能撤回');
});

test('确认通过等待时不取档案号，到时才取，号码不空', async () => {
  const [first, second] = [await road.filed(3), await road.filed(4)];
  const point = await server.as('point');
  for (const regId of [first, second]) await pass((await press(regId)).waits);
  const confirm = (regId: string) =>
    point(affirmRegistration, { regId, decision: 'confirm', ...checks }, { version: 2 });
  const one = await confirm(first);
  expect(one).toMatchObject({
    archiveNo: null,
    acceptNo: null,
    waits: { title: '确认通过：王雪琳' },
  });
  await point(waiting.takeBack, { waitingId: one.waits?.waitingId ?? '' });
  await pass((await confirm(second)).waits);
  await pass((await confirm(first)).waits);
  const numbers = await Promise.all(
    [second, first].map(async (regId) => (await point(registration.get, { regId })).archiveNo),
  );
  expect(Number(numbers[1]) - Number(numbers[0])).toBe(1);
});

test('等待时别人办不了，看得见谁在办、几秒后生效；自己也不能再办', async () => {
  const regId = await road.filed(5);
  const county = await server.as('county');
  const { waits } = await press(regId);
  const detail = await county(registration.get, { regId });
  expect(detail).toMatchObject({
    decisions: [],
    waiting: { orgName: '东霁区第一确认点', isMine: false, seconds: 10 },
  });
  const sentence = /^东霁区第一确认点东霁区第一确认点经办人正在办理，10秒后生效，请稍后再办$/;
  const others = [
    county(confirmRegistration, { regId, decision: 'checkFailed', reasons: [1] }, { version: 1 }),
    county(registration.remove, { regId, reason: '重复申报' }, { version: 1 }),
    press(regId),
  ];
  for (const refused of await Promise.allSettled(others))
    expect(refused).toMatchObject({
      reason: { code: 409, message: expect.stringMatching(sentence) },
    });
  await pass(waits);
  expect((await county(registration.get, { regId })).waiting).toBeNull();
});

test('不合规的当场拒绝，不等待', async () => {
  const regId = await road.filed(6);
  await expect(press(regId, { decision: 'checkFailed', reasons: [] })).rejects.toThrow(
    '请选择或填写原因',
  );
  expect((await (await server.as('point'))(waiting.list, {})).record).toEqual([]);
});

test('到时已经办不成的：没有生效，审计记着，本人收到能打开那一件的消息', async () => {
  const regId = await road.filed(7);
  const { waits } = await press(regId);
  await server.pool.query('update registration set version = version + 1 where reg_id = $1', [
    regId,
  ]);
  const before = await stateOf(regId);
  await pass(waits);
  expect(await stateOf(regId)).toEqual(before);
  const { rows } = await server.pool.query(
    `select m.title, m.content, m.msg_url from sys_message m join sys_message_reader r using (msg_id) where r.admin_id = 32880101 order by msg_id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    title: '办理没有生效',
    content: expect.stringMatching(/^材料合格：王雪琳没有生效：数据已被他人修改/),
    msg_url: `/register/application/${regId}`,
  });
  expect((await (await server.as('point'))(waiting.list, {})).record).toEqual([]);
});

test('等待时它所依据的免试数据被撤销：到时不生效，本人收到能打开那一件的消息，说数据已变', async () => {
  const { id, application } = await passedStudent(server, '3288202320000071');
  const regId = await road.filed(71, application);
  const { waits } = await press(regId);
  const { rows: students } = await server.pool.query<{ version: number }>(
    'select version from exempt_student where student_id = $1',
    [id],
  );
  const records = [{ id, version: students[0]?.version ?? 0 }];
  const said = { records, decision: 'revoke', opinion: '成绩有误' } as const;
  await (
    await server.as('province')
  )(normalStudent.audit, said);
  const before = await stateOf(regId);
  await pass(waits);
  expect(await stateOf(regId)).toEqual(before);
  expect(await newsOf('32880101')).toMatch(/没有生效：数据已被他人修改.*请打开查看后重新办理/);
  // Read anew, it says what changed, where the decision stands.
  const { blocks, examValidUntil } = await (await server.as('point'))(registration.get, { regId });
  expect(examValidUntil).toBeNull();
  expect(blocks.join()).toContain('免试认定数据已撤销');
});

test('一小时后还办不成的不再等：数据让出来，本人收到消息', async () => {
  const regId = await road.filed(18);
  const point = await server.as('point');
  const { waits } = await press(regId);
  const unknown = (hours: number) =>
    server.pool.query(
      `update waiting_decision set call = 'register.none', due_at = due_at - $2 * interval '1 hour' where waiting_id = $1`,
      [waits?.waitingId, hours],
    );
  await unknown(0);
  await expect(pass(waits)).rejects.toThrow();
  expect((await point(registration.get, { regId })).waiting).not.toBeNull();
  await unknown(2);
  await pass(waits);
  expect((await point(registration.get, { regId })).waiting).toBeNull();
});

test('到时已经没有权限、账号已停用的，不生效', async () => {
  const [one, two] = [await road.filed(8), await road.filed(9)];
  const [first, second] = [await press(one), await press(two)];
  const permission = (on: boolean) =>
    server.pool.query(
      on
        ? `insert into role_permission (role_id, permission) values (1, $1)`
        : `delete from role_permission where role_id = 1 and permission = $1`,
      [confirmRegistration.permission],
    );
  await permission(false);
  await server.pool.query('update admin set pv = pv + 1 where admin_id = 32880101');
  await pass(first.waits);
  expect((await stateOf(one)).status).toBe(6);
  // Refused before the handler is asked: not every handler looks at rights once more.
  expect(await newsOf('32880101')).toContain('没有生效：您不具备该条数据的权限');
  await permission(true);
  await server.pool.query('update admin set pv = pv + 1, status = 0 where admin_id = 32880101');
  await pass(second.waits);
  expect((await stateOf(two)).status).toBe(6);
  const { rows } = await server.pool.query(
    `select row -> 'detail' as detail from audit_inbox where row -> 'detail' ->> 'waitingId' = $1 and row ->> 'ok' = 'false'`,
    [second.waits?.waitingId],
  );
  expect(rows).toMatchObject([{ detail: { takenBy: '32880101', call: confirmRegistration.id } }]);
  await server.pool.query('update admin set status = 1, pv = 1 where admin_id = 32880101');
});

test('批量等得久些；当场拒绝的照说，后来办不成的发消息，其余办成', async () => {
  const county = await server.as('county');
  const ids = [await road.filed(11), await road.filed(12), await road.filed(13)];
  await server.pool.query(
    `update registration set status = 15, access_result = 0, access_time = '2024-06-18T02:00:00Z', confirm_time = '2024-06-18T02:00:00Z' where reg_id = any($1)`,
    [ids],
  );
  await server.pool.query('update registration set access_result = 10 where reg_id = $1', [ids[2]]);
  const answer = await county(batchAud, {
    regIds: ids.join(','),
    decision: 'approve',
    records: await road.versionsOf(ids),
  });
  expect(answer).toMatchObject({
    done: ids.slice(0, 2),
    refused: [{ id: ids[2], reason: '尚未进行准入查询' }],
    waits: { title: '审批通过：王雪琳、王雪琳', seconds: 60 },
  });
  await server.pool.query('update registration set version = version + 1 where reg_id = $1', [
    ids[1],
  ]);
  // Who was refused is not done later, not even when nothing stands in the way any more.
  await server.pool.query('update registration set access_result = 0 where reg_id = $1', [ids[2]]);
  await pass(answer.waits);
  expect(await Promise.all(ids.map(async (id) => (await stateOf(id)).status))).toEqual([
    18, 15, 15,
  ]);
  const { rows } = await server.pool.query(
    `select m.content, m.msg_url from sys_message m join sys_message_reader r using (msg_id) where r.admin_id = 328801 order by msg_id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    content: expect.stringContaining('王雪琳：数据已被他人修改'),
    msg_url: `/register/application/${ids[1]}`,
  });
  expect(rows[0].content).not.toContain('尚未进行准入查询');
});

test('两人同时办同一件，只有一个在等', async () => {
  const regId = await road.filed(14);
  const [point, county] = [await server.as('point'), await server.as('county')];
  const both = await Promise.allSettled(
    [point, county].map((send) =>
      send(
        confirmRegistration,
        { regId, decision: 'materialsQualified', ...checks },
        { version: 1 },
      ),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('批量的预览按同样的规则说谁办得成、谁不行，什么都不改，也不等待', async () => {
  const county = await server.as('county');
  const ids = [await road.filed(15), await road.filed(16)];
  await server.pool.query(
    `update registration set status = 15, access_result = 0, access_time = '2024-06-18T02:00:00Z', confirm_time = '2024-06-18T02:00:00Z' where reg_id = $1`,
    [ids[0]],
  );
  const before = await stateOf(ids[0] ?? '');
  const { record: held } = await county(waiting.list, {});
  const records = await road.versionsOf(ids);
  const asked = { regIds: ids.join(','), decision: 'approve', records } as const;
  expect(await county(batchAud, { ...asked, preview: true })).toEqual({
    done: [ids[0]],
    refused: [{ id: ids[1], name: '王雪琳', reason: expect.any(String), code: 409 }],
  });
  expect(await stateOf(ids[0] ?? '')).toEqual(before);
  expect((await county(waiting.list, {})).record).toEqual(held);
});

test('等待的办理和它到时的任务同生共死：审计写不进去，就什么都没有留下', async () => {
  const regId = await road.filed(17);
  const jobs = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker.jobs where key like 'waiting/%'",
    );
    return rows[0]?.n ?? 0;
  };
  const before = await jobs();
  await server.pool.query(
    `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
     create trigger refused before insert on audit_inbox for each row when (new.row ->> 'act' like '%/waits') execute function refuse_row()`,
  );
  const county = await server.as('county');
  const decide = () =>
    county(
      confirmRegistration,
      { regId, decision: 'materialsQualified', ...checks },
      { version: 1 },
    );
  await expect(decide()).rejects.toMatchObject({ code: 503 });
  expect(await jobs()).toBe(before);
  await server.pool.query('drop trigger refused on audit_inbox');
  await decide();
  expect(await jobs()).toBe(before + 1);
});

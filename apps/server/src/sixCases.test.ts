import { uuid7 } from '@tqc/client';
import { personal, session } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { isWrite } from '@tqc/contract/kit';
import { wall } from '@tqc/contract/monitor';
import { localeSet, registration } from '@tqc/contract/register';
import { job, resource } from '@tqc/contract/resource';
import { audit } from '@tqc/contract/rms';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from './sixCases/accountCases';
import { applicationCases } from './sixCases/applicationCases';
import { batchCases } from './sixCases/batchCases';
import { certificateCases } from './sixCases/certificateCases';
import { fileCases } from './sixCases/fileCases';
import { messageCases } from './sixCases/messageCases';
import { plainCases } from './sixCases/plainCases';
import { planningCases } from './sixCases/planningCases';
import { reviewCases } from './sixCases/reviewCases';
import { call, openStage, road, runningSlot, server } from './sixCases/stage';
import type { Asked } from './sixCases/written';
import { testServer } from './testing/server';
import { arrangement } from './testing/road';

beforeAll(async () => {
  const opened = await testServer();
  // The audit belongs to nobody else: one more right for the person who plays its administrator
  // here.
  await opened.pool.query("insert into role_permission values (5, 'rms.audit.view')");
  await openStage(opened);
});

/** Of an application it also says what was done last. */
const MOVED_ON = expect.stringMatching(/^数据已被他人修改(（最近一步：.{4,}）)?，请刷新后再操作$/);

const written = [
  ...planningCases,
  ...applicationCases,
  ...reviewCases,
  ...messageCases,
  ...certificateCases,
  ...fileCases,
  ...accountCases,
  ...plainCases,
];

/** Whose six cases stand elsewhere, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  'account.auth.login': 'areas/account/signIn.test.ts',
  'account.auth.logout': 'areas/account/signIn.test.ts',
  'account.forgetPass.sendSms': 'areas/account/signIn.test.ts',
  'account.forgetPass.verificationSms': 'areas/account/signIn.test.ts',
  'account.forgetPass.resetPass': 'areas/account/signIn.test.ts',
  'account.loginSms.sendLoginSms': 'areas/account/signIn.test.ts',
  'account.loginSms.checkLoginSms': 'areas/account/signIn.test.ts',
  'account.personal.changePassword': 'areas/account/signIn.test.ts',
  'account.session.endOthers': '本文件',
  'account.session.end': '本文件',
  'resource.job.cancel': '本文件',
  'register.registration.create': '本文件',
  'intake.registration': 'areas/intake/intake.test.ts',
  'intake.supplement': 'areas/intake/intake.test.ts',
  'monitor.wall.ticket': 'areas/monitor/wall.test.ts',
  'monitor.wall.exchange': 'areas/monitor/wall.test.ts',
  'monitor.wall.command': 'areas/monitor/wall.test.ts',
  'monitor.wall.revoke': 'areas/monitor/wall.test.ts',
};

test('每个写接口都有这些情形', () => {
  const covered = new Set(
    [...written, ...batchCases].map(({ call: { id } }) => id).concat(Object.keys(elsewhere)),
  );
  expect(
    allCalls
      .filter(isWrite)
      .map(({ id }) => id)
      .filter((id) => !covered.has(id)),
  ).toEqual([]);
});

describe.each(written.map((one) => [one.call.id, one] as const))('%s', (_, one) => {
  test('成功，同一编号重复只有一次效果，缺编号被拒绝', async () => {
    const asked = await one.ready();
    const key = uuid7();
    const first = await call(one.by, one.call, asked, key);
    expect(await call(one.by, one.call, asked, key)).toEqual(first);
    await expect(call(one.by, one.call, asked, '')).rejects.toMatchObject({ code: 400 });
  });

  if (one.level)
    test('没有该权限的级别', async () => {
      await expect(call(one.level ?? 'point', one.call, await one.ready())).rejects.toMatchObject({
        code: 403,
      });
    });

  if (one.scope)
    test('有权限而不在范围内', async () => {
      const { code, message } = one.strange ?? { code: 403, message: '您不具备该条数据的权限' };
      await expect(call(one.scope ?? 'point', one.call, await one.ready())).rejects.toMatchObject({
        code,
        message: expect.stringContaining(message),
      });
    });

  if (one.state)
    test('状态不符合时说明原因', async () => {
      let asked: Asked;
      if (one.state === 'again') {
        asked = await one.ready();
        await call(one.by, one.call, asked);
        if (asked.version !== undefined) asked = { ...asked, version: asked.version + 1 };
      } else asked = (await one.state?.()) ?? { input: {} };
      await expect(call(one.by, one.call, asked)).rejects.toMatchObject({
        code: expect.toSatisfy((code: number) => code === 422 || code === 403),
        message: expect.stringMatching(/[\u4e00-\u9fff]{4}/),
      });
    });

  if (one.call.versioned)
    test('没有版本、版本过时', async () => {
      const asked = await one.ready();
      const { version: _version, ...without } = asked;
      await expect(call(one.by, one.call, without)).rejects.toMatchObject({ code: 428 });
      await expect(
        call(one.by, one.call, { ...asked, version: (asked.version ?? 1) + 7 }),
      ).rejects.toMatchObject({ code: 409, message: MOVED_ON });
    });
});

describe.each(batchCases.map((one) => [one.call.id, one] as const))('%s', (_, one) => {
  test('成功、重复、级别、范围、状态、版本', async () => {
    const { input, regId } = await one.ready();
    const key = uuid7();
    await expect(call(one.level, one.call, { input })).rejects.toMatchObject({ code: 403 });
    expect(await call(one.scope, one.call, { input })).toMatchObject({
      done: [],
      refused: [{ id: regId, reason: '您不具备该条数据的权限，请刷新页面后再操作！' }],
    });
    if (one.stale)
      expect(await call(one.by, one.call, { input: one.stale(input, regId) })).toMatchObject({
        done: [],
        refused: [{ reason: MOVED_ON }],
      });
    expect(await call(one.by, one.call, { input }, key)).toEqual({ done: [regId], refused: [] });
    expect(await call(one.by, one.call, { input }, key)).toEqual({ done: [regId], refused: [] });
    if (one.again)
      expect(await call(one.by, one.call, { input })).toMatchObject({
        done: [],
        refused: [{ id: regId, reason: expect.stringMatching(/[\u4e00-\u9fff]{4}/) }],
      });
  });
});

test('会话：结束别处的、结束指定的；别人的会话结束不了', async () => {
  const mine = (await call('province', session.list, { input: {} })) as {
    record: { sid: string }[];
  };
  await expect(
    call('county', session.end, { input: { sid: mine.record[0]?.sid } }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(call('county', session.end, { input: { sid: 'x' } })).rejects.toMatchObject({
    code: 400,
  });
  expect(await call('county', session.endOthers, { input: {} })).toBeNull();
});

test('任务：结束的不能取消，别人的看不到', async () => {
  await server.pool.query(
    "insert into job (job_id, admin_id, org_id, kind, title, status) values (1, 328801, 328801, 'x', '演示任务', 2), (2, 328801, 328801, 'x', '演示任务', 0)",
  );
  await expect(call('county', job.cancel, { input: { id: '1' } })).rejects.toThrow(
    '任务已结束，不能取消',
  );
  await expect(call('otherCounty', job.cancel, { input: { id: '2' } })).rejects.toMatchObject({
    code: 422,
  });
  expect(await call('county', job.cancel, { input: { id: '2' } })).toBeNull();
});

test('后台采集不在此办理，说明该怎么做', async () => {
  await expect(
    call('county', registration.create, { input: { lsId: road.lsId, person: {} } }),
  ).rejects.toMatchObject({
    code: expect.toSatisfy((code: number) => code === 422 || code === 403),
  });
});

test('批量安排：不在范围内的时间段，每个确认点都说明原因，一个也不加', async () => {
  const answer = (await call('otherCounty', localeSet.batchAddLocaleSet, {
    input: { ...arrangement, orgIds: '32880101,32880102', obtId: await runningSlot() },
  })) as { added: number; refused: { message: string }[] };
  expect(answer.added).toBe(0);
  expect(answer.refused.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => '您不具备该条数据的权限，请刷新页面后再操作！'),
  );
});

/** Writes that leave nothing of their own behind: a look for a reason, a ticket, a check. */
const CHANGES_NOTHING: readonly string[] = [
  personal.reveal.id,
  resource.ticket.id,
  wall.ticket.id,
  audit.verify.id,
];

test('走过的每个写接口：成功和拒绝都在审计里，成功的写着改了什么', async () => {
  const { rows } = await server.pool.query<{ act: string; ok: boolean; changed: boolean }>(
    `select row ->> 'act' as act, (row ->> 'ok')::boolean as ok, bool_or(row -> 'detail' ? 'changes') as changed
     from (select row from audit union all select row from audit_inbox) noted group by 1, 2`,
  );
  const noted = new Map(rows.map(({ act, ok, changed }) => [`${act} ${ok}`, changed]));
  const acts = [...written, ...batchCases].map(({ call: one }) => one.id);
  expect(acts.length).toBeGreaterThan(40);
  expect(acts.filter((act) => !noted.has(`${act} true`))).toEqual([]);
  expect(acts.filter((act) => !noted.has(`${act} false`))).toEqual([]);
  expect(
    acts.filter((act) => noted.get(`${act} true`) !== true && !CHANGES_NOTHING.includes(act)),
  ).toEqual([]);
});

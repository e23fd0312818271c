import { allCalls } from '@tqc/contract/catalogue';
import { baseOrgLockTime, baseTechnicalJob } from '@tqc/contract/basic';
import { isWrite, type Call } from '@tqc/contract/kit';
import { decide, timesAgainst, type Decision, type Hindrances } from '@tqc/contract/permission';
import { certBatch, orgBatch } from '@tqc/contract/register';
import { admins, audit, maintenance, roles, verify } from '@tqc/contract/rms';
import { maintenanceFlow } from '@tqc/domain/maintenance';
import { lockFlow } from '@tqc/domain/organisations';
import { verifyFlow } from '@tqc/domain/people';
import { batchFlow, notItsBatch } from '@tqc/domain/planning';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { allAreas } from '../areas';
import { createRandom } from '../demo/random';
import type { AppParts } from '../kit/serve';
import { checkPermission } from '../kit/serve/signed';
import { failureOf } from '../kit/serve/answer';
import { kyselyOfPool } from '../kit/scope';
import { personNow, type Principal } from '../kit/session';
import { times } from '../testing/long';
import { demoProduct, DEMO_NOW as now } from '../testing/parts';
import { layDownLists } from '../trade/dictionaries';
import { currentWindows } from '../trade/maintenance';
import { judge } from './inProcess';

type Row = Readonly<Record<string, unknown>> & { readonly version?: number };

/** A button of a page: what it sends of a row, and what the row itself says against it. */
interface Control {
  readonly call: Call;
  /** The list in which its rows stand, by this key; a control of the page itself has none. */
  readonly rows?: { readonly list: Call; readonly key: string };
  readonly input?: (row: Row) => Readonly<Record<string, unknown>>;
  readonly against?: (row: Row, who: Principal) => Hindrances;
}

const locks = { list: baseOrgLockTime.list, key: 'lockId' };
const windows = { list: maintenance.list, key: 'maintId' };
const changes = { list: verify.list, key: 'changeId' };
const roleRows = { list: roles.list, key: 'roleId' };
const notKept = '本机构被锁定，由设定锁定的上级机构办理';
const lockControl = (call: Call, event: 'end' | 'edit' | 'remove', input: object): Control => ({
  call,
  rows: locks,
  input: ({ lockId }) => ({ lockId, ...input }),
  against: ({ state, kept }) => ({
    state: lockFlow.why(event, Number(state)),
    scope: kept === true ? undefined : notKept,
  }),
});
const windowControl = (call: Call, event: 'end' | 'remove', input: object): Control => ({
  call,
  rows: windows,
  input: ({ maintId }) => ({ maintId, ...input }),
  against: ({ state }) => ({ state: maintenanceFlow.why(event, Number(state)) }),
});
const verdict = (call: Call, event: 'accept' | 'reject'): Control => ({
  call,
  rows: changes,
  input: ({ changeId }) => ({ changeId, opinion: '已核对' }),
  against: ({ status, notYours }) => ({
    state: verifyFlow.why(event, Number(status)),
    scope: String(notYours) || undefined,
  }),
});
const roleOwn = ({ own }: Row) =>
  own === true ? undefined : '国家的角色由国家中心修改，请复制为本省的角色';

/** Rows that somebody chooses and decides on: states, scopes and times of all kinds. */
const CONTROLS: readonly Control[] = [
  lockControl(baseOrgLockTime.update, 'end', { action: 'end' }),
  lockControl(baseOrgLockTime.update, 'edit', { reason: '核对数据' }),
  lockControl(baseOrgLockTime.remove, 'remove', {}),
  windowControl(maintenance.update, 'end', { action: 'end' }),
  windowControl(maintenance.remove, 'remove', {}),
  verdict(verify.accept, 'accept'),
  verdict(verify.reject, 'reject'),
  {
    call: admins.unlock,
    rows: { list: admins.list, key: 'adminId' },
    input: ({ adminId }) => ({ adminId }),
    against: ({ locked }) => ({
      state: locked === true ? undefined : '该用户没有被锁定，不需要解锁',
    }),
  },
  {
    call: roles.update,
    rows: roleRows,
    input: ({ roleId }) => ({ roleId, remark: '按职责整理' }),
    against: (row) => ({ scope: roleOwn(row) }),
  },
  {
    call: roles.remove,
    rows: roleRows,
    input: ({ roleId }) => ({ roleId }),
    against: (row) => ({
      state: Number(row['users']) > 0 ? '还有用户在用这个角色' : undefined,
      scope: roleOwn(row),
    }),
  },
  {
    call: certBatch.update,
    rows: { list: certBatch.list, key: 'cbId' },
    input: ({ cbId, notice }) => ({ cbId, notice }),
    against: ({ status }, { orgType }) => ({
      state: batchFlow.why('update', Number(status)),
      scope: notItsBatch(orgType),
    }),
  },
  {
    call: baseTechnicalJob.update,
    rows: { list: baseTechnicalJob.list, key: 'tjId' },
    input: ({ tjId, sort }) => ({ tjId, sort }),
  },
  { call: audit.list },
  // A plan that is gone: nobody has it in their place, and a lock says no before that is asked.
  {
    call: orgBatch.remove,
    input: () => ({ obId: '99' }),
    against: () => ({ scope: '该计划已经删除' }),
  },
];
/** Lists that anybody with the right opens without asking for anything. */
const LISTS: readonly Control[] = allCalls
  .filter(
    (call) =>
      !isWrite(call) &&
      call.rowKey !== undefined &&
      call.reach === undefined &&
      call.permission.includes('.') &&
      /^(basic|rms|limit|register|message|platform)\./.test(call.id) &&
      call.input.safeParse({}).success,
  )
  .map((call) => ({ call }));

const MINUTE = '2024-06-18 10:00';
const CENTRE_LEVEL = 5;
const FORBIDDEN = 403;
const seed = Number(process.env['TQC_VERDICTS_SEED'] ?? 20240618);
let app: AppParts;
let owner: Pool;
let people: Principal[];

beforeAll(async () => {
  ({ app, owner } = await demoProduct());
  await layDownLists(owner);
  const { rows } = await owner.query<{ id: string }>(
    "select admin_id as id from admin where status = 1 order by (account not like 'demo\\_%'), admin_id limit 40",
  );
  const found = await Promise.all(rows.map(({ id }) => personNow(owner, id)));
  people = found.filter((one) => one !== undefined);
}, 120_000);

const served = new Map(allAreas.map((one) => [one.call.id, one]));
const servedOf = (call: Call) => {
  const found = served.get(call.id);
  if (!found) throw new Error(`${call.id} is not served`);
  return found;
};

/** What the server answers: the right first, as it does, then the handler; nothing is kept. */
async function answerOf(who: Principal, call: Call, input: object, version = 1) {
  try {
    checkPermission(call, who, call.permission);
  } catch (error) {
    return { ...failureOf(error), byRight: true };
  }
  const answer = await judge({ app }, servedOf(call), who, { ...input }, version);
  return { ...answer, byRight: false };
}

/** The rows of a list as somebody's page has them; none where they have no such page. */
async function rowsFor(who: Principal, { list, key }: NonNullable<Control['rows']>) {
  let answer: unknown;
  const listening = {
    ...servedOf(list),
    handle: async (call: Parameters<ReturnType<typeof servedOf>['handle']>[0]) => {
      answer = await servedOf(list).handle(call);
      return answer;
    },
  };
  if (who.rights.has(list.permission))
    await judge({ app }, listening, who, { pageSize: 200 }, undefined);
  const { record = [] } = (answer ?? {}) as { readonly record?: readonly Row[] };
  return new Map(record.map((row) => [String(row[key]), row]));
}

/** What the person's own page shows: the rows it has, and the times it was told. */
function verdictOf(
  who: Principal,
  { call, against }: Control,
  row: Row,
  isSeen: boolean,
  closed: Parameters<typeof timesAgainst>[1],
): Decision {
  return decide(who, call, {
    scope: isSeen ? undefined : '这条记录不在您的数据范围',
    ...(isSeen ? against?.(row, who) : {}),
    ...timesAgainst(call, closed, MINUTE),
  });
}

test('面板的结论就是服务器的结论：随机的人、按钮和记录，含锁定和维护', async () => {
  const random = createRandom(seed);
  const seen = new Map<string, Map<string, Row>>();
  const kinds = [...new Set(CONTROLS.flatMap(({ rows }) => (rows ? [rows] : [])))];
  for (const kind of kinds)
    for (const who of people) seen.set(`${who.adminId}/${kind.list.id}`, await rowsFor(who, kind));
  const all = new Map(
    kinds.map((kind) => {
      const rows = people.flatMap((who) => [...(seen.get(`${who.adminId}/${kind.list.id}`) ?? [])]);
      return [kind.list.id, [...new Map(rows)]] as const;
    }),
  );
  const wanted = times({ short: 1_000, long: 10_000 });
  const links = new Map<string, number>();
  const wrong: object[] = [];
  let closed: Parameters<typeof timesAgainst>[1] = { locks: [], windows: [] };
  for (let n = 0; n < wanted; n += 1) {
    if (n === Math.floor(wanted / 2)) closed = await closeSome();
    const who = random.pick(people);
    const control = random.pick(random.chance(0.7) ? CONTROLS : LISTS);
    const { call, rows: kind, input } = control;
    const [id, found] = kind ? random.pick(all.get(kind.list.id) ?? []) : ['', {} as Row];
    const mine = kind ? seen.get(`${who.adminId}/${kind.list.id}`)?.get(id) : found;
    const row = mine ?? found;
    // The centre closes for those below it, not for itself.
    const told = who.orgType === CENTRE_LEVEL ? { ...closed, locks: [] } : closed;
    const verdict = verdictOf(who, control, row, mine !== undefined, told);
    const answer = await answerOf(who, call, input?.(row) ?? {}, row.version);
    const name = verdict.failed?.name ?? 'allowed';
    links.set(name, (links.get(name) ?? 0) + 1);
    const isRight = ['superuser', 'orgType', 'grant', 'monitor'].includes(name);
    // A locked time is said before it is asked whether there is a record at all.
    const locked = isRight ? undefined : timesAgainst(call, told, MINUTE).window;
    if (locked !== undefined) links.set('window', (links.get('window') ?? 0) + 1);
    const agrees =
      (locked === undefined || answer.message === locked) &&
      verdict.allowed === (answer.code === 0) &&
      answer.code !== -1 &&
      isRight === (answer.byRight && answer.code === FORBIDDEN);
    const says =
      name === 'window' || name === 'maintenance' ? verdict.failed?.note : answer.message;
    if (!agrees || says !== answer.message)
      wrong.push({ who: who.account, call: call.id, id, name, note: verdict.failed?.note, answer });
  }
  expect(wrong.slice(0, 5), `${wrong.length} of ${wanted}, seed ${seed}`).toEqual([]);
  // One of forty is the superuser, and only the audit is not theirs.
  const seldom = wanted < 5_000 ? [] : ['superuser'];
  for (const name of ['allowed', 'orgType', 'state', 'scope', 'window', 'maintenance', ...seldom])
    expect([name, (links.get(name) ?? 0) > 0]).toEqual([name, true]);
}, 600_000);

/** From here on plans are locked by the centre, and areas are maintained. */
async function closeSome() {
  const lock = { functions: ['plan'], beginTime: '2024-06-18 08:00', endTime: '2024-06-18 18:00' };
  await owner.query(
    `insert into org_lock_time (lock_id, org_id, org_name, org_type, area_name, whole, functions, reason, begin_time, end_time, operator, updated_at, prov, city, county, point)
     select 99, org_id, org_name, $1, area_name, true, $2, '核对', $3, $4, '', now(), prov, city, county, point from org where org_type = $1 limit 1`,
    [CENTRE_LEVEL, lock.functions, lock.beginTime, lock.endTime],
  );
  await owner.query(
    `insert into maintenance (maint_id, title, areas, allows, tell_from, begin_time, end_time, notice, operator)
     values (97, '存储扩容', '{register,cert}', 1, $1, $1, $2, '请提前办理。', '中心'), (98, '数据库升级', '{limit}', 2, $1, $1, $2, '请提前办理。', '中心')`,
    [lock.beginTime, lock.endTime],
  );
  // What was read half a second ago is read anew.
  await new Promise((go) => setTimeout(go, 600));
  return { locks: [lock], windows: await currentWindows(kyselyOfPool(owner), now) };
}

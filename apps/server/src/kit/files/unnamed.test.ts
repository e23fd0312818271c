import { registration, registrationChange } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { post, calls } from '@tqc/contract/kit';
import { RuleError } from '@tqc/domain/kit';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { unnamedUploads } from '../../jobs/unnamedUploads';
import { serve } from '../serve';
import { addDocument, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';
import { pdfOf } from './filesTesting';
import { NAMES_FILES } from './namedFiles';
import { sweepUnnamed } from './unnamed';

const tried = calls(
  {
    id: 'resource.tried',
    path: 'tried',
    code: '',
    calls: { refused: ['POST', 'refused', 'signedIn', '试着上传'] },
  },
  { refused: post('refused', 'signedIn', z.object({}), z.null(), { body: 'multipart' }) },
);
const put: string[] = [];
let server: TestServer;
let road: Road;
let regId = '';
beforeAll(async () => {
  server = await testServer({
    calls: serve(tried, {
      refused: async ({ app, files }) => {
        put.push((await app.files.put(files[0]?.bytes ?? Buffer.alloc(0))).id);
        throw new RuleError('不收');
      },
    }),
  });
  road = await testRoad(server);
  regId = await road.filed(700);
});

const pdf = () => [{ field: 'file', name: '材料.pdf', bytes: new Uint8Array(pdfOf()) }];
const upload = async (org: 'county' | 'point') =>
  (await (await server.as(org))(resource.updateFile, {}, { files: pdf() })).fileId;
const age = (days: number) =>
  server.pool.query("update file set created_at = now() - $1 * interval '1 day'", [days]);
const left = async () =>
  (await server.pool.query<{ id: string }>('select file_id as id from file')).rows.map(
    ({ id }) => id,
  );

/** Columns that could hold the id of a file and hold something else. */
const NO_FILES = new Set([
  // New values of a certificate; a new photo stands beside the case.
  'cert_change.wanted',
  'file.file_id',
  // A link of a minute; it goes with its file.
  'file_ticket.file_id',
  'file_ticket.sid',
  'session.sid',
  'sms_code.sid',
  'idempotency.key',
  'process_slot.token',
  // The name of an archive outside the store.
  'audit_archive.file',
  'wall_display.display_id',
  'wall_ticket.display_id',
  'audit.row',
  'audit_inbox.row',
  'idempotency.answer',
  'installation.value',
  'job.input',
  'limit_push.content',
  'job.file_name',
  'job.results',
  'job.runner',
  'platform_runner.runner',
  // Places on a page.
  'cert_print.layout',
  'print_layout.offsets',
  // What was changed, in words; what a report is made of.
  'applicant_log.changes',
  'org_log.changes',
  'site_log.changes',
  // What an organisation tells the public: words.
  'site_info.draft',
  'site_info.public_facts',
  'report.definition',
  'report_version.definition',
  // Figures, and what was said of them.
  'report_submit.checks',
  'report_submit.figures',
  // What a certificate said; what a task or a run is asked for; rows of a file as they were.
  'ecert_change.content',
  'ecert_task.condition',
  'exempt_import.file_name',
  // Its photo is not what comes back.
  'exempt_import_row.was',
  'report_run.asked',
  'report_run.definition',
  'report_run.result',
  'plan_change.after',
  'plan_change.before',
  'province_plan.filing',
  'enrollment.assessments',
  // People of a working group; how much has moved.
  'exempt_filing.members',
  'org_annul.moved',
  'registration.resume',
  'registration_change.changes',
  'saved_view.state',
  // Decisions name records and no files.
  'waiting_decision.input',
  'wall_display.command',
  // What waits a minute at most: an upload is kept for a day.
  'waiting_decision.input',
]);

test('数据库里每个可能指向文件的列，不是登记在册就是确实不指文件', async () => {
  const { rows } = await server.pool.query<{ column: string }>(
    `select distinct c.table_name || '.' || c.column_name as column from information_schema.columns c
     join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace and k.relkind in ('r', 'p') and not k.relispartition
     where c.table_schema = 'public' and (c.udt_name in ('uuid', '_uuid', 'json', 'jsonb') or c.column_name ~ '(^|_)files?(_|$)')
     order by 1`,
  );
  const named = new Set(NAMES_FILES.map(([table, names]) => `${table}.${names.split(' ')[0]}`));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ column }) => !named.has(column) && !NO_FILES.has(column))).toEqual([]);
});

test('引用文件表的外键都登记在册', async () => {
  const { rows } = await server.pool.query<{ column: string }>(
    `select t.relname || '.' || a.attname as column from pg_constraint c join pg_class t on t.oid = c.conrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'file'::regclass and t.relname <> 'file_ticket'`,
  );
  const named = new Set(NAMES_FILES.map(([table, names]) => `${table}.${names}`));
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ column }) => !named.has(column))).toEqual([]);
});

test('上传一天后没有哪条记录用到的，连登记带内容一起清除；用到过的都留下', async () => {
  const [unused, ticketed, evidence] = [
    await upload('county'),
    await upload('county'),
    await upload('point'),
  ];
  const county = await server.as('county');
  await county(resource.ticket, { fileId: ticketed });
  const replace = async () => {
    const { version } = await county(registration.get, { regId });
    const diploma = { regId, kind: 'diploma', seq: 2 };
    return (await county(resource.updateFileCurr, diploma, { files: pdf(), version })).fileId;
  };
  await addDocument(server, regId, pdfOf());
  const [first, second] = [await replace(), await replace()];
  await server.pool.query(
    `insert into registration_change (chg_id, city, reg_id, prov, county, point, reg_version, changes, reason, file_id, applied_by, applicant_id, org_name, applied_at)
     values (1, '3288', $1, '32', '328801', '32880101', 1, '[]', '', $2, 'a', 1, '', now())`,
    [regId, evidence],
  );
  const before = await left();
  await unnamedUploads(server.app);
  expect(await left()).toEqual(before);
  await age(2);
  await unnamedUploads(server.app);
  expect(before.filter((id) => id !== unused && id !== ticketed).sort()).toEqual(
    (await left()).sort(),
  );
  for (const id of [unused, ticketed]) expect(await server.app.files.has(id)).toBe(false);
  for (const id of [first, second, evidence]) expect(await server.app.files.has(id)).toBe(true);
});

test('收下内容以后又拒绝的上传，不留下内容', async () => {
  const county = await server.as('county');
  await expect(county(tried.refused, {}, { files: pdf() })).rejects.toMatchObject({ code: 422 });
  expect(put).toHaveLength(1);
  expect(await server.app.files.has(put[0] ?? '')).toBe(false);
});

test('一天里攒下再多，也一页一页清完', async () => {
  await server.pool.query(
    `insert into file (file_id, name, kind, mime, size, sha256, org_id, admin_id, created_at)
     select gen_random_uuid(), 'a', 'pdf', 'application/pdf', 1, '', 328801, 328801, now() - interval '2 days' from generate_series(1, 1200)`,
  );
  expect(await sweepUnnamed(server.app)).toBe(1200);
});

test('变更被退回后换了证明材料重新申请：退回的那份留在历史里，不被清除', async () => {
  const id = await road.filed(701);
  const county = await server.as('county');
  const fileId = await upload('county');
  const { version } = await county(registration.get, { regId: id });
  const ask = (more: object) =>
    county(
      registrationChange.regDataChange,
      { regId: id, changes: { major: '英语' }, reason: '毕业证书上如此', ...more },
      { version },
    );
  const { id: chgId } = await ask({ fileId });
  const city = await server.as('city');
  await city(
    registrationChange.regChgAudit,
    { chgId, passed: false, opinion: '材料不实' },
    { version: 1 },
  );
  await ask({});
  await age(2);
  await sweepUnnamed(server.app);
  expect(await left()).toContain(fileId);
});

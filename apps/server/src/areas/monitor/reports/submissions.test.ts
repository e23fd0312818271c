import { reports, reportSubmit } from '@tqc/contract/monitor';
import { templates } from '@tqc/domain/reports';
import { beforeAll, expect, test } from 'vitest';
import { addApplication } from '../../../testing/wall';
import { testOrgs, testServer } from '../../../testing/server';

const server = await testServer();
const definition = templates[0]?.definition;
if (!definition) throw new Error('no template');
const text = '按实际办理情况填报';

const published = async (own: object = {}) => {
  const centre = await server.as('centre');
  const { id } = await centre(reports.add, {
    name: '认定情况',
    business: 2,
    audience: [2, 3, 4],
    definition: { ...definition, ...own },
  });
  await centre(reports.publish, { id, action: 'ask' }, { version: 1 });
  return id;
};
const toldTo = async ({ id }: { readonly id: string }) => {
  const { rows } = await server.pool.query<{ title: string }>(
    `select m.title from sys_message_reader r join sys_message m using (msg_id) join admin a using (admin_id)
     where a.org_id = $1 and m.msg_url like '%tab=submits' order by m.msg_id desc limit 1`,
    [id],
  );
  return rows[0]?.title;
};

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1)
    await addApplication(server.pool, 900_000 + at, { at, status: at % 2 ? 21 : 15 });
  await server.pool.query("update registration set apply_time = '2024-03-05T02:00:00Z'");
});

test('报送的数字固定下来：以后数据变了，报送的不变；退回以后按现在的数据再报', async () => {
  const [county, city] = [await server.as('county'), await server.as('city')];
  const report = await published();
  const asked = { report, period: '2024-03', text };
  const { id } = await county(reportSubmit.create, asked);
  const first = await county(reportSubmit.get, { id });
  expect(first).toMatchObject({
    status: 1,
    period: '2024-03',
    own: true,
    mine: false,
    before: null,
  });
  expect(first.totals[0]).toBeGreaterThan(0);
  expect(first.head.columns).toHaveLength(first.totals.length);
  await server.pool.query("update registration set apply_time = '2024-04-05T02:00:00Z'");
  expect((await city(reportSubmit.get, { id })).totals).toEqual(first.totals);

  await expect(county(reportSubmit.create, asked)).rejects.toThrow('上级机构先退回');
  await expect(
    city(reportSubmit.update, { id, action: 'return' }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { opinion: '请填写退回的原因' } });
  await city(reportSubmit.update, { id, action: 'return', opinion: '漏了三月' }, { version: 1 });
  const again = await county(reportSubmit.create, asked);
  expect(again.id).toBe(id);
  const now = await county(reportSubmit.get, { id });
  expect(now).toMatchObject({ status: 1, opinion: '', version: 3 });
  expect(now.totals[0]).toBe(0);
});

test('下级没有报送的、比上期变化超过一半的，要写明原因才能报送', async () => {
  const [county, city] = [await server.as('county'), await server.as('city')];
  const report = await published();
  await expect(city(reportSubmit.create, { report, period: '2024-04' })).rejects.toMatchObject({
    fields: { text: expect.stringContaining('已接收0个') },
  });
  const { id } = await city(reportSubmit.create, { report, period: '2024-04', text });
  const { checks, checkText } = await city(reportSubmit.get, { id });
  expect(checks.filter(({ holds }) => !holds).map(({ says }) => says)).toEqual(
    expect.arrayContaining([expect.stringContaining('下级')]),
  );
  expect(checkText).toMatch(/^\d项已说明$/);
  // All of April's applications are gone in May.
  await county(reportSubmit.create, { report, period: '2024-04', text });
  await expect(county(reportSubmit.create, { report, period: '2024-05' })).rejects.toMatchObject({
    fields: { text: expect.stringContaining('与上期相比变化超过一半') },
  });
});

test('没有结束的统计期、不按日期统计的报表不能报送', async () => {
  const county = await server.as('county');
  const report = await published();
  const year = String(new Date().getUTCFullYear());
  await expect(county(reportSubmit.create, { report, period: year, text })).rejects.toMatchObject({
    fields: { period: expect.stringContaining('还没有结束') },
  });
  const timeless = await published({ asks: ['org'] });
  await expect(
    county(reportSubmit.create, { report: timeless, period: '2023', text }),
  ).rejects.toMatchObject({ fields: { period: expect.stringContaining('不按日期统计') } });
});

test('只由报送机构的上级接收，双方都收到消息；报送过的报表不能删除', async () => {
  const [county, city, province] = [
    await server.as('county'),
    await server.as('city'),
    await server.as('province'),
  ];
  const report = await published();
  const { id } = await county(reportSubmit.create, { report, period: '2022', text });
  expect(await toldTo(testOrgs.city)).toBe('下级报送了报表');
  await expect(
    province(reportSubmit.update, { id, action: 'accept' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  await city(reportSubmit.update, { id, action: 'accept' }, { version: 1 });
  expect(await toldTo(testOrgs.county)).toBe('报送的报表已接收');
  const list = await province(reportSubmit.list, { business: 2, reportName: '认定' });
  expect(list.record.find((one) => one.id === id)).toMatchObject({ status: 2, mine: false });
  const centre = await server.as('centre');
  await centre(reports.publish, { id: report, action: 'stop' }, { version: 2 });
  await expect(centre(reports.del, { records: [{ id: report, version: 3 }] })).rejects.toThrow(
    '已有机构报送过',
  );
});

test('必须符合的审核关系不符合，写了说明也不能报送；其余的说明原因，随报送留下', async () => {
  const county = await server.as('county');
  const check = (sign: '=' | '<=', hard: boolean) => ({
    left: '[g1.accepted]',
    sign,
    right: '[g3.all.recognised] - 1',
    hard,
  });
  const wrong = await published({ checks: [check('=', true)] });
  const asked = { period: '2021', text };
  await server.pool.query("update registration set apply_time = '2021-03-05T02:00:00Z'");
  const preview = await county(reports.getReportDataPreview, { id: wrong });
  expect(preview.checks).toMatchObject([
    { hard: true, holds: false, says: '受理人数＝认定人数 合计 - 1' },
  ]);
  expect(preview.checks[0]?.breaches[0]).toMatchObject({
    key: '',
    columns: ['g1.accepted', 'g3.all.recognised'],
  });
  await expect(county(reportSubmit.create, { report: wrong, ...asked })).rejects.toThrow(
    '必须符合的审核关系不符合，不能报送：受理人数＝认定人数 合计 - 1不成立：合计：',
  );
  const soft = await published({ checks: [check('=', false)] });
  await expect(
    county(reportSubmit.create, { report: soft, ...asked, text: '' }),
  ).rejects.toMatchObject({ fields: { text: expect.stringContaining('不成立') } });
  const { id } = await county(reportSubmit.create, { report: soft, ...asked });
  const kept = await county(reportSubmit.get, { id });
  expect(kept.text).toBe(text);
  expect(kept.checks.at(-1)).toMatchObject({ holds: false, hard: false });
});

test('与另一张报表比较合计：对不上的指出来；没有发布的、没有那一列的不能保存', async () => {
  const [centre, county] = [await server.as('centre'), await server.as('county')];
  const other = await published();
  const check = (right: string, report = other) => ({
    left: '[g1.accepted]',
    sign: '=' as const,
    right,
    hard: false,
    report,
  });
  const same = await published({ checks: [check('[受理人数]'), check('[受理人数] + 1')] });
  const { checks } = await county(reports.getReportDataPreview, { id: same });
  expect(checks.map(({ says, holds }) => [says, holds])).toEqual([
    ['受理人数＝“认定情况”的受理人数', true],
    ['受理人数＝“认定情况”的受理人数 + 1', false],
  ]);
  for (const [wrong, says] of [
    [check('[没有的列]'), '没有“没有的列”'],
    [check('[受理人数]', '99'), '还没有发布'],
  ] as const)
    await expect(
      centre(reports.add, {
        name: '对照',
        business: 2,
        audience: [2],
        definition: { ...definition, checks: [wrong] },
      }),
    ).rejects.toMatchObject({ fields: { definition: expect.stringContaining(says) } });
});

test('对照的报表停用了、没有授权、不问同样的条件：说未能比对和原因，必须符合的不能报送，其余的说明原因', async () => {
  const [centre, county] = [await server.as('centre'), await server.as('county')];
  const other = await published();
  const check = (hard: boolean, report = other) => ({
    left: '[g1.accepted]',
    sign: '=' as const,
    right: '[受理人数]',
    hard,
    report,
  });
  const [hard, soft] = [
    await published({ checks: [check(true)] }),
    await published({ checks: [check(false)] }),
  ];
  const asked = { period: '2020', text };
  const looked = async (id: string, more: object = {}) =>
    (await county(reports.getReportDataPreview, { id, ...more })).checks[0];
  expect(await looked(hard)).toMatchObject({ holds: true, compared: true });
  await centre(reports.publish, { id: other, action: 'stop' }, { version: 2 });
  const stopped = '“认定情况”已停用，请国家级的报表设计人员启用它或改这条审核关系';
  expect(await looked(hard)).toMatchObject({
    says: '受理人数＝“认定情况”的受理人数',
    holds: false,
    compared: false,
    breaches: [{ key: '', columns: ['g1.accepted'], says: stopped }],
  });
  await expect(county(reportSubmit.create, { report: hard, ...asked })).rejects.toThrow(
    `必须符合的审核关系没有比对，不能报送：受理人数＝“认定情况”的受理人数未能比对：${stopped}`,
  );
  await expect(
    county(reportSubmit.create, { report: soft, ...asked, text: '' }),
  ).rejects.toMatchObject({ fields: { text: expect.stringContaining(`未能比对：${stopped}`) } });
  const { id } = await county(reportSubmit.create, { report: soft, ...asked });
  expect((await county(reportSubmit.get, { id })).checks.at(-1)).toMatchObject({
    holds: false,
    hard: false,
    compared: false,
  });

  await centre(reports.publish, { id: other, action: 'start' }, { version: 3 });
  expect(await looked(hard)).toMatchObject({ holds: true, compared: true });
  await centre(reports.removeRole, { id: other, roleid: 2 }, { version: 4 });
  const kept = await looked(hard);
  expect(kept?.breaches[0]?.says).toContain('没有授权给本级机构');
  expect(kept?.says).not.toContain('认定情况');
  const timeless = await published({ asks: ['org'] });
  const dated = await published({ checks: [check(true, timeless)] });
  expect(await looked(dated)).toMatchObject({ compared: true });
  const march = { from: '2024-03-01', to: '2024-03-31' };
  expect((await looked(dated, march))?.breaches[0]?.says).toContain('不能按日期查询');
});

test('公式列没有明细；公式的文字不到文件里', async () => {
  const city = await server.as('city');
  const report = await published({
    groups: [
      ...(definition.groups ?? []),
      { title: '占合计', measures: [], formula: '百分比([g1.accepted], 合计([g1.accepted]))' },
    ],
  });
  const head = await city(reports.getReportHead, { id: report });
  expect(head.columns.at(-1)).toMatchObject({
    key: 'g7.calc',
    unit: '%',
    meaning: '按公式计算：百分比([受理人数], 合计([受理人数]))。',
  });
  const { totals } = await city(reports.getReportDataPreview, { id: report });
  expect(totals.at(-1)).toBe(100);
  await expect(
    city(reports.drill, { id: report, keys: [], column: 'g7.calc' }),
  ).rejects.toMatchObject({ fields: { column: expect.stringContaining('由公式算出') } });
});

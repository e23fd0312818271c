import { eduDoc } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../kit/files/filesTesting';
import { readDirectory } from '../../kit/files/zip';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const bytes = (word: string) => new Uint8Array(pdfOf(`/Title (${word})`));
const upload = async (org: TestOrg, word: string, name = `${word}.pdf`) => {
  const files = [{ field: 'file', name, bytes: bytes(word) }];
  return (await (await server.as(org))(resource.updateFile, {}, { files })).fileId;
};
const putOut = async (org: TestOrg, title: string, more: object = {}) => {
  const entered = {
    title,
    category: 2,
    audience: [1, 2, 3, 4],
    docVersion: '1.0',
    fileId: await upload(org, title),
    ...more,
  };
  return (await (await server.as(org))(eduDoc.create, entered)).id;
};
const titles = async (org: TestOrg) =>
  (await (await server.as(org))(eduDoc.list, {})).record.map(({ title }) => title);
const docOf = async (docId: string, org: TestOrg = 'centre') =>
  (await server.as(org))(eduDoc.get, { docId });
const zipOf = async (org: TestOrg, docIds: string[]) => {
  const blob = (await (await server.as(org))(eduDoc.zip, { docIds })) as unknown as Blob;
  return readDirectory(Buffer.from(await blob.arrayBuffer()), 60);
};

test('国家的资料各省可见，省的只有本省可见；只给适用对象看；撤回后只剩发布机构', async () => {
  await putOut('centre', 'national');
  const own = await putOut('province', 'provincial', { audience: [2] });
  expect(await titles('otherProvince')).toEqual(['national']);
  expect(await titles('point')).toEqual(['national']);
  expect(await titles('county')).toEqual(['provincial', 'national']);
  expect(await titles('province')).toEqual(['provincial', 'national']);
  const { fileId, kept } = await docOf(own, 'county');
  expect(kept).toBe(false);
  for (const org of ['point', 'otherProvince'] as const)
    await expect((await server.as(org))(resource.downloadFile, { fileId })).rejects.toMatchObject({
      code: 403,
    });
  await (
    await server.as('province')
  )(eduDoc.update, { docId: own, action: 'withdraw' }, { version: 1 });
  expect(await titles('county')).toEqual(['national']);
  expect(await titles('province')).toEqual(['provincial', 'national']);
  for (const call of [resource.downloadFile, resource.viewImage])
    await expect((await server.as('county'))(call, { fileId })).rejects.toMatchObject({
      code: 403,
    });
});

test('每次下载都计数，预览不计；打包的逐份计数、写在审计里，内容一字不差', async () => {
  const [one, two] = [await putOut('centre', 'same'), await putOut('centre', 'same')];
  const { fileId } = await docOf(one);
  const county = await server.as('county');
  await county(resource.viewImage, { fileId });
  expect((await docOf(one)).downloads).toBe(0);
  await county(resource.downloadFile, { fileId });
  const parts = await zipOf('county', [one, two]);
  if (!Array.isArray(parts)) throw new Error('no plain archive');
  expect(parts.map(({ name }) => name)).toEqual(['same_1.0.pdf', 'same_1.0（2）.pdf']);
  for (const { packed } of parts)
    expect(new Uint8Array(inflateRawSync(packed))).toEqual(bytes('same'));
  expect([(await docOf(one)).downloads, (await docOf(two)).downloads]).toEqual([2, 1]);
  expect((await docOf(one)).version).toBe(1);
  const { rows } = await server.pool.query<{ docs: string[] }>(
    `select row -> 'detail' -> 'docs' as docs
     from (select row from audit union all select row from audit_inbox) noted
     where row ->> 'act' = $1 and (row ->> 'ok')::boolean`,
    [eduDoc.zip.id],
  );
  expect(rows).toEqual([{ docs: [one, two] }]);
});

test('打包里有一份看不到的，整包不给，一份也不计数', async () => {
  const open = await putOut('centre', 'open');
  const other = await putOut('otherProvince', 'other');
  await expect(zipOf('county', [open, other])).rejects.toMatchObject({ code: 403 });
  expect((await docOf(open)).downloads).toBe(0);
});

test('所选合计过大的请分几次下载', async () => {
  const docId = await putOut('centre', 'large');
  await server.pool.query('update edu_doc set size = 300 * 1024 * 1024 where doc_id = $1', [docId]);
  await expect(zipOf('county', [docId])).rejects.toThrow('请分几次下载');
});

test('换了文件，格式和大小跟着换；别人上传的文件不能用', async () => {
  const docId = await putOut('centre', 'replaced');
  const before = await docOf(docId);
  const centre = await server.as('centre');
  const fileId = await upload('centre', 'a longer one');
  await centre(eduDoc.update, { docId, fileId, docVersion: '2.0' }, { version: 1 });
  const after = await docOf(docId);
  expect(after).toMatchObject({ kind: 'pdf', fileId, docVersion: '2.0', version: 2 });
  expect(after.size).toBe(bytes('a longer one').length);
  expect(after.size).not.toBe(before.size);
  const foreign = await upload('province', 'foreign');
  await expect(
    centre(eduDoc.update, { docId, fileId: foreign }, { version: 2 }),
  ).rejects.toMatchObject({ code: 403 });
});

test('发布中的不能删除；撤回后可以重新发布或删除；外省的动不了', async () => {
  const docId = await putOut('province', 'removed');
  const province = await server.as('province');
  await expect(province(eduDoc.remove, { docId }, { version: 1 })).rejects.toThrow(
    '只有已撤回的资料可以删除，请先撤回',
  );
  await expect(
    (await server.as('otherProvince'))(eduDoc.update, { docId, title: 'x' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  const step = async (action: 'withdraw' | 'publish', version: number) =>
    province(eduDoc.update, { docId, action }, { version });
  await step('withdraw', 1);
  await step('publish', 2);
  expect((await docOf(docId)).status).toBe(1);
  await expect(step('publish', 3)).rejects.toThrow('只有已撤回的资料可以重新发布');
  await step('withdraw', 3);
  await province(eduDoc.remove, { docId }, { version: 4 });
  await expect(docOf(docId)).rejects.toMatchObject({ code: 403 });
});

test('置顶的排在最前，其余新的在前', async () => {
  const early = await putOut('centre', 'early', { pinned: true });
  await putOut('centre', 'late');
  const [first, second] = await titles('otherCounty');
  expect([first, second]).toEqual(['early', 'late']);
  expect((await docOf(early)).pinned).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool, type Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { testServer, type TestServer } from '../../testing/server';
import { filesBeside } from './filesBeside';

const CASE = '77';
const PLACE = { prov: '32', city: '3288', county: '328801' };
const scansOf = (kind: string) =>
  filesBeside('certCaseFile', 'caseId', { of: { kind }, place: ['prov', 'city', 'county'] });
const scans = scansOf('certApply');
const otherKind = scansOf('certChange');

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await testServer();
  db = kyselyOfPool(server.pool);
});
const ME = '328801';
// What is looked at of a caller; the rest nobody reads here.
const call = () => ({ db, who: { adminId: ME } }) as unknown as Pick<CallContext, 'db' | 'who'>;
async function uploaded(adminId = ME): Promise<string> {
  const fileId = randomUUID();
  await server.pool.query(
    `insert into file (file_id, name, mime, kind, size, sha256, admin_id, created_at)
     values ($1, '材料.pdf', 'application/pdf', 'pdf', 1, '', $2, now())`,
    [fileId, adminId],
  );
  return fileId;
}
const partsOf = async (id = CASE) => {
  const of = await scans.of(call(), id);
  return { proof: of('proof'), photo: of('photo') };
};

test('每一部分的附件按次序，换的顶替原来的，没有给的那一部分不动', async () => {
  const [one, two, three, photo] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ] as const;
  await scans.keep(call(), CASE, { proof: [two, one], photo: [photo] }, PLACE);
  expect(await partsOf()).toEqual({ proof: [two, one], photo: [photo] });
  await scans.keep(call(), CASE, { proof: [one, three], photo: undefined }, PLACE);
  expect(await partsOf()).toEqual({ proof: [one, three], photo: [photo] });
  await scans.keep(call(), CASE, { photo: [] }, PLACE);
  expect(await partsOf()).toEqual({ proof: [one, three], photo: [] });
});

test('新的附件是本人上传、没有用过的；原有的不再问', async () => {
  const others = await uploaded('328802');
  const keep = (id: string, files: readonly string[]) =>
    scans.keep(call(), id, { proof: files }, PLACE);
  await expect(keep('78', [others])).rejects.toMatchObject({ code: 403 });
  const mine = await uploaded();
  await keep('78', [mine]);
  await expect(keep('79', [mine])).rejects.toThrow('该文件已用于其他记录');
  await keep('78', [mine]);
  expect(await partsOf('78')).toEqual({ proof: [mine], photo: [] });
});

test('别的种类、别的记录的附件不受影响；附件在记录所在的地方', async () => {
  const [here, there, apart] = [await uploaded(), await uploaded(), await uploaded()] as const;
  const record = { ...PLACE, name: '不是附件的列' };
  await scans.keep(call(), '80', { proof: [here] }, record);
  await otherKind.keep(call(), '80', { proof: [there] }, record);
  await scans.keep(call(), '81', { proof: [apart] }, record);
  const { rows } = await server.pool.query(
    'select prov, city, county from cert_case_file where file_id = $1',
    [here],
  );
  expect(rows).toEqual([PLACE]);
  const among = (ids: readonly string[]) => scans.among(call(), ids);
  expect([...(await among(['80', '81', '82']))].toSorted()).toEqual(['80', '81']);
  expect(await among([])).toEqual(new Set());
  await scans.drop(call(), '80');
  expect(await among(['80', '81'])).toEqual(new Set(['81']));
  expect(await partsOf('80')).toEqual({ proof: [], photo: [] });
  expect((await otherKind.of(call(), '80'))('proof')).toEqual([there]);
  expect((await partsOf('81')).proof).toEqual([apart]);
});

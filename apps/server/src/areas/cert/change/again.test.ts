import { cert, certChange } from '@tqc/contract/cert';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server';
import {
  certById,
  certOfChange,
  changeAsked,
  changed,
  changeVersion,
  colleague,
  decideChange,
  scan,
} from '../../../walks/certCases';
import { call, openStage, upload } from '../../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});

const fieldsOf = async (chgId: string) =>
  (await (await server.as('city'))(certChange.get, { chgId })).items.map(({ field }) => field);

/** A picture that the colleague has just handed in. */
const picture = async (as: Awaited<ReturnType<typeof colleague>>) => {
  const input = { input: {}, files: upload(), as };
  return ((await call('county', resource.updateFile, input)) as { fileId: string }).fileId;
};

/** A refused change of a key field with a photo, and how it is asked for anew. */
async function refusedWithPhoto() {
  const as = await colleague();
  const photo = await picture(as);
  const chgId = await decideChange('city', 'reject')(await changeAsked({ name: '某某', photo }));
  const again = async (more: Readonly<Record<string, unknown>>) => {
    const { certId, version } = await certById(await certOfChange(chgId));
    const input = { certId, chgId, ...(await changed(as)), ...more };
    await call('county', cert.certificateChange, { input, version, as });
  };
  return { chgId, photo, again };
}

test('退回的变更重新提交时没有换照片，上次的新照片仍列在变更内容里，同意后用上', async () => {
  const { chgId, photo, again } = await refusedWithPhoto();
  await again({ name: '演示更名人' });
  expect(await fieldsOf(chgId)).toEqual(expect.arrayContaining(['name', 'photo']));
  await decideChange('city', 'approve')(chgId);
  const { rows } = await server.pool.query<{ photo: string }>(
    'select photo::text from cert where cert_id = $1',
    [await certOfChange(chgId)],
  );
  expect(rows).toEqual([{ photo }]);
});

test('只改照片的变更被退回后，不重新上传照片也可以再提交', async () => {
  const as = await colleague();
  const photo = await picture(as);
  const chgId = await changeAsked({ photo });
  await decideChange('county', 'reject')(chgId);
  const { certId, version } = await certById(await certOfChange(chgId));
  const { graduateSchool: _same, ...rest } = await changed(as);
  await call('county', cert.certificateChange, { input: { certId, chgId, ...rest }, version, as });
  expect(await changeVersion(chgId)).toBeGreaterThan(1);
  const own = await (await server.as('county'))(certChange.get, { chgId });
  expect(own.items.map(({ field }) => field)).toEqual(['photo']);
});

test('新照片须是图片：PDF 画不到证书上，会让整批打印失败', async () => {
  const as = await colleague();
  const photo = await scan('county', as);
  await expect(changeAsked({ photo })).rejects.toMatchObject({
    fields: { fileId: '请上传图片文件' },
  });
});

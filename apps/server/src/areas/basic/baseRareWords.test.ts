import { baseRareWords } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../kit/files/filesTesting';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const drawn = (format: 'png' | 'jpeg', background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const upload = async (name: string, bytes: Buffer) => {
  const centre = await server.as('centre');
  const files = [{ field: 'file', name, bytes: new Uint8Array(bytes) }];
  return (await centre(resource.updateFile, {}, { files })).fileId;
};
const word = { word: '𠮷', pinyin: 'jí', source: 'GB 18030-2022' };

test('字形图片只收本人刚上传的png；换了图片旧的不再看得到，不换的留着', async () => {
  const centre = await server.as('centre');
  for (const [name, bytes] of [
    ['字形.jpg', await drawn('jpeg', '#ddaa88')],
    ['字形.pdf', pdfOf()],
  ] as const)
    await expect(
      centre(baseRareWords.create, { ...word, picture: await upload(name, bytes) }),
    ).rejects.toMatchObject({ code: 422 });
  const picture = await upload('字形.png', await drawn('png', '#88aadd'));
  const { id: wordId } = await centre(baseRareWords.create, { ...word, picture });
  expect(await centre(baseRareWords.get, { wordId })).toMatchObject({ picture });
  await expect(
    centre(baseRareWords.create, { ...word, word: '𠮸', picture }),
  ).rejects.toMatchObject({ message: expect.stringContaining('已用于其他记录') });
  await centre(baseRareWords.update, { wordId, pinyin: 'jí2' }, { version: 1 });
  const other = await upload('字形二.png', await drawn('png', '#334455'));
  await centre(baseRareWords.update, { wordId, picture: other }, { version: 2 });
  expect(await centre(baseRareWords.get, { wordId })).toMatchObject({ picture: other });
});

test('看得到字典的人看得到字形图片，看不到字典的人看不到', async () => {
  const centre = await server.as('centre');
  const picture = await upload('字形三.png', await drawn('png', '#101010'));
  await centre(baseRareWords.create, { ...word, word: '𠮺', picture });
  await expect(centre(resource.viewImage, { fileId: picture })).resolves.toBeDefined();
  const point = await server.as('point');
  await expect(point(resource.viewImage, { fileId: picture })).rejects.toMatchObject({ code: 403 });
});

import { expect, test, vi } from 'vitest';
import { said, sentenceIn } from '../foundation/said';
import { createPictureStore, type ViewerPicture } from './pictureStore';

const picture = (id: number): ViewerPicture => ({ id: String(id), title: `第${id}张` });

function storeOf(read = vi.fn(async () => new Blob(['图']))) {
  const decode = vi.fn(async () => ({ width: 4, height: 3 }));
  return {
    read,
    decode,
    store: createPictureStore({ read, decode, shrink: async (blob) => blob }),
  };
}

test('同一张只取一次，缩略图与大图共用', async () => {
  const { store, read } = storeOf();
  const [one, two] = await Promise.all([
    store.load(picture(1)),
    store.load(picture(1)),
    store.thumbnail(picture(1)),
  ]);
  expect(one).toBe(two);
  expect(one).toMatchObject({ width: 4, height: 3 });
  expect(read).toHaveBeenCalledTimes(1);
});

test('翻过五十张，只有最近六张还占着内存', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { store } = storeOf();
  for (let id = 0; id < 50; id += 1) await store.load(picture(id));
  await Promise.resolve();
  expect(revoke).toHaveBeenCalledTimes(44);
  store.clear();
  await vi.waitFor(() => expect(revoke).toHaveBeenCalledTimes(50));
  revoke.mockRestore();
});

test('没有取到和解不开是两种失败，都可以重来', async () => {
  const read = vi
    .fn<() => Promise<Blob>>()
    .mockRejectedValueOnce(new Error('断网'))
    .mockResolvedValue(new Blob(['图']));
  const { store, decode } = storeOf(read as never);
  await expect(store.load(picture(1))).rejects.toMatchObject({ reason: 'read' });
  decode.mockRejectedValueOnce(new Error('坏图'));
  await expect(store.load(picture(1))).rejects.toMatchObject({ reason: 'decode' });
  await expect(store.load(picture(1))).resolves.toMatchObject({ width: 4 });
});

test('缩略图同时最多做两张', async () => {
  let running = 0;
  let most = 0;
  const store = createPictureStore({
    read: async () => new Blob(['图']),
    decode: async () => ({ width: 1, height: 1 }),
    shrink: async (blob) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      running -= 1;
      return blob;
    },
  });
  await Promise.all(Array.from({ length: 9 }, (_, id) => store.thumbnail(picture(id))));
  expect(most).toBe(2);
});

test('取不到的原因已经是一句话时照原样留着，别的错误没有（download-01、download-03）', async () => {
  const sentence = '您不具备该条数据的权限，请刷新页面后再操作！';
  const refused = storeOf(vi.fn(() => Promise.reject(said(sentence))));
  await expect(refused.store.load(picture(1))).rejects.toMatchObject({ reason: 'read', sentence });
  expect(sentenceIn(new Error(sentence))).toBeUndefined();
  const broken = storeOf(vi.fn(() => Promise.reject(new Error('Failed to fetch'))));
  await expect(broken.store.load(picture(1))).rejects.toMatchObject({ sentence: undefined });
});

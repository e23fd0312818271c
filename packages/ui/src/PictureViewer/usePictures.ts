import { useEffect, useRef, useState } from 'react';
import {
  createPictureStore,
  PictureFailure,
  type PictureStore,
  type ReadyPicture,
  type ViewerPicture,
} from './pictureStore';

/** 按图片取内容的函数，由使用者给出。 */
export type ReadPicture = (picture: ViewerPicture) => Promise<Blob>;

/** 一张图片现在的情形。 */
export type PictureState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly picture: ReadyPicture }
  | { readonly phase: 'failed'; readonly sentence: string };

const SENTENCES = {
  read: '图片没有取到，请检查网络后重试',
  decode: '图片已损坏或格式不受支持，请重试；仍不能显示时请申请人重新上传',
} as const;
const THUMBNAIL = 160;

/** 一个查看器的图片仓库；离开时放掉占用的内存。 */
export function usePictureStore(read: ReadPicture): PictureStore {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const [store] = useState(() =>
    createPictureStore({ read: (picture) => latest.current(picture), decode, shrink }),
  );
  useEffect(() => () => store.clear(), [store]);
  return store;
}

/** 取一张图片并解码好；失败时给出一句话和重试。刚换过来的一小会儿还是先前那一张的情形，isStale 说的就是这个。 */
export function usePicture(
  store: PictureStore,
  picture: ViewerPicture | undefined,
): readonly [state: PictureState, retry: () => void, isStale: boolean] {
  const [turn, setTurn] = useState(0);
  const [{ of, state }, setShown] = useState<{ of: string | undefined; state: PictureState }>({
    of: undefined,
    state: { phase: 'loading' },
  });
  const latest = useRef(picture);
  latest.current = picture;
  const id = picture?.id;
  useEffect(() => {
    let gone = false;
    const show = (next: PictureState) => setShown({ of: id, state: next });
    // What was fetched before is there at once, without a flash of 正在加载.
    const slow = setTimeout(() => show({ phase: 'loading' }), 60);
    const settle = (next: PictureState) => {
      clearTimeout(slow);
      if (!gone) show(next);
    };
    if (latest.current) {
      store.load(latest.current).then(
        (ready) => settle({ phase: 'ready', picture: ready }),
        (error: unknown) =>
          settle({
            phase: 'failed',
            sentence: sentenceOf(error),
          }),
      );
    }
    return () => {
      gone = true;
      clearTimeout(slow);
    };
  }, [store, id, turn]);
  function retry() {
    if (id !== undefined) store.forget(id);
    setShown({ of: id, state: { phase: 'loading' } });
    setTurn(turn + 1);
  }
  return [state, retry, of !== id];
}

/** 缩略图的地址；还没有时为 undefined，做不出来时为 null，大图看得见以后再做一次。 */
export function useThumbnail(
  store: PictureStore,
  picture: ViewerPicture,
  near: boolean,
  isShown: boolean,
): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  const latest = useRef(picture);
  latest.current = picture;
  useEffect(() => {
    if (!near) return undefined;
    let gone = false;
    store.thumbnail(latest.current).then(
      (made) => !gone && setUrl(made),
      () => !gone && setUrl(null),
    );
    return () => {
      gone = true;
    };
  }, [store, picture.id, near, isShown]);
  return url;
}

/** 浏览器在别的线程解码；手机照片的方向按 EXIF 摆正。 */
async function decode(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0) throw new Error('empty picture');
  return { width: image.naturalWidth, height: image.naturalHeight };
}

function sentenceOf(error: unknown): string {
  return error instanceof PictureFailure
    ? (error.sentence ?? SENTENCES[error.reason])
    : SENTENCES.read;
}

async function shrink(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob, { resizeWidth: THUMBNAIL, resizeQuality: 'medium' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

import { sentenceIn } from '../foundation/said';

/** 查看器里的一张图片。 */
export interface ViewerPicture {
  readonly id: string;
  readonly title: string;
}

/** 已经取到并解码的图片。 */
export interface ReadyPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly blob: Blob;
}

/** 图片不能显示的原因：没有取到（或许已有一句话），或取到了但解不开。 */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';

  constructor(
    readonly reason: 'read' | 'decode',
    readonly sentence?: string,
  ) {
    super(reason);
  }
}

interface PictureStoreOptions {
  readonly read: (picture: ViewerPicture) => Promise<Blob>;
  /** 不占主线程地解码，返回原始大小。 */
  readonly decode: (url: string) => Promise<{ width: number; height: number }>;
  readonly shrink: (blob: Blob) => Promise<Blob>;
}

/** 按编号取图的仓库。 */
export interface PictureStore {
  readonly load: (picture: ViewerPicture) => Promise<ReadyPicture>;
  readonly thumbnail: (picture: ViewerPicture) => Promise<string>;
  /** 忘掉一张，下次重新取。 */
  readonly forget: (id: string) => void;
  /** 放掉全部地址。 */
  readonly clear: () => void;
}

/** 同时留在内存里的大图：并排两张和它们的前后各一张。 */
const PICTURES = 6;
const BLOBS = 8;
const THUMBNAILS = 300;
const AT_ONCE = 2;

/** 取图并保留最近几张；更早的放掉地址，所以翻多少张内存都有上限。 */
export function createPictureStore({ read, decode, shrink }: PictureStoreOptions): PictureStore {
  const blobs = createRecent<Blob>(BLOBS, () => undefined);
  const pictures = createRecent<ReadyPicture>(PICTURES, ({ url }) => URL.revokeObjectURL(url));
  const thumbnails = createRecent<string>(THUMBNAILS, (url) => URL.revokeObjectURL(url));
  const queue = createQueue(AT_ONCE);
  const blobOf = (picture: ViewerPicture) =>
    blobs.get(picture.id, () =>
      read(picture).catch((error: unknown) => {
        throw new PictureFailure('read', sentenceIn(error));
      }),
    );

  async function open(picture: ViewerPicture): Promise<ReadyPicture> {
    const blob = await blobOf(picture);
    const url = URL.createObjectURL(blob);
    try {
      return { url, blob, ...(await decode(url)) };
    } catch {
      URL.revokeObjectURL(url);
      throw new PictureFailure('decode');
    }
  }
  return {
    load: (picture) => pictures.get(picture.id, () => open(picture)),
    thumbnail: (picture) =>
      thumbnails.get(picture.id, () =>
        queue(async () => URL.createObjectURL(await shrink(await blobOf(picture)))),
      ),
    forget(id) {
      for (const kept of [blobs, pictures, thumbnails]) kept.drop(id);
    },
    clear() {
      for (const kept of [blobs, pictures, thumbnails]) kept.clear();
    },
  };
}

/** 只留最近用过的几个结果；失败的不留，下次重来。 */
function createRecent<Value>(limit: number, release: (value: Value) => void) {
  const kept = new Map<string, Promise<Value>>();
  function drop(id: string) {
    void kept.get(id)?.then(release, () => undefined);
    kept.delete(id);
  }
  return {
    get(id: string, make: () => Promise<Value>): Promise<Value> {
      const found = kept.get(id) ?? make();
      kept.delete(id);
      kept.set(id, found);
      found.catch(() => {
        if (kept.get(id) === found) kept.delete(id);
      });
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - limit))) drop(oldest);
      return found;
    },
    drop,
    clear() {
      for (const id of kept.keys()) drop(id);
    },
  };
}

/** 同时只做几件，其余排队。 */
function createQueue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= most)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

import { baseRareWords } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { ownUpload } from '../../kit/files';
import { crudOf, serve, type Given } from '../../kit/serve';
import { store } from '../../kit/store';

const words = store('rareWord', 'wordId');
type Entered = Readonly<{ word?: string; instead?: string | null; picture?: string | null }>;

const KB = 1024;
const LARGEST = 200 * KB;

/** The code point as character tables write it: U+20BB7. */
const codePoint = (word: string) =>
  `U+${(word.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A picture of how it is written: small, and of a kind that every page shows. */
async function requireGlyph(call: Given, picture: string): Promise<void> {
  await ownUpload(call, picture, ['image']);
  const { mime, size } = await call.db
    .selectFrom('file')
    .select(['mime', 'size'])
    .where('fileId', '=', picture)
    .executeTakeFirstOrThrow();
  if (mime !== 'image/png' || size > LARGEST)
    throw refuse('picture', '字形图片请上传不超过200 KB的png');
}

export const baseRareWordsRoutes = serve(baseRareWords, {
  ...crudOf(words, 'wordId', {
    list: { like: ['pinyin', 'components'], equal: ['word', 'status'], order: 'pinyin.asc' },
    async check({ word = '', instead, picture }: Entered, call, before) {
      // A private code means another character, or none, on any other machine.
      if (/\p{Co}/u.test(word) && !instead)
        throw refuse('instead', '这是私用区的自造字，别的机器显示不出来，请写明替代写法');
      if (picture && picture !== before?.picture) await requireGlyph(call, picture);
    },
    start: ({ now }) => ({ createdAt: now }),
    stamp: (_, { word }: Entered) => (word === undefined ? {} : { unicode: codePoint(word) }),
  }),
});

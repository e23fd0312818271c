import { baseRareWords } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { crudOf, serve } from '../../kit/serve';
import { store } from '../../kit/store';

const words = store('rareWord', 'wordId');
type Entered = Readonly<{ word?: string; instead?: string | null }>;

/** The code point as character tables write it: U+20BB7. */
const codePoint = (word: string) =>
  `U+${(word.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const baseRareWordsRoutes = serve(baseRareWords, {
  ...crudOf(words, 'wordId', {
    list: { like: ['pinyin', 'components'], equal: ['word', 'status'], order: 'pinyin.asc' },
    check({ word = '', instead }: Entered) {
      // A private code means another character, or none, on any other machine.
      if (/\p{Co}/u.test(word) && !instead)
        throw refuse('instead', '这是私用区的自造字，别的机器显示不出来，请写明替代写法');
    },
    start: ({ now }) => ({ createdAt: now }),
    stamp: (_, { word }: Entered) => (word === undefined ? {} : { unicode: codePoint(word) }),
  }),
});

import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, crud, field } from '../kit';

/** Han characters beyond the basic plane: no two examples are the same. */
const SECOND_PLANE = 0x2_0000;

/** A character of a name that few fonts and input methods know. */
export const RareWord = z.object({
  wordId: field.id('生僻字编号'),
  word: field.shaped('汉字', {
    max: 2,
    pattern: /^(\p{Script=Han}|\p{Co})$/u,
    says: '请输入一个汉字',
    example: (serial) => String.fromCodePoint(SECOND_PLANE + serial),
  }),
  unicode: field.shown('Unicode'),
  pinyin: field.text('拼音', 20),
  components: field.text('部件', 20).nullable(),
  /** How it is written, for whoever has no font that draws it. */
  picture: field.file('字形图片').nullable(),
  instead: field.text('替代写法', 20).nullable(),
  source: field.text('来源', 50),
  status: field.status('状态', onOff),
  createdAt: field.moment('添加时间'),
  version: field.version(),
});
const { components, instead, picture, pinyin, source, status, word } = RareWord.shape;

/** 生僻字 */
export const baseRareWords = calls(catalogue.baseRareWords, {
  ...crud(RareWord, {
    key: 'wordId',
    filters: { word, pinyin, components: components.unwrap(), status },
    sorts: ['pinyin', 'createdAt'],
    written: {
      word,
      pinyin,
      components: components.default(null),
      instead: instead.default(null),
      picture: picture.default(null),
      source,
      status: status.default(onOff.code('on')),
    },
    unique: ['word'],
    example: { picture: null },
  }),
});

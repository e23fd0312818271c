import { baseRareWords, RareWord } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RareWordScreen } from './RareWordScreen';

const meta = {
  title: '页面/基础信息/生僻字',
  component: RareWordScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RareWordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const source = 'GB 18030-2022';
const rows = [
  { word: '𠮷', unicode: 'U+20BB7', pinyin: 'jí', components: '土口', instead: '吉', source },
  { word: '䶮', unicode: 'U+4DAE', pinyin: 'yǎn', components: '龙天', instead: null, source },
  {
    word: '㛃',
    unicode: 'U+36C3',
    pinyin: 'jié',
    components: '女洁',
    instead: '洁',
    source,
    status: 0,
  },
];

/** 基本平面之外的字、停用的字。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(baseRareWords, ...rows.map((row, at) => exampleRow(RareWord, row, at + 1))),
);

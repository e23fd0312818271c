import { baseRareWords, RareWord } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { fakeTransport, plainAnswers } from '@tqc/testing/fakeTransport';
import { drawnPicture, exampleRow } from '@tqc/testing/rows';
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
const picture = '00000000-0000-4000-8000-000000000470';
const rows = [
  {
    word: '𠮷',
    unicode: 'U+20BB7',
    pinyin: 'jí',
    components: '土口',
    instead: '吉',
    source,
    picture,
  },
  {
    word: '䶮',
    unicode: 'U+4DAE',
    pinyin: 'yǎn',
    components: '龙天',
    instead: null,
    source,
    picture: null,
  },
  {
    word: '㛃',
    unicode: 'U+36C3',
    pinyin: 'jié',
    components: '女洁',
    instead: '洁',
    source,
    status: 0,
    picture: null,
  },
];

/** 基本平面之外的字带字形图片；停用的字。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(baseRareWords, ...rows.map((row, at) => exampleRow(RareWord, row, at + 1))),
  fakeTransport(resource, { viewImage: () => drawnPicture('字形', 120, 120) }),
);

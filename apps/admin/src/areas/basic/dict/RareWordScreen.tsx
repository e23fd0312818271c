import { baseRareWords, RareWord } from '@tqc/contract/basic';
import { factsOf, type OutputOf, type Row } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { differing, stays } from '../../../kit/form/formFields';
import { switchButton } from '../../../kit/form/switchButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { detailItem } from '../../../kit/record/detailItem';
import { ViewButton } from '../../../kit/record/ViewButton';
import { Glyph } from './Glyph';

const { create, get, list, remove, update } = baseRareWords;
type Word = Row<typeof list>;

const KB = 1024;
const glyph = differing('picture', {
  extensions: ['png'],
  maxSize: 200 * KB,
  hint: '字库里显示不出来的字请附图片',
});
const FORM = ['word', 'pinyin', 'components', 'instead', 'source', 'status'] as const;
const usual = { status: String(onOff.code('on')) };
const FACTS = [
  'word',
  'unicode',
  'pinyin',
  'status',
  'components',
  'instead',
  'source',
  'createdAt',
] as const;

const drawn = {
  key: 'picture',
  title: '字形图片',
  width: 90,
  text: ({ picture }: Word) => (picture === null ? '' : '有'),
  render: (row: Word) => <Glyph word={row} />,
} as const;

/** 生僻字: found by pinyin or by what a character is made of, to be copied from here. */
export function RareWordScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="生僻字"
      note="姓名里打不出来的字可以在这里按拼音或部件查到后复制；显示不出来的看字形图片，私用区的自造字要写明替代写法。"
      list={list}
      search={['word', 'pinyin', 'components', 'status']}
      sorts={['pinyin', 'createdAt']}
      columns={[
        'word',
        'status',
        'unicode',
        'pinyin',
        drawn,
        'components',
        'instead',
        'source',
        'createdAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增生僻字"
          primary
          fields={[...FORM, glyph]}
          initial={usual}
        />
      }
      actionsWidth={210}
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ wordId: row.wordId }} title={`生僻字“${row.word}”`}>
            {(word) => <WordFacts word={word} />}
          </ViewButton>
          <FormButton call={update} row={row} label="编辑" link fields={[...FORM, stays(glyph)]} />
          {switchButton(update, row, `生僻字“${row.word}”`)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除生僻字“${row.word}”吗？`}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

function WordFacts({ word }: { readonly word: OutputOf<typeof get> }) {
  return (
    <DescriptionList
      columns="auto"
      items={[
        ...FACTS.map((name) => detailItem(name, factsOf(RareWord.shape[name]), word[name])),
        { label: '字形图片', value: <Glyph word={word} /> },
      ]}
    />
  );
}

import { baseRareWords } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { plainActions } from '../../../kit/form/plainActions';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseRareWords;
const form = ['word', 'pinyin', 'components', 'instead', 'source', 'status'] as const;
const usual = { status: String(onOff.code('on')) };

/** 生僻字: found by pinyin or by what a character is made of, to be copied from here. */
export function RareWordScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="生僻字"
      note="姓名里打不出来的字可以在这里按拼音或部件查到后复制；私用区的自造字要写明替代写法。"
      list={list}
      search={['word', 'pinyin', 'components', 'status']}
      sorts={['pinyin', 'createdAt']}
      columns={[
        'word',
        'unicode',
        'pinyin',
        'status',
        'components',
        'instead',
        'source',
        'createdAt',
      ]}
      toolbar={
        <FormButton call={create} label="新增生僻字" primary fields={form} initial={usual} />
      }
      rowActions={(row) => plainActions({ update, remove }, row, form, `生僻字“${row.word}”`)}
    >
      {tabs}
    </ListScreen>
  );
}

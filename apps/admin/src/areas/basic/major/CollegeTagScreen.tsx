import { baseCollegeTag } from '@tqc/contract/basic';
import { onOff, tagColour } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { plainActions } from '../../../kit/form/plainActions';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseCollegeTag;
const form = ['name', 'colour', 'status'] as const;
const usual = { status: String(onOff.code('on')), colour: tagColour.codes[0] };

/** 院校标签: words by which colleges are told apart. */
export function CollegeTagScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="院校标签"
      note="给院校分类用的标签，一所院校最多10个；有院校使用的标签不能删除，停用后不能再选。"
      list={list}
      search={['name', 'colour', 'status']}
      sorts={['name', 'createdAt']}
      columns={['name', 'colour', 'colleges', 'createdBy', 'createdAt', 'status']}
      toolbar={<FormButton call={create} label="新增标签" primary fields={form} initial={usual} />}
      rowActions={(row) => plainActions({ update, remove }, row, form, `标签“${row.name}”`)}
    >
      {tabs}
    </ListScreen>
  );
}

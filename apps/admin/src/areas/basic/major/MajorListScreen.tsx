import { baseMajor } from '@tqc/contract/basic';
import { educationLevel, onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { plainActions } from '../../../kit/form/plainActions';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseMajor;
const LEVELS = ['门类', '专业类', '专业'];
const usual = {
  status: String(onOff.code('on')),
  educationLevel: String(educationLevel.options[1]?.value),
};

/** 专业: the national catalogue of majors in its three levels. */
export function MajorListScreen({ tabs }: { readonly tabs?: ReactNode }) {
  // What holds others: a major of the third level holds none.
  const above = useChoices(baseMajor.queryKV, {}, ({ majorId, code, name, level }) =>
    level < LEVELS.length ? { value: majorId, label: `${code} ${name}` } : undefined,
  );
  const form = [
    'code',
    'name',
    choices('parentId', above),
    'educationLevel',
    'normal',
    'year',
    'status',
  ] as const;
  return (
    <ListScreen
      note="专业目录分门类、专业类、专业三级；停用的不能再选，已经选了的不变。"
      list={list}
      search={['code', 'name', 'educationLevel', 'normal', 'status']}
      sorts={['code', 'year', 'updatedAt']}
      columns={[
        'code',
        'name',
        'status',
        {
          key: 'level',
          title: '层级',
          width: 88,
          text: ({ level }) => LEVELS[level - 1] ?? '',
          render: ({ level }) => LEVELS[level - 1] ?? '',
        },
        'parentName',
        'educationLevel',
        'normal',
        'year',
        'updatedAt',
      ]}
      toolbar={<FormButton call={create} label="新增专业" primary fields={form} initial={usual} />}
      rowActions={(row) => plainActions({ update, remove }, row, form, `专业“${row.name}”`)}
    >
      {tabs}
    </ListScreen>
  );
}

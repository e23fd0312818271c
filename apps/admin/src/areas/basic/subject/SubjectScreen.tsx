import { baseSubject } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { onOff, subjectQueryType } from '@tqc/domain/dictionaries';
import { useMemo } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { plainActions } from '../../../kit/form/plainActions';
import { ListScreen } from '../../../kit/list/ListScreen';
import { call } from '../../../kit/session/api';
import { usePlaceParams } from '../../../kit/session/currentScreen';

const { create, list, remove, update } = baseSubject;
const LEVELS = ['一级', '二级', '三级'];
const usual = { status: String(onOff.code('on')), unified: true };

/** The form of a subject: what it stands below is chosen in its own tree, a level at a time. */
function formOf(type: number) {
  const parent: NamedField<'parentId'> = {
    of: 'parentId',
    change: ({ name, label, required: needed = false }) => ({
      name,
      label,
      required: needed,
      kind: 'tree',
      load: async (parentId) => {
        const below = parentId === '' ? {} : { parentId };
        const { record } = await call(baseSubject.queryTreeData, { type, ...below });
        return record.map((row) => ({
          value: row.subjectId,
          label: row.name,
          leaf: !row.hasChildren,
        }));
      },
    }),
  };
  return [
    'code',
    'name',
    parent,
    'unified',
    'exemption',
    'sort',
    'beginYear',
    'endYear',
    'formerNames',
    'note',
    'status',
  ] as const;
}

/** 任教学科 of one kind of school: the page of each tree differs by the type in its address. */
export function SubjectScreen() {
  const type = Number(usePlaceParams().get('type') ?? subjectQueryType.codes[0]);
  const fixed = useMemo(() => ({ type }), [type]);
  const form = useMemo(() => formOf(type), [type]);
  return (
    <ListScreen
      note="申请时可选的任教学科，最多三级；只有下面没有学科的才能选。停用的不能再选，已经选了的不变。"
      list={list}
      fixed={fixed}
      search={['code', 'name', 'status']}
      sorts={['code', 'sort', 'updatedAt']}
      columns={[
        'code',
        'name',
        'status',
        'parentName',
        {
          key: 'level',
          title: '层级',
          width: 80,
          text: ({ level }) => LEVELS[level - 1] ?? '',
          render: ({ level }) => LEVELS[level - 1] ?? '',
        },
        'unified',
        'exemption',
        'sort',
        'beginYear',
        'endYear',
        'formerNames',
        'note',
        'updatedAt',
      ]}
      actionsWidth={220}
      toolbar={
        <FormButton
          call={create}
          label="新增学科"
          primary
          fields={form}
          initial={usual}
          input={fixed}
        />
      }
      rowActions={(row: Row<typeof list>) => (
        <>
          {plainActions({ update, remove }, row, form, `学科“${row.name}”`)}
          <FormButton
            call={create}
            label="添加下级"
            link
            when={row.level < LEVELS.length}
            reason="学科最多三级"
            fields={form}
            initial={{ ...usual, parentId: row.subjectId }}
            input={fixed}
          />
        </>
      )}
    />
  );
}

import { baseDict, baseDictType } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { switchButton } from '../../../kit/form/switchButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';

const { create, list, remove, update } = baseDict;
/** Of a value the program is compiled with. */
const builtInForm = ['label', 'sort', 'tone', 'remark'] as const;

/** 字典项: the values of the code lists, of one of them where the address names it. */
export function DictItemScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const [params] = useSearchParams();
  const types = useChoices(
    useMay(baseDictType.queryKV) ? baseDictType.queryKV : undefined,
    {},
    ({ dtId, name, code }) => ({ value: dtId, label: `${name}（${code}）` }),
  );
  const form = [
    choices('dtId', types),
    'code',
    'name',
    'label',
    'sort',
    'tone',
    'status',
    'remark',
  ] as const;
  const usual = {
    status: String(onOff.code('on')),
    sort: '10',
    ...(params.has('dtId') ? { dtId: params.get('dtId') ?? '' } : {}),
  };
  return (
    <ListScreen
      title="字典项"
      note="显示标签不填就显示字典名称；停用的条目不能再选，已经选了的照常显示。业务流转的状态不能停用。"
      list={list}
      search={[
        { name: 'dtId', label: '字典类型', kind: 'searchSelect', options: [...types] },
        'code',
        'name',
        'builtIn',
        'status',
      ]}
      sorts={['code', 'sort', 'updatedAt']}
      columns={[
        'name',
        'status',
        'code',
        'label',
        'typeName',
        'sort',
        'tone',
        'builtIn',
        'remark',
        'updatedBy',
        'updatedAt',
      ]}
      toolbar={<FormButton call={create} label="新增条目" primary fields={form} initial={usual} />}
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={row.builtIn ? builtInForm : form}
          />
          {row.stoppable && switchButton(update, row, `条目“${row.name}”`)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除条目“${row.name}”吗？`}
            when={!row.builtIn}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

import { baseDict, baseOrgDict } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { FormField } from '@tqc/ui/FormDialog';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';

const { create, list, remove, update } = baseOrgDict;
const form = ['label', 'enabled', 'sort'] as const;

/** 本机构字典: how the own organisation words, orders and offers values of the national lists. */
export function OrgDictScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const items = useChoices(
    useMay(create) ? baseDict.getData : undefined,
    {},
    ({ dicId, typeName, label, name, status, builtIn }) =>
      builtIn && status === onOff.code('on')
        ? { value: dicId, label: `${typeName}：${label ?? name}` }
        : undefined,
  );
  const item = {
    of: 'dicId',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      kind: 'searchSelect',
      options: [...items],
      wide: true,
    }),
  } as const;
  return (
    <ListScreen
      title="本机构字典"
      note="只影响本机构的人看到的名称、顺序和可选项；编码由国家统一规定，不能增加。没有列出的条目用国家标签。"
      list={list}
      search={['dtId', 'code']}
      sorts={['sort', 'updatedAt']}
      columns={['typeName', 'code', 'nationLabel', 'label', 'enabled', 'sort', 'updatedAt']}
      toolbar={
        <FormButton
          call={create}
          label="新增本机构标签"
          primary
          fields={[item, ...form]}
          initial={{ enabled: 'true', sort: '10' }}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton call={update} row={row} label="编辑" link fields={form} />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除“${row.nationLabel}”的本机构标签吗？删除后恢复用国家标签。`}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

import { baseDictType } from '@tqc/contract/basic';
import { routeOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { Press } from '../../../kit/form/Press';
import { switchButton } from '../../../kit/form/switchButton';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseDictType;
const form = ['code', 'name', 'module', 'remark', 'status'] as const;
/** Of a list the program is compiled with. */
const builtInForm = ['name', 'module', 'remark'] as const;
const usual = { status: String(onOff.code('on')) };

/** 字典类型: the code lists, and the way to the values of each. */
export function DictTypeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const navigate = useNavigate();
  const toItems = (dtId: string) =>
    void navigate(`${routeOf('basic.dict')}?kind=item&dtId=${encodeURIComponent(dtId)}`);
  return (
    <ListScreen
      title="字典类型"
      note="系统内置的字典编码固定，由程序使用；它们的条目可以改显示标签、排序和颜色，改后各画面随即更新。"
      list={list}
      search={['name', 'code', 'builtIn', 'status']}
      sorts={['code', 'name', 'updatedAt']}
      columns={['name', 'status', 'code', 'items', 'builtIn', 'module', 'remark', 'updatedAt']}
      toolbar={<FormButton call={create} label="新增类型" primary fields={form} initial={usual} />}
      actionsWidth={210}
      rowActions={(row) => (
        <>
          <Press label="条目" link onClick={() => toItems(row.dtId)} />
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={row.builtIn ? builtInForm : form}
          />
          {!row.builtIn && switchButton(update, row, `字典“${row.name}”`)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除字典“${row.name}”吗？还有条目的字典不能删除。`}
            when={!row.builtIn}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

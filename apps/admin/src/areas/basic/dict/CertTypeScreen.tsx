import { baseCertType } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { switchButton } from '../../../kit/form/switchButton';
import { everyColumn, everyFilter } from '../../../kit/list/everyField';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseCertType;
const form = [
  'code',
  'name',
  'education',
  'mandarin',
  'levels',
  'training',
  'sort',
  'status',
  'remark',
] as const;
/** Of a kind of the law. */
const fixedForm = ['sort', 'remark'] as const;
const FIXED = '代码、名称和条件由国家规定，名称印在证书上，不能修改；排序决定各画面选择时的次序。';
const OWN = '补充的种类只作登记，不能用来认定和发证。';
const usual = { status: String(onOff.code('on')), sort: '100' };

/** 资格种类, a tab of 字典管理: what the law fixes, in the order and to the extent it is offered. */
export function CertTypeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="资格种类"
      note="国家规定的资格种类只能调整排序、备注和是否提供选择；停用的不能再选，已经选了的不变。"
      list={list}
      search={everyFilter(list)}
      sorts={['code', 'sort', 'updatedAt']}
      columns={everyColumn(list)}
      toolbar={
        <FormButton call={create} label="新增补充种类" fields={form} initial={usual} intro={OWN} />
      }
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            row={row}
            label="编辑"
            link
            fields={row.builtIn ? fixedForm : form}
            intro={row.builtIn ? FIXED : OWN}
          />
          {switchButton(update, row, `种类“${row.name}”`)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除补充种类“${row.name}”吗？`}
            when={!row.builtIn}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

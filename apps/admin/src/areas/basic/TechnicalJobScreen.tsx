import { baseTechnicalJob, technicalJobImport } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { switchButton } from '../../kit/form/switchButton';
import { ImportButton } from '../../kit/imports/ImportButton';
import { ListScreen } from '../../kit/list/ListScreen';

const { create, list, remove, update } = baseTechnicalJob;
const form = ['code', 'name', 'series', 'grade', 'sort', 'status'] as const;
const usual = { status: String(onOff.code('on')) };

/**
 * 专业技术职务: the catalogue gives it no entry of its own; it is a tab of 字典管理, and so far the only one.
 */
export function TechnicalJobScreen() {
  return (
    <ListScreen
      title="专业技术职务"
      note="各画面可选的专业技术职务；停用的不能再选，已经选了的不变。"
      list={list}
      search={['code', 'name', 'series', 'grade', 'status']}
      sorts={['code', 'sort', 'updatedAt']}
      columns={['code', 'name', 'series', 'grade', 'sort', 'status', 'updatedAt']}
      toolbar={
        <>
          <FormButton call={create} label="新增职务" primary fields={form} initial={usual} />
          <ImportButton imported={technicalJobImport} />
        </>
      }
      rowActions={(row) => (
        <>
          <FormButton call={update} row={row} label="编辑" link fields={form} />
          {switchButton(update, row)}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`确定删除职务“${row.name}”吗？`}
          />
        </>
      )}
    />
  );
}

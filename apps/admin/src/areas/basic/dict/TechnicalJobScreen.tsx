import { baseTechnicalJob, technicalJobImport } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { plainActions } from '../../../kit/form/plainActions';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = baseTechnicalJob;
const form = ['code', 'name', 'series', 'grade', 'sort', 'status'] as const;
const usual = { status: String(onOff.code('on')) };

/** The technical posts of teachers, a tab of 字典管理 with an import of its own. */
export function TechnicalJobScreen({ tabs }: { readonly tabs?: ReactNode }) {
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
      rowActions={(row) => plainActions({ update, remove }, row, form, `职务“${row.name}”`)}
    >
      {tabs}
    </ListScreen>
  );
}

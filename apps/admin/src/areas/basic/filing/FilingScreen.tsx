import { baseOrgDoc } from '@tqc/contract/register';
import { filingType } from '@tqc/domain/dictionaries';
import { filingFlow } from '@tqc/domain/register';
import type { FormField } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { uploadFile } from '../../../kit/form/uploadFile';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { filingColumns, filingSearch, PromiseLink } from './filingList';
import { ReplacePromise } from './ReplacePromise';

const { create, list, remove, update } = baseOrgDoc;
const MB = 1024 * 1024;
/** Of the list it is the own organisation's part. */
const OWN = { side: 'own' } as const;

const promise: FormField = {
  name: 'promise',
  label: '承诺书',
  kind: 'upload',
  required: true,
  upload: uploadFile,
  extensions: ['pdf'],
  maxSize: 20 * MB,
  wide: true,
};

/** 导出权限备案 */
export function FilingScreen() {
  const columns = useCoverable();
  const what = [
    'filingType',
    'dataScope',
    'purpose',
    columns,
    'reason',
    'expected',
    'days',
    'responsible',
  ] as const;
  return (
    <ListScreen
      note="完整的证件号码只有在上一级机构批准的备案下才能导出；每次导出用去一次。"
      list={list}
      fixed={OWN}
      sorts={['docId', 'validUntil']}
      search={filingSearch}
      columns={filingColumns}
      actionsWidth={320}
      toolbar={
        <FormButton
          call={create}
          label="新增备案"
          primary
          fields={[...what, promise]}
          initial={{ filingType: String(filingType.code('recognition')) }}
          toInput={({ promise: files }) => ({ fileId: idOf(files) })}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            row={row}
            label="修改后提交"
            link
            fields={what}
            input={{ action: 'edit' }}
            when={filingFlow.can('edit', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="撤回"
            link
            input={{ action: 'withdraw' }}
            when={filingFlow.can('withdraw', row.status)}
          />
          <PromiseLink filing={row} />
          <ReplacePromise filing={row} />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            when={filingFlow.can('remove', row.status)}
          />
        </>
      )}
    />
  );
}

/** The one file of the control, as it stands in the store. */
function idOf(files: unknown): string {
  const [file] = Array.isArray(files) ? (files as readonly { readonly id: string }[]) : [];
  return file?.id ?? '';
}

/** The numbers that a filing can cover, as the lists let them out. */
function useCoverable(): NamedField<'columns'> {
  const may = useMay(baseOrgDoc.excelHeader);
  const options = useChoices(
    may ? baseOrgDoc.excelHeader : undefined,
    { filingType: filingType.code('recognition') },
    ({ value, label }) => ({ value, label }),
    () => undefined,
  );
  return {
    of: 'columns',
    change: ({ name, label }) => ({
      name,
      label,
      kind: 'multiSelect',
      required: true,
      wide: true,
      options: [...options],
    }),
  };
}

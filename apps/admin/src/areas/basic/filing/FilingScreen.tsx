import { baseOrgDoc } from '@tqc/contract/register';
import { filingType } from '@tqc/domain/dictionaries';
import { filingFlow } from '@tqc/domain/register';
import { ownActions } from '../../../kit/case/ownActions';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { differing, type NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useMay } from '../../../kit/session/useMay';
import { filingColumns, filingSearch, PromiseLink } from './filingList';
import { ReplacePromise } from './ReplacePromise';

const { create, list, remove, update } = baseOrgDoc;
const MB = 1024 * 1024;
/** Of the list it is the own organisation's part. */
const OWN = { side: 'own' } as const;

const promise = differing('fileId', { extensions: ['pdf'], maxSize: 20 * MB });

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
        />
      }
      rowActions={(row) => (
        <>
          {ownActions({
            update,
            row,
            form: { fields: what },
            can: (event) => filingFlow.can(event, row.status),
          })}
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

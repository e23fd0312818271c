import { normalFiling } from '@tqc/contract/exemption';
import { exemptFilingFlow, UNIVERSITY as SCHOOL } from '@tqc/domain/exemption';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { ownActions } from '../../../kit/case/ownActions';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { stays } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { FilingDecisions } from './FilingDecisions';
import { FilingFacts } from './FilingFacts';
import { filingKinds, type FilingKind } from './filingKinds';
import { filingFiles, filingInput, loadFiling } from './filingForm';

const { create, list, remove, update } = normalFiling;

/** Filings of one kind: the university files, its province decides on those chosen. */
export function FilingList({ kind }: { readonly kind: FilingKind }) {
  const isUniversity = useSession((session) => session.user?.orgType === UNIVERSITY);
  const { note, columns, fields, search } = filingKinds[kind];
  const seal = kind === SCHOOL;
  const files = filingFiles(filingKinds[kind].file, seal);
  return (
    <ListScreen
      note={note}
      list={list}
      fixed={{ kind }}
      search={[...(isUniversity ? [] : (['collegeName'] as const)), 'year', ...search, 'status']}
      sorts={['docId', 'validUntil']}
      columns={[
        'collegeName',
        'year',
        'status',
        ...columns,
        'contact',
        'phone',
        'submittedAt',
        'validUntil',
        'reviewer',
        'opinion',
      ]}
      actionsWidth={220}
      selectable={!isUniversity}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label="新增备案"
            primary
            fields={['year', ...fields, ...files]}
            input={{ kind }}
            toInput={filingInput}
          />
          <FilingDecisions
            chosen={selected.map(({ docId, collegeName, year, version }) => ({
              id: docId,
              name: `${collegeName}${String(year)}年`,
              version,
            }))}
            onKeep={keep}
          />
        </>
      )}
      rowActions={(row) => (
        <>
          <FilingFacts filing={row} />
          {ownActions({
            update,
            row,
            form: {
              fields: [...fields, ...files.map(stays)],
              load: () => loadFiling(row.docId),
              toInput: filingInput,
            },
            can: (event) => exemptFilingFlow.can(event, row.status),
          })}
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            when={exemptFilingFlow.can('remove', row.status)}
          />
        </>
      )}
    />
  );
}

import type { enrollmentHistory, historyValid } from '@tqc/contract/cert';
import { lookup } from '@tqc/contract/lookup';
import { tempHistoryFlow } from '@tqc/domain/cert';
import { recognises } from '@tqc/domain/organisations';
import type { Option } from '@tqc/ui/fields';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { useMay } from '../../../kit/session/useMay';

type Handle = typeof historyValid.handleTemp | typeof enrollmentHistory.handleTemp;
interface Temp {
  readonly id: string;
  readonly name: string;
  readonly status: number;
  readonly version: number;
  readonly certNo: string;
  readonly faults: readonly string[];
}
/** What fields of a choice offer. */
interface Offered {
  readonly orgs: readonly Option[];
  readonly subjects?: readonly Option[];
  /** What the organisation is to such a row. */
  readonly orgLabel: string;
}

const BOTH = 3;

/** Organisations that a row may belong to; asked for by whoever may mend. */
export function useOrgs(handle: Handle): readonly Option[] {
  const may = useMay(handle);
  return useChoices(
    may ? lookup.queryBaseOrgBasic : undefined,
    {},
    ({ orgId, orgName, orgType }) =>
      recognises({ orgType, orgBizType: BOTH }) ? { value: orgId, label: orgName } : undefined,
  );
}

/** 修正入库 and 作废 of a row that waits; only the fields in fault are asked for. */
export function tempActions(handle: Handle, row: Temp, { orgs, subjects = [], orgLabel }: Offered) {
  // Both calls take the fields of their row by their names.
  const call = handle as typeof historyValid.handleTemp;
  const { certNo, faults, id, name, status, version } = row;
  const key = { id, version };
  const offered = (of: 'orgId' | 'subjectId', label: string, options: readonly Option[]) => ({
    of,
    change: (field: FormField): FormField => ({
      name: field.name,
      label,
      kind: 'searchSelect',
      required: true,
      options,
    }),
  });
  const fields = faults.map((fault) => {
    if (fault === 'orgId') return offered('orgId', orgLabel, orgs);
    if (fault === 'subjectId') return offered('subjectId', '任教学科', subjects);
    return required(fault as 'certNo');
  });
  return (
    <>
      <FormButton
        call={call}
        label="修正入库"
        link
        fields={fields}
        row={key}
        input={{ action: 'correct' }}
        intro={`${name}（证书 ${certNo}）：凭档案补正以下栏目，入库后和正式数据一样查询、办理。`}
        when={tempHistoryFlow.can('correct', status)}
      />
      <FormButton
        call={call}
        label="作废"
        link
        fields={[required('opinion')]}
        row={key}
        input={{ action: 'void' }}
        intro={`${name}（证书 ${certNo}）：作废后只能查询，不再入库。`}
        when={tempHistoryFlow.can('void', status)}
      />
    </>
  );
}

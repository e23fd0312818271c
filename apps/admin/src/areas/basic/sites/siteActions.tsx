import type { baseOrg } from '@tqc/contract/basic';
import type { Call, InputOf, Row } from '@tqc/contract/kit';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import type { Wanted } from '../../../kit/form/formFields';
import { ATTACHMENTS, documentsOf, filesInput, HINT, loadPublic, mayDo } from './siteForm';

type Site = Row<typeof baseOrg.queryRegSiteOrgDoList>;
interface SiteCalls<E extends Call, A extends Call> {
  readonly row: Site;
  readonly edit: E;
  readonly fields: readonly Wanted<E>[];
  readonly apply: A;
}

/** 编辑, 申请发布 and 撤回 of the own organisation. */
export function ownSiteActions<E extends Call, A extends Call>({
  row,
  edit,
  fields,
  apply,
}: SiteCalls<E, A>) {
  const withdraw = { action: 'withdraw' } as unknown as Partial<InputOf<E>>;
  return (
    <>
      <FormButton
        call={edit}
        row={row}
        label="编辑"
        link
        drawer
        fields={[...fields, ATTACHMENTS]}
        initial={documentsOf(row.attachments)}
        toInput={(values) => filesInput(values) as never}
        intro={HINT}
        when={mayDo('edit', row)}
      />
      <AskButton
        call={apply}
        row={row}
        input={{} as never}
        label="申请发布"
        link
        question={`确定申请发布“${row.orgName}”的公示信息吗？审核通过前不能再修改，可以撤回。`}
        when={mayDo('apply', row)}
      />
      <AskButton
        call={edit}
        row={row}
        input={withdraw as never}
        label="撤回"
        link
        question={`确定撤回“${row.orgName}”的发布申请吗？撤回后可以继续修改。`}
        when={mayDo('withdraw', row)}
      />
    </>
  );
}

interface Correction<C extends Call> {
  readonly row: Site;
  readonly call: C;
  readonly label: string;
  readonly fields: readonly Wanted<C>[];
  readonly work: 1 | 2;
  /** Whether its files are mended too. */
  readonly files?: boolean;
}

/** The province mends what is public, in force at once. */
export function correctButton<C extends Call>({
  row,
  call,
  label,
  fields,
  work,
  files = true,
}: Correction<C>) {
  return (
    <FormButton
      call={call}
      row={{ orgIdKey: row.orgId, version: row.version }}
      label={label}
      link
      drawer
      fields={files ? [...fields, ATTACHMENTS] : fields}
      {...(files ? { toInput: (values) => filesInput(values) as never } : {})}
      load={() => loadPublic(row, work)}
      intro={`更正“${row.orgName}”已公示的内容，提交后立即对外生效，并留下痕迹。`}
      when={row.corrects}
    />
  );
}

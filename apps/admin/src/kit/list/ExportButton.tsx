import { factsOf, rowMembers, type Call, type ExportCall, type InputOf } from '@tqc/contract/kit';
import { baseOrgDoc } from '@tqc/contract/register';
import { exportCallOf, exports, MOST_ROWS } from '@tqc/contract/resource';
import { filingStatus } from '@tqc/domain/dictionaries';
import { NOTHING_TO_EXPORT } from '@tqc/domain/shared';
import type { Column } from '@tqc/ui/DataTable';
import { FormDialog, type FormField, type FormValues } from '@tqc/ui/FormDialog';
import { ToolButton } from '@tqc/ui/foundation';
import { useState } from 'react';
import { atFields } from '../form/buttons';
import { useChoices } from '../form/useChoices';
import { call, tellDone, tellNote } from '../session/api';
import { useMay } from '../session/useMay';
import { useFoundNone } from './useReload';

interface ExportProps {
  readonly list: Call;
  /** The call that exports it, where the list has one of its own. */
  readonly by?: ExportCall | undefined;
  /** Of the page: the head of the file. */
  readonly title: string;
  /** As the list shows them now. */
  readonly columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly total: number;
  readonly exact: boolean;
}

const FORMATS = [
  { value: 'xlsx', label: 'Excel 工作簿（.xlsx）' },
  { value: 'csv', label: '文本表格（.csv）' },
];

/**
 * Hands a list over as a file: all its rows, whatever page is shown; only with the right. A list
 * without rows says so.
 */
export function ExportButton(props: ExportProps) {
  const [open, setOpen] = useState(false);
  const may = useMay(props.by ?? exportCallOf(props.list));
  const isNone = useFoundNone() !== undefined;
  if (!may) return null;
  return (
    <>
      <ToolButton
        icon="download"
        label="导出"
        onClick={() => (isNone ? tellNote(NOTHING_TO_EXPORT) : setOpen(true))}
      />
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Applications have it wherever they are listed. */
const ownCallOf = (list: Call) =>
  exportCallOf(list) === exports.exporRegExcelData ? exports.exporRegExcelData : undefined;

/** Registrations have one for all their lists; everything else leaves by the call for any list. */
function exportOf(list: Call, asked: Omit<InputOf<typeof exports.exportRows>, 'call'>) {
  const { exporEnrollExcelData, exportRows } = exports;
  return exportCallOf(list) === exporEnrollExcelData
    ? // The list is one of those the call knows: it is found by them.
      call(exporEnrollExcelData, { ...asked, call: list.id as 'enroll.enrollment.list' })
    : call(exportRows, { ...asked, call: list.id });
}

/** What shall be in the file; the server makes it while the person goes on working. */
function ExportDialog(props: ExportProps & { readonly onClose: () => void }) {
  const { list, by = ownCallOf(list), title, columns, query, total, exact, onClose } = props;
  const members = rowMembers(list);
  const offered = columns.filter(({ key }) => members[key] && factsOf(members[key]));
  const inFull = offered.filter(({ key }) => list.filing?.fields.includes(key));
  const filings = useFilings(inFull.length > 0 ? list.filing?.type : undefined);
  async function submit({ columns: chosen, format, docId }: FormValues) {
    // The controls hold what their fields say; the server's schema has the last word.
    const asked = {
      title,
      query,
      columns: offered.map(({ key }) => key).filter((key) => (chosen as string[]).includes(key)),
      format: format as 'xlsx',
      ...(docId ? { docId: String(docId) } : {}),
    };
    try {
      await (by ? call(by, asked) : exportOf(list, asked));
    } catch (error) {
      throw atFields(error);
    }
    tellDone('已开始导出，完成后会有消息；进度和文件在右上角个人菜单的“文件任务”中');
    onClose();
  }
  return (
    <FormDialog
      open
      title="导出"
      submitText="开始导出"
      intro={introOf(total, exact)}
      fields={[
        {
          name: 'columns',
          label: '导出的列',
          kind: 'multiSelect',
          required: true,
          wide: true,
          options: offered.map(({ key, title: label }) => ({ value: key, label })),
        },
        {
          name: 'format',
          label: '文件格式',
          kind: 'select',
          required: true,
          options: FORMATS,
          hint: '长号码请选 Excel，文本表格用办公软件打开时可能变成科学计数',
        },
        ...filingFields(
          inFull.map(({ title: label }) => label),
          filings,
        ),
      ]}
      initial={{ columns: offered.map(({ key }) => key), format: 'xlsx' }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function introOf(total: number, exact: boolean): string {
  const rows = `${total.toLocaleString('en')}${exact ? '' : ' 以上'}`;
  const most = `${(MOST_ROWS / 10_000).toString()}万`;
  return `将导出符合当前条件的全部 ${rows} 条，不只是本页；一次最多${most}条。`;
}

function filingFields(
  labels: readonly string[],
  options: ReturnType<typeof useFilings>,
): FormField[] {
  if (labels.length === 0) return [];
  const what = labels.join('、');
  return [
    {
      name: 'docId',
      label: '导出权限备案',
      kind: 'select',
      wide: true,
      options: [...options],
      placeholder: '不使用备案',
      hint:
        options.length > 0
          ? `不选备案时${what}按列表显示的样子导出，只有首尾几位；选了备案导出完整号码，并用去一次`
          : `没有可用的备案，${what}按列表显示的样子导出；需要完整号码请先在“导出权限备案”中申请`,
    },
  ];
}

/** The filings of the organisation that can be used now, where the list has something to file. */
function useFilings(type: number | undefined) {
  const may = useMay(baseOrgDoc.list);
  const asked = { side: 'own', filingType: type, status: filingStatus.code('passed') } as const;
  const input: InputOf<typeof baseOrgDoc.list> = { ...asked, pageNo: 1, pageSize: 50 };
  return useChoices(
    type !== undefined && may ? baseOrgDoc.list : undefined,
    input,
    ({ docId, filingNo, purpose, usesLeft, validUntil }) =>
      usesLeft > 0
        ? {
            value: docId,
            label: `${filingNo}　${purpose}（剩余${usesLeft}次，至${validUntil ?? ''}）`,
          }
        : undefined,
    () => undefined,
  );
}

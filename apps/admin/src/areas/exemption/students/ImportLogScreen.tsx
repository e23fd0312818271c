import { normalStudent, studentImport } from '@tqc/contract/exemption';
import { AskButton } from '../../../kit/form/buttons';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useClassYears } from '../useClassYears';

const { importLog, importStudent, undoImport } = normalStudent;

/** 导入日志 */
export function ImportLogScreen() {
  const classYear = useClassYears();
  return (
    <ListScreen
      note="每导入一个文件记一条。24小时内、数据没有提交也没有再改过的，可以撤销：新增的删去，覆盖的恢复原样。没有导入的行在导入时逐行写明原因，不留存；改好文件后重新导入。"
      list={importLog}
      search={[
        classYear,
        'fileName',
        'operator',
        'undone',
        { name: 'beginAt', label: '开始时间', kind: 'dateRange' },
      ]}
      columns={[
        'importId',
        'undone',
        'fileName',
        'classYears',
        'total',
        'ok',
        'failed',
        'overwritten',
        'operator',
        'beginAt',
        'endAt',
        'undoneAt',
      ]}
      actionsWidth={120}
      toolbar={<ImportButton imported={studentImport} by={importStudent} />}
      rowActions={(row) => (
        <AskButton
          call={undoImport}
          row={row}
          label="撤销导入"
          link
          danger
          question={`撤销“${row.fileName}”的导入吗？新增的学生删去，覆盖的恢复成导入前的内容。`}
          when={row.mayUndo}
        />
      )}
    />
  );
}

import { ssouserStudent } from '@tqc/contract/applicant';
import { ListScreen } from '../../kit/list/ListScreen';
import { certificateActions } from './certificateActions';
import { STUDENT } from './facts';
import { RecheckBar } from './RecheckBar';

const { get, list, update, removeCache } = ssouserStudent;

/** 学籍信息 */
export function StudentScreen() {
  return (
    <ListScreen
      note="申请人的学籍：可向核验平台重新核验，查不到的人工核验；写错的更正后重新核验。"
      list={list}
      sorts={['checkedAt']}
      search={[
        'name',
        'idNo',
        'school',
        'state',
        { name: 'expectedEnd', label: '预计毕业日期', kind: 'dateRange' },
        'validation',
      ]}
      columns={['name', 'validation', 'idNo', ...STUDENT, 'checkedAt', 'checker']}
      selectable
      toolbar={(selected, keep) => (
        <RecheckBar call={update} label="批量同步" rows={selected} onKeep={keep} />
      )}
      actionsWidth={236}
      rowActions={(row) =>
        certificateActions({ get, update, removeCache }, row, {
          noun: '学籍',
          names: STUDENT,
          edited: ['school', 'department', 'major', 'state'],
        })
      }
    />
  );
}

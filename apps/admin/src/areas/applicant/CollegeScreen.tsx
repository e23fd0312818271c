import { ssouserCollegeCert } from '@tqc/contract/applicant';
import { ListScreen } from '../../kit/list/ListScreen';
import { certificateActions } from './certificateActions';
import { COLLEGE } from './facts';
import { RecheckBar } from './RecheckBar';

const { get, list, update, removeCache } = ssouserCollegeCert;

/** 学历信息 */
export function CollegeScreen() {
  return (
    <ListScreen
      note="申请人的学历：可向核验平台重新核验，查不到的人工核验；写错的更正后重新核验。"
      list={list}
      sorts={['checkedAt']}
      search={['name', 'idNo', 'school', 'level', 'diplomaNo', 'validation']}
      columns={['name', 'validation', 'idNo', ...COLLEGE, 'checkedAt', 'checker']}
      selectable
      toolbar={(selected, keep) => (
        <RecheckBar call={update} label="批量核验" rows={selected} onKeep={keep} />
      )}
      actionsWidth={236}
      rowActions={(row) =>
        certificateActions({ get, update, removeCache }, row, {
          noun: '学历',
          names: COLLEGE,
          edited: ['school', 'major', 'diplomaNo'],
        })
      }
    />
  );
}

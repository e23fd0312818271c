import { ssouserDegreeCert } from '@tqc/contract/applicant';
import { ListScreen } from '../../kit/list/ListScreen';
import { certificateActions } from './certificateActions';
import { DEGREE } from './facts';

const { get, list, update, removeCache } = ssouserDegreeCert;

/** 学位信息 */
export function DegreeScreen() {
  return (
    <ListScreen
      note="申请人的学位：可向核验平台重新核验，查不到的人工核验；写错的更正后重新核验。"
      list={list}
      sorts={['checkedAt']}
      search={['name', 'idNo', 'degree', 'degreeNo', 'validation']}
      columns={['name', 'validation', 'idNo', ...DEGREE, 'checkedAt', 'checker']}
      actionsWidth={236}
      rowActions={(row) =>
        certificateActions({ get, update, removeCache }, row, {
          noun: '学位',
          names: DEGREE,
          edited: ['authority', 'category', 'major', 'degreeNo'],
        })
      }
    />
  );
}

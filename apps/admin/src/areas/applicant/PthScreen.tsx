import { ssouserPthCert } from '@tqc/contract/applicant';
import { ListScreen } from '../../kit/list/ListScreen';
import { certificateActions } from './certificateActions';
import { MANDARIN } from './facts';

const { get, list, update, removeCache } = ssouserPthCert;

/** 普通话证书信息 */
export function PthScreen() {
  return (
    <ListScreen
      note="申请人的普通话证书：可向核验平台重新核验，查不到的人工核验；写错的更正后重新核验。"
      list={list}
      sorts={['checkedAt']}
      search={['name', 'idNo', 'certificateNo', 'level', 'validation']}
      columns={['name', 'validation', 'idNo', ...MANDARIN, 'checkedAt', 'checker']}
      actionsWidth={236}
      rowActions={(row) =>
        certificateActions({ get, update, removeCache }, row, {
          noun: '普通话证书',
          names: MANDARIN,
          edited: ['certificateNo', 'level', 'station'],
        })
      }
    />
  );
}

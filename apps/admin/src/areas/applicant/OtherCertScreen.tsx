import { ssoUserTeacherCert } from '@tqc/contract/applicant';
import { ListScreen } from '../../kit/list/ListScreen';
import { certificateActions } from './certificateActions';
import { OTHER } from './facts';

const { get, list, update } = ssoUserTeacherCert;

/** 其他证书信息 */
export function OtherCertScreen() {
  return (
    <ListScreen
      note="申请人的其他证书：可向核验平台重新核验，查不到的人工核验；写错的更正后重新核验。"
      list={list}
      sorts={['checkedAt']}
      search={['name', 'idNo', 'kind', 'certificateNo', 'validation']}
      columns={['name', 'validation', 'idNo', ...OTHER, 'checkedAt', 'checker']}
      actionsWidth={236}
      rowActions={(row) =>
        certificateActions({ get, update }, row, {
          noun: '其他证书',
          names: OTHER,
          edited: ['title', 'certificateNo', 'authority'],
        })
      }
    />
  );
}

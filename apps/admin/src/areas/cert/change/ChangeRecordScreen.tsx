import { cert, certChange } from '@tqc/contract/cert';
import { certChangeFlow } from '@tqc/domain/cert';
import { certChangeType } from '@tqc/domain/dictionaries';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSubjects } from '../useSubjects';
import { changeFields, loadCert } from './changeForm';
import { changeView } from './changeView';

const { delCertChangeAndDetail, list } = certChange;
const CHANGE = certChangeType.code('change');

/** 变更记录 */
export function ChangeRecordScreen() {
  const subjects = useSubjects(cert.certificateChange);
  return (
    <ListScreen
      note="本机构提交、已有审批结果的证书变更；退回的修改后再提交，或删除。"
      list={list}
      fixed={{ scope: 'record' }}
      search={[
        'name',
        'idNo',
        'certNo',
        'chgNo',
        'changeType',
        'status',
        { name: 'appliedAt', label: '申请时间', kind: 'dateRange' },
      ]}
      columns={[
        'chgNo',
        'name',
        'status',
        'changeType',
        'idNo',
        'certNo',
        'summary',
        'why',
        'appliedAt',
        'decider',
        'decidedAt',
        'lastOpinion',
      ]}
      actionsWidth={210}
      rowActions={(row) => {
        const { certId, chgId, chgNo, name } = row;
        const can = (event: 'again' | 'remove') => row.own && certChangeFlow.can(event, row.status);
        return (
          <>
            {changeView(row)}
            <FormButton
              call={cert.certificateChange}
              label="修改后提交"
              link
              fields={changeFields(subjects, true)}
              row={{ version: row.certVersion }}
              load={loadCert(certId ?? '', chgId)}
              input={{ certId: certId ?? '', chgId }}
              intro={`${name}的变更申请 ${chgNo} 被退回：${row.lastOpinion}`}
              when={can('again') && row.changeType === CHANGE && certId !== null}
            />
            <AskButton
              call={delCertChangeAndDetail}
              label="删除"
              link
              danger
              row={{ chgCertid: chgId, version: row.version }}
              question={`删除${name}的变更申请 ${chgNo} 吗？证书没有改动。`}
              when={can('remove')}
            />
          </>
        );
      }}
    />
  );
}

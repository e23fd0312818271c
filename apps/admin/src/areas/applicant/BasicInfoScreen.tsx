import { ssouser } from '@tqc/contract/applicant';
import type { Row } from '@tqc/contract/kit';
import { applicantAccountFlow } from '@tqc/domain/applicant';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { ListScreen } from '../../kit/list/ListScreen';
import { ViewButton } from '../../kit/record/ViewButton';
import { ApplicantTabs } from './ApplicantTabs';

const { get, list, update, removeCache } = ssouser;

/** 申请人基本信息 */
export function BasicInfoScreen() {
  return (
    <ListScreen
      note="在本辖区申请过的人的账户，省级还看得到户籍在本省的。每次查看都有记录；号码要看全，须写明原因。"
      list={list}
      sorts={['registeredAt']}
      search={[
        'name',
        'idNo',
        'mobile',
        'idType',
        'nation',
        'prov',
        'realNameAuth',
        'account',
        { name: 'registeredAt', label: '注册时间', kind: 'dateRange' },
      ]}
      columns={[
        'name',
        'realNameAuth',
        'account',
        'sex',
        'nation',
        'birthDate',
        'idType',
        'idNo',
        'mobile',
        'email',
        'household',
        'registeredAt',
        'lastLoginAt',
      ]}
      actionsWidth={236}
      rowActions={actionsOf}
    />
  );
}

function actionsOf(row: Row<typeof list>) {
  const { account, name } = row;
  const can = (event: Parameters<typeof applicantAccountFlow.can>[0]) =>
    applicantAccountFlow.can(event, account);
  return (
    <>
      <ViewButton call={get} input={{ ssoId: row.ssoId }} title={`${name}的账户`}>
        {(record) => <ApplicantTabs record={record} />}
      </ViewButton>
      <FormButton
        call={update}
        label="修改手机"
        link
        row={{ ssoId: row.ssoId, version: row.version }}
        input={{ action: 'mobile' }}
        fields={[required('mobile'), required('reason')]}
        intro={`${name}现在的手机号码是 ${row.mobile}。改后以新号码登录和收短信。`}
        when={can('changeMobile')}
      />
      <FormButton
        call={update}
        label="锁定"
        link
        danger
        row={row}
        input={{ action: 'lock' }}
        fields={[required('reason')]}
        intro={`锁定后${name}不能登录和申报，已交的申请照常办理。`}
        when={can('lock')}
      />
      <FormButton
        call={update}
        label="解锁"
        link
        row={row}
        input={{ action: 'unlock' }}
        fields={[required('reason')]}
        when={can('unlock')}
      />
      <AskButton
        call={removeCache}
        label="清除核验缓存"
        link
        danger
        row={{ ssoId: row.ssoId, idRef: row.idRef }}
        question={`清除${name}各类证书保留的核验结果吗？下次要重新核验，人工核验的不受影响。`}
      />
    </>
  );
}

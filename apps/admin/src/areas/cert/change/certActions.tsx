import { cert, certApply, change } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { certFlow } from '@tqc/domain/cert';
import type { Option } from '@tqc/ui/fields';
import { FormButton } from '../../../kit/form/buttons';
import { ViewButton } from '../../../kit/record/ViewButton';
import { applyForm } from '../apply/applyForm';
import { ChangesOf } from './ChangesOf';
import { changeFields, loadCert, removeFields, restoreFields } from './changeForm';

const { certificateChange, deleteOrRestore, recoveryCert, restoreCert } = cert;

/** What the organisation that issued it does with a certificate, and how it changed. */
export function certActions(row: Row<typeof cert.list>, own: boolean, subjects: readonly Option[]) {
  const { certId, certNo, name, status, version } = row;
  const key = { version };
  const can = (event: Parameters<typeof certFlow.can>[0]) => own && certFlow.can(event, status);
  const isNormal = can('remove');
  const about = `${name}的证书 ${certNo}`;
  return (
    <>
      <FormButton
        call={certificateChange}
        label="信息变更"
        link
        fields={changeFields(subjects)}
        row={key}
        load={loadCert(certId)}
        input={{ certId }}
        intro={`${about}：只改要变更的栏目。姓名、证件、种类、学科、号码、认定日期由上一级审批，其他由本机构另一人审批。`}
        when={isNormal}
      />
      <FormButton
        call={certApply.create}
        label="补发换发"
        link
        fields={applyForm.entered}
        input={{ certNo }}
        intro={`${about}：号码不变，由本机构另一人审核，通过后用新的空白证书打印。`}
        when={isNormal}
      />
      <FormButton
        call={deleteOrRestore}
        label="申请删除"
        link
        danger
        fields={removeFields}
        row={key}
        input={{ certId, kind: 'delete' }}
        intro={`${about}：上一级审批通过后不再有效，仍可查询。撤销、丧失资格的，请同时在限制库管理录入限制。`}
        when={isNormal}
      />
      <FormButton
        call={restoreCert}
        label="申请恢复"
        link
        fields={restoreFields}
        row={key}
        input={{ certId }}
        intro={`${about}：上一级审批通过后恢复有效。`}
        when={can('restore')}
      />
      <FormButton
        call={recoveryCert}
        label="收回证书"
        link
        danger
        fields={['reason', 'file']}
        row={key}
        input={{ certId }}
        intro={`${about}：收回纸质证书后登记，证书立即失效。`}
        when={can('recover')}
      />
      <ViewButton
        call={change.detailCertChg}
        input={{ certId }}
        label="变更轨迹"
        title={`${about}的变更轨迹`}
      >
        {({ record }) => <ChangesOf record={record} />}
      </ViewButton>
    </>
  );
}

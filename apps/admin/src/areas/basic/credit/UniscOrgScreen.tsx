import { baseOrg, creditCodeImport } from '@tqc/contract/basic';
import { PROVINCE } from '@tqc/domain/organisations';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const { exportUniscOrg, getReOrgData, importUniscOrg, update } = baseOrg;

const code = {
  of: 'creditCode',
  change: ({ name, label }: FormField): FormField => ({
    name,
    label,
    kind: 'creditCode',
    required: true,
  }),
} as const;

/** 认定机构统一社会信用代码: which are missing, wrong or there twice, and how they are mended. */
export function UniscOrgScreen() {
  const user = useSession((session) => session.user);
  const mayMend = (orgId: string) =>
    user !== undefined && user.orgId !== orgId && user.orgType <= PROVINCE;
  return (
    <ListScreen
      note="办理资格认定的机构的信用代码；校验结果随时按国家标准算出，本机构的代码由上级机构修改。"
      list={getReOrgData}
      search={['orgName', 'creditCode', 'area', 'creditCheck', 'orgType', 'status']}
      sorts={['orgName', 'updatedAt']}
      columns={[
        'orgName',
        'status',
        'creditCheck',
        // All eighteen places are compared by eye.
        { key: 'creditCode', title: '统一社会信用代码', width: 210, tabular: true },
        'orgType',
        'orgCode3',
        'areaName',
        'updatedAt',
        'orgId',
      ]}
      exportBy={exportUniscOrg}
      toolbar={<ImportButton imported={creditCodeImport} by={importUniscOrg} />}
      actionsWidth={100}
      rowActions={(row) => (
        <FormButton
          call={update}
          row={row}
          label="编辑"
          link
          fields={[code]}
          intro={`“${row.orgName}”登记证书上的统一社会信用代码。`}
          when={mayMend(row.orgId)}
        />
      )}
    />
  );
}

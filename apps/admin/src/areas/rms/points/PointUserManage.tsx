import { lookup } from '@tqc/contract/lookup';
import type { Row } from '@tqc/contract/kit';
import { admins, localeSetUserImport } from '@tqc/contract/rms';
import { POINT } from '@tqc/domain/organisations';
import { adminFlow } from '@tqc/domain/people';
import type { FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { useChoiceRows } from '../../../kit/form/useChoices';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListFile } from '../../../kit/list/ListFile';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { IssuedPasswords, type Issued } from '../people/IssuedPasswords';
import { withoutMobile } from '../people/withoutMobile';
import { WAITS } from '../second/waits';
import { COLUMNS, SEARCH } from './pointLists';

const {
  batchResetPassword,
  exportLocaleSetUser,
  forbid,
  importLocaleSetUser,
  restore,
  singleResetPassword,
  unlock,
} = admins;
const RESET = '导入的用户还没有密码，勾选后“批量重置密码”得到初始密码。';
type Certificate = typeof admins.queryCertificateUser;
type User = Row<Certificate>;

/** The calls of one kind of work: 认定 and 定期注册 are one list of people. */
interface ManageProps {
  readonly bizType: 1 | 2;
  readonly list: Certificate | typeof admins.queryEnrollUser;
  readonly add: typeof admins.addCertificateUser | typeof admins.addEnrollUser;
  readonly edit: typeof admins.editCertificateUser | typeof admins.editEnrollUser;
  readonly del: typeof admins.delCertificateUser | typeof admins.delEnrollUser;
}

/** People of confirmation points, kept by the organisation the point belongs to. */
export function PointUserManage({ bizType, list, add, edit, del }: ManageProps) {
  const [issued, setIssued] = useState<Issued>([]);
  const orgId = useSession(({ user }) => user?.orgId);
  const mayReset = useMay(batchResetPassword);
  const own = useChoiceRows(
    useMay(add) && orgId !== undefined ? lookup.queryBaseOrgBasic : undefined,
    { parentId: orgId, orgType: POINT },
  );
  const points = (own ?? []).map((org) => ({ value: org.orgId, label: org.orgName }));
  const point = {
    of: 'orgId',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      kind: 'searchSelect',
      options: points,
    }),
  } as const;
  const none = own?.length === 0 ? '本机构没有启用的确认点，请先新增确认点' : undefined;
  const rest = ['pointRole', 'validTo', 'remark'] as const;
  const fields = [required('account'), required('name'), point, 'mobile', ...rest] as const;
  const changed = [
    'name',
    point,
    {
      of: 'mobile',
      change: ({ name, label }: FormField): FormField => ({
        name,
        label,
        kind: 'mobile',
        hint: '不改时不用填',
      }),
    },
    ...rest,
  ] as const;
  const actions = (row: User) => {
    const named = `“${row.name}”`;
    return (
      <>
        <FormButton
          call={edit}
          row={{ ...row, mobile: '' }}
          label="编辑"
          link
          fields={changed}
          toInput={withoutMobile}
          when={row.own}
        />
        <AskButton
          call={singleResetPassword}
          row={row}
          label="重置密码"
          link
          question={`确定重置${named}的密码吗？他的会话立即结束，新的初始密码只显示一次。`}
          when={row.own && adminFlow.can('resetPassword', row.status)}
          onDone={(answer) => setIssued(answer.issued)}
        />
        <AskButton
          call={unlock}
          row={row}
          label="解锁"
          link
          question={`确定解锁${named}吗？他可以立即再次登录。`}
          when={row.own && row.locked}
        />
        <AskButton
          call={forbid}
          row={row}
          label="停用"
          link
          danger
          question={`确定停用${named}吗？他立即退出，不能再登录。`}
          when={row.own && adminFlow.can('forbid', row.status)}
        />
        <AskButton
          call={restore}
          row={row}
          label="启用"
          link
          question={`确定启用${named}吗？他可以重新登录。`}
          when={row.own && adminFlow.can('restore', row.status)}
        />
        <AskButton
          call={del}
          row={row}
          label="删除"
          link
          danger
          question={`确定删除${named}吗？登录使用过的用户不能删除，请停用。`}
          when={row.own}
        />
      </>
    );
  };
  return (
    <>
      <ListScreen
        note={`确认点的用户由确认点所属机构管理；下级机构的确认点只能查看。${mayReset ? RESET : ''}`}
        list={list}
        selectable
        search={SEARCH}
        sorts={['account', 'name', 'updatedAt']}
        columns={COLUMNS}
        toolbar={(selected, keep) => (
          <>
            <FormButton
              call={add}
              label="新增用户"
              primary
              reason={none}
              fields={fields}
              onDone={(made) => setIssued(made.issued)}
              done={({ waiting }) => (waiting ? `新增用户成功，${WAITS}` : '新增用户成功')}
            />
            <ImportButton imported={localeSetUserImport} by={importLocaleSetUser} />
            <ListFile
              call={exportLocaleSetUser}
              label="导出确认点用户"
              name={bizType === 1 ? '认定确认点用户' : '注册确认点用户'}
              input={{ bizType }}
            />
            <BulkBar
              chosen={selected
                .filter(({ own }) => own)
                .map((row) => ({
                  id: row.adminId,
                  name: row.name,
                  no: row.account,
                  version: row.version,
                }))}
              noneChosen="请先勾选本机构确认点的用户"
              onKeep={keep}
            >
              <BulkButton
                call={batchResetPassword}
                label="批量重置密码"
                input={(part) => ({ adminIds: part.map(({ id }) => id).join(',') })}
                most={50}
                done="已重置"
                onAnswer={(answer) => setIssued((before) => [...before, ...answer.issued])}
              />
            </BulkBar>
          </>
        )}
        actionsWidth={236}
        rowActions={actions}
      />
      <IssuedPasswords issued={issued} onClose={() => setIssued([])} />
    </>
  );
}

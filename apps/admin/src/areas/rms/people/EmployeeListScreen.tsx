import { lookup } from '@tqc/contract/lookup';
import { admins, userRole } from '@tqc/contract/rms';
import { useState, type ReactNode } from 'react';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { ListFile } from '../../../kit/list/ListFile';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useChoiceSearch } from '../../../kit/list/useChoiceSearch';
import { useMay } from '../../../kit/session/useMay';
import { IssuedPasswords, type Issued } from './IssuedPasswords';
import { WAITS } from '../second/waits';
import { personActions } from './personActions';
import { useNewFields, useRoleOptions } from './personForm';

const { batchResetPassword, create, exportRmsAdminBase, list } = admins;
const PLAIN = 'none';
/** So many are named at once. */
const MOST_CHOSEN = 50;

/** 用户管理: the people of one's own organisation and of those right below it. */
export function EmployeeListScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const [issued, setIssued] = useState<Issued>([]);
  const { fields } = useNewFields(useMay(create));
  const roles = useRoleOptions(useMay(userRole.batchRelateUserRole));
  const role = useChoiceSearch('roleId', '角色', lookup.queryRole, { duties: 'all' }, (one) => ({
    value: one.roleId,
    label: one.roleName,
  }));
  return (
    <>
      <ListScreen
        note="本机构和直接下级机构的用户；权限、状态一变，已经登录的人立即按新的办理。系统管理、安全管理、审计管理由不同的人担任；能给别人权限的角色由第二人审核后生效，要马上收回时请停用用户。"
        list={list}
        selectable
        sorts={['account', 'name', 'updatedAt']}
        search={['account', 'name', 'mobile', 'orgName', 'orgType', role, 'status']}
        columns={[
          'name',
          'status',
          { of: 'condition', width: 160 },
          'account',
          { of: 'orgName', width: 178 },
          { of: 'orgType', width: 112 },
          { of: 'roles', width: 126 },
          { of: 'duties', width: 126 },
          'mobile',
          'loginType',
          'keySerial',
          'monitor',
          'validTo',
          'seenAt',
          'seenFrom',
          'updatedAt',
        ]}
        toolbar={(selected, keep) => (
          <>
            <FormButton
              call={create}
              label="新增用户"
              primary
              fields={fields}
              initial={{ loginType: PLAIN }}
              onDone={(made) => setIssued(made.issued)}
              done={({ waiting }) => (waiting ? `新增用户成功，${WAITS}` : '新增用户成功')}
            />
            <ListFile
              call={exportRmsAdminBase}
              label="导出所选用户"
              name="用户"
              input={{ adminIds: selected.map(({ adminId }) => adminId).join(',') }}
              chosen
              reason={
                selected.length === 0
                  ? '请先勾选用户'
                  : selected.length > MOST_CHOSEN
                    ? `一次最多导出${MOST_CHOSEN}个用户`
                    : undefined
              }
            />
            <BulkBar
              chosen={selected.map((row) => ({
                id: row.adminId,
                name: row.name,
                no: row.account,
                version: row.version,
              }))}
              noneChosen="请先勾选用户"
              onKeep={keep}
            >
              <BulkButton
                call={userRole.batchRelateUserRole}
                label="批量分配角色"
                input={(part) => ({ adminIds: part.map(({ id }) => id) })}
                fields={[choices('roleIds', roles, { many: true, wide: true })]}
                most={50}
                done="已提交（能给别人权限的由第二人审核后生效）"
              />
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
        rowActions={(row) => personActions(row, setIssued)}
      >
        {tabs}
      </ListScreen>
      <IssuedPasswords issued={issued} onClose={() => setIssued([])} />
    </>
  );
}

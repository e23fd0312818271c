import type { Row } from '@tqc/contract/kit';
import { roles } from '@tqc/contract/rms';
import { onOff } from '@tqc/domain/dictionaries';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { rightsButtons } from './rightsButtons';
import { RoleFacts } from './RoleFacts';

const { create, forbid, list, permissions, remove, restore, update } = roles;

/** 角色权限管理: what people of each kind of organisation may do, of the country and of a province. */
export function RoleListScreen() {
  return (
    <ListScreen
      note="国家的角色各省都能用，省级另建本省的；权限一变，有这个角色的人立即按新的办理。系统管理、安全管理、审计管理的权限只授予这种职责的角色。"
      list={list}
      sorts={['roleName', 'updatedAt']}
      search={['roleName', 'orgType', 'duty', 'status']}
      columns={[
        'roleName',
        'status',
        'orgType',
        'level',
        'prov',
        'scope',
        'duty',
        'users',
        'menus',
        'buttons',
        'remark',
        'roleId',
        'updatedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增角色"
          primary
          fields={['roleName', 'orgType', 'duty', 'remark']}
          initial={{ duty: 'business' }}
          intro="新角色没有权限，保存后在列表里授予。"
        />
      }
      actionsWidth={260}
      rowActions={actionsOf}
    />
  );
}

/** To look, and what somebody who keeps the role does: elements that the list can read. */
function actionsOf(row: Row<typeof list>) {
  const isOn = row.status === onOff.code('on');
  return (
    <>
      <ViewButton call={permissions} input={{ roleId: row.roleId }} title={row.roleName}>
        {({ record }) => <RoleFacts roleId={row.roleId} rights={record} />}
      </ViewButton>
      {rightsButtons(row)}
      <FormButton
        call={update}
        row={row}
        label="编辑"
        link
        fields={['roleName', 'remark']}
        when={row.own}
      />
      <FormButton
        call={create}
        label="复制"
        link
        fields={['roleName', 'remark']}
        input={{ orgType: row.orgType, duty: row.duty, copyOf: row.roleId }}
        intro={`新角色带上“${row.roleName}”里您能授予的权限。`}
      />
      <AskButton
        call={forbid}
        row={row}
        label="停用"
        link
        danger
        question={`确定停用“${row.roleName}”吗？${row.users} 人立即失去它的权限，已经登录的要重新登录。`}
        when={row.own && isOn}
      />
      <AskButton
        call={restore}
        row={row}
        label="启用"
        link
        question={`确定启用“${row.roleName}”吗？`}
        when={row.own && !isOn}
      />
      <AskButton
        call={remove}
        row={row}
        label="删除"
        link
        danger
        question={`确定删除“${row.roleName}”吗？还有用户在用的角色不能删除。`}
        when={row.own}
      />
    </>
  );
}

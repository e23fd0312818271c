import type { Row } from '@tqc/contract/kit';
import { admins } from '@tqc/contract/rms';
import { adminFlow } from '@tqc/domain/people';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ViewButton } from '../../../kit/record/ViewButton';
import { AdminFacts } from './AdminFacts';
import type { Issued } from './IssuedPasswords';
import { changedFields } from './personForm';
import { rolesButtons } from './RolesButton';
import { withoutMobile } from './withoutMobile';

const {
  endSession,
  forbid,
  getAdminDtoById,
  remove,
  restore,
  singleResetPassword,
  unlock,
  update,
} = admins;

/** What can be done with somebody; passwords that are made are told once. */
export function personActions(
  row: Row<typeof admins.list>,
  setIssued: (issued: Issued) => void,
): ReactNode {
  return (
    <>
      <ViewButton
        call={getAdminDtoById}
        input={{ adminId: row.adminId }}
        title={`${row.name}（${row.account}）`}
      >
        {(person) => <AdminFacts person={person} />}
      </ViewButton>
      <FormButton
        call={update}
        row={{ ...row, mobile: '' }}
        label="编辑"
        link
        fields={changedFields}
        toInput={withoutMobile}
      />
      {rolesButtons(row)}
      <AskButton
        call={unlock}
        row={row}
        label="解锁"
        link
        question={`确定解锁“${row.name}”吗？他可以立即再次登录。`}
        when={row.locked}
      />
      <AskButton
        call={singleResetPassword}
        row={row}
        label="重置密码"
        link
        question={`确定重置“${row.name}”的密码吗？他的会话立即结束，新的初始密码只显示一次。`}
        when={!row.isSelf && adminFlow.can('resetPassword', row.status)}
        onDone={(answer) => setIssued(answer.issued)}
      />
      <AskButton
        call={endSession}
        row={row}
        label="结束会话"
        link
        question={`确定让“${row.name}”退出登录吗？没有提交的内容不会保存。`}
        when={!row.isSelf && adminFlow.can('forbid', row.status)}
      />
      <AskButton
        call={forbid}
        row={row}
        label="停用"
        link
        danger
        question={`确定停用“${row.name}”吗？他立即退出，不能再登录。`}
        when={!row.isSelf && adminFlow.can('forbid', row.status)}
      />
      <AskButton
        call={restore}
        row={row}
        label="启用"
        link
        question={`确定启用“${row.name}”吗？他可以重新登录。`}
        when={!row.isSelf && adminFlow.can('restore', row.status)}
      />
      <AskButton
        call={remove}
        row={row}
        label="删除"
        link
        danger
        question={`确定删除“${row.name}”吗？登录使用过的用户不能删除，请停用。`}
        when={!row.isSelf}
      />
    </>
  );
}

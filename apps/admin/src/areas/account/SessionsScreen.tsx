import { session } from '@tqc/contract/account';
import { AskButton } from '../../kit/form/buttons';
import { PasskeysButton } from './PasskeysButton';
import { ListScreen } from '../../kit/list/ListScreen';

/** 登录会话 */
export function SessionsScreen() {
  return (
    <ListScreen
      note="您的账号目前在哪些地方登录；不认识的请立即结束并修改密码。"
      list={session.list}
      columns={[
        'createdAt',
        'seenAt',
        { key: 'address', title: '地址', width: 160 },
        { key: 'agent', title: '终端', width: 420, ellipsis: true },
        { key: 'current', title: '当前', width: 72, render: (row) => (row.current ? '是' : '') },
      ]}
      toolbar={
        <>
          <AskButton
            call={session.endOthers}
            input={{}}
            label="结束其他会话"
            question="结束除当前以外的全部会话？那些地方须重新登录。"
          />
          <PasskeysButton />
        </>
      }
      actionsWidth={88}
      rowActions={(row) => (
        <AskButton
          call={session.end}
          label="结束"
          link
          row={row}
          when={!row.current}
          question={`确定结束${row.address}（${row.agent}）的会话吗？那里须重新登录。`}
        />
      )}
    />
  );
}

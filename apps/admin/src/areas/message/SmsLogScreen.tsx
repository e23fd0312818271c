import type { Row } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { ListScreen } from '../../kit/list/ListScreen';

/** 短信日志 */
export function SmsLogScreen() {
  return (
    <ListScreen
      note="系统发出的短信和验证码；验证码本身不留在这里，演示环境显示在运行服务器的终端里。"
      list={msgSysmsg.querySms}
      search={['name', 'mobile', 'smsType', 'sendstatus', 'smsMsg']}
      columns={[
        'orgName',
        'name',
        'mobile',
        'smsType',
        'sendstatus',
        'createTime',
        'sendTime',
        {
          key: 'smsMsg',
          title: '短信内容',
          width: 140,
          ellipsis: true,
          text: messageOf,
          render: messageOf,
        },
      ]}
    />
  );
}

/** The text as it was to go, and before it why it did not. */
function messageOf({ failReason, smsMsg }: Row<typeof msgSysmsg.querySms>): string {
  return failReason ? `（未发送：${failReason}）${smsMsg}` : smsMsg;
}

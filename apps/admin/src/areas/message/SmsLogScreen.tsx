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
        'smsMsg',
      ]}
    />
  );
}

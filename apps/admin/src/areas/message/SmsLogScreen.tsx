import { msgSysmsg } from '@tqc/contract/message';
import { ListScreen } from '../../kit/ListScreen';

/** 短信日志 */
export function SmsLogScreen() {
  return (
    <ListScreen
      title="短信日志"
      note="系统发出的短信和验证码；没有接入短信网关时，短信只记录在这里。"
      list={msgSysmsg.querySms}
      rowKey="smsId"
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

import { msgSysmsg } from '@tqc/contract/message';
import { smsSendStatus } from '@tqc/domain/dictionaries';
import type { SearchField } from '@tqc/ui/SearchForm';
import { AskButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';

const FAILED = smsSendStatus.code('failed');
/** Codes are asked for anew by whom they are for. */
const NOTICE = 'sysmsg';
const made: SearchField = { name: 'createTime', label: '创建时间', kind: 'dateRange' };

/** 短信日志 */
export function SmsLogScreen() {
  return (
    <ListScreen
      note="系统发出的短信和验证码；验证码本身不留在这里，演示环境显示在运行服务器的终端里。"
      list={msgSysmsg.querySms}
      search={['name', 'mobile', 'smsType', 'sendstatus', 'smsMsg', made]}
      columns={[
        'orgName',
        'name',
        'mobile',
        'smsType',
        'sendstatus',
        'createTime',
        'sendTime',
        'failReason',
        {
          key: 'smsMsg',
          title: '短信内容',
          width: 140,
          ellipsis: true,
        },
        {
          key: 'words',
          title: '字数',
          width: 72,
          align: 'right',
          tabular: true,
          // As a person counts: a letter beyond the usual ones is one as well.
          text: ({ smsMsg }) => String([...smsMsg].length),
          render: ({ smsMsg }) => [...smsMsg].length,
        },
      ]}
      actionsWidth={88}
      rowActions={(row) => (
        <AskButton
          call={msgSysmsg.resendSms}
          label="重发"
          link
          row={row}
          when={row.sendstatus === FAILED && row.smsType === NOTICE}
          question={`把这条短信再发给${row.name}吗？`}
        />
      )}
    />
  );
}

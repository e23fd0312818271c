import { msgSysmsg } from '@tqc/contract/message';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useMay } from '../../kit/session/useMay';
import { ReceivedScreen } from './ReceivedScreen';
import { SentScreen } from './SentScreen';

const SENT = { key: 'sent', label: '已发消息' } as const;
const RECEIVED = { key: 'received', label: '收到的消息' } as const;

/** 消息管理: what the organisation sent, and what the person got. */
export function MessageScreen() {
  const manages = useMay(msgSysmsg.queryMsgSysmsgByOrg);
  const { kind, tabs } = useKindTabs('消息', manages ? [SENT, RECEIVED] : [RECEIVED]);
  return kind?.key === 'sent' ? <SentScreen tabs={tabs} /> : <ReceivedScreen tabs={tabs} />;
}

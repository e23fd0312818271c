import { baseDict } from '@tqc/contract/basic';
import { msgSysmsg } from '@tqc/contract/message';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useMay } from '../../kit/session/useMay';
import { ReceivedScreen } from './ReceivedScreen';
import { SentScreen } from './SentScreen';
import { TemplateScreen } from './TemplateScreen';

const SENT = { key: 'sent', label: '已发消息' } as const;
const RECEIVED = { key: 'received', label: '收到的消息' } as const;
const TEMPLATES = { key: 'templates', label: '消息模板' } as const;

/** 消息管理: what the organisation sent, what the person got, and what the product itself says. */
export function MessageScreen() {
  const manages = useMay(msgSysmsg.queryMsgSysmsgByOrg);
  const reads = useMay(baseDict.list);
  const { kind, tabs } = useKindTabs('消息', [
    ...(manages ? [SENT] : []),
    RECEIVED,
    ...(reads ? [TEMPLATES] : []),
  ]);
  if (kind?.key === 'templates') return <TemplateScreen tabs={tabs} />;
  return kind?.key === 'sent' ? <SentScreen tabs={tabs} /> : <ReceivedScreen tabs={tabs} />;
}

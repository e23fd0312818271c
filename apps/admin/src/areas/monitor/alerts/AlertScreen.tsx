import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useMay } from '../../../kit/session/useMay';
import { monAlertInform } from '@tqc/contract/monitor';
import { AlertInformScreen } from './AlertInformScreen';
import { AlertList } from './AlertList';

const ALERTS = { key: 'alerts', label: '预警' } as const;
const RULES = { key: 'rules', label: '规则设置' } as const;

/** 预警控制台: what the rules found, and the rules themselves. */
export function AlertScreen() {
  const may = useMay(monAlertInform.list);
  const { kind, tabs } = useKindTabs('内容', may ? [ALERTS, RULES] : [ALERTS]);
  return kind?.key === RULES.key ? (
    <AlertInformScreen tabs={tabs} />
  ) : (
    <AlertList tabs={may ? tabs : undefined} />
  );
}

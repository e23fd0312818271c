import { useKindTabs } from '../../../kit/list/useKindTabs';
import { OrgAnnulLogScreen } from './OrgAnnulLogScreen';
import { OrgLinesScreen } from './OrgLinesScreen';

const kinds = [
  { key: 'line', label: '操作日志', Screen: OrgLinesScreen },
  { key: 'annul', label: '撤并日志', Screen: OrgAnnulLogScreen },
] as const;

/** 机构日志: what was done to organisations, and which of them went into others. */
export function OrgLogScreen() {
  // Both lists ask for a kind of their own.
  const { kind, tabs } = useKindTabs('日志', kinds, 'log');
  const Screen = kind?.Screen ?? OrgLinesScreen;
  return <Screen tabs={tabs} />;
}

import { useKindTabs } from '../../../kit/list/useKindTabs';
import { VerifyScreen } from '../second/VerifyScreen';
import { EmployeeListScreen } from './EmployeeListScreen';

const kinds = [
  { key: 'people', label: '用户', Screen: EmployeeListScreen },
  { key: 'verify', label: '权限变更审核', Screen: VerifyScreen },
] as const;

/** 用户管理: people, and what of their rights waits for a second person. */
export function PeopleScreen() {
  const { kind, tabs } = useKindTabs('用户', kinds);
  const Screen = kind?.Screen ?? EmployeeListScreen;
  return <Screen tabs={tabs} />;
}

import { useKindTabs } from '../../../kit/list/useKindTabs';
import { VerifyScreen } from '../second/VerifyScreen';
import { auth } from '@tqc/contract/rms';
import { useMay } from '../../../kit/session/useMay';
import { TeacherAuthScreen } from '../teachers/TeacherAuthScreen';
import { EmployeeListScreen } from './EmployeeListScreen';

const kinds = [
  { key: 'people', label: '用户', Screen: EmployeeListScreen },
  { key: 'verify', label: '权限变更审核', Screen: VerifyScreen },
  { key: 'teachers', label: '教师账号认证', Screen: TeacherAuthScreen },
] as const;

/** 用户管理: people, what of their rights waits for a second person, and teachers' accounts. */
export function PeopleScreen() {
  const mayTeachers = useMay(auth.authTeachers);
  const { kind, tabs } = useKindTabs(
    '用户',
    kinds.filter(({ key }) => key !== 'teachers' || mayTeachers),
  );
  const Screen = kind?.Screen ?? EmployeeListScreen;
  return <Screen tabs={tabs} />;
}

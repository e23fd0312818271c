import { useKindTabs } from '../../../kit/list/useKindTabs';
import { CollegeScreen } from './CollegeScreen';
import { CollegeTagScreen } from './CollegeTagScreen';
import { MajorListScreen } from './MajorListScreen';

const kinds = [
  { key: 'major', label: '专业' },
  { key: 'college', label: '院校' },
  { key: 'tag', label: '院校标签' },
] as const;

/** 专业管理: majors, and what the catalogue gives no entry of its own: colleges and their tags. */
export function MajorScreen() {
  const { kind, tabs } = useKindTabs('资料', kinds);
  if (kind?.key === 'college') return <CollegeScreen tabs={tabs} />;
  if (kind?.key === 'tag') return <CollegeTagScreen tabs={tabs} />;
  return <MajorListScreen tabs={tabs} />;
}

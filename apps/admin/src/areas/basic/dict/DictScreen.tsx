import { useKindTabs } from '../../../kit/list/useKindTabs';
import { RareWordScreen } from './RareWordScreen';
import { TechnicalJobScreen } from './TechnicalJobScreen';

const kinds = [
  { key: 'job', label: '专业技术职务' },
  { key: 'word', label: '生僻字' },
] as const;

/** 字典管理: the lists that the catalogue gives no entry of their own. */
export function DictScreen() {
  const { kind, tabs } = useKindTabs('字典', kinds);
  return kind?.key === 'word' ? <RareWordScreen tabs={tabs} /> : <TechnicalJobScreen tabs={tabs} />;
}

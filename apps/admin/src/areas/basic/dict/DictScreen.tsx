import { useKindTabs } from '../../../kit/list/useKindTabs';
import { CertTypeScreen } from './CertTypeScreen';
import { DictItemScreen } from './DictItemScreen';
import { DictTypeScreen } from './DictTypeScreen';
import { RareWordScreen } from './RareWordScreen';
import { TechnicalJobScreen } from './TechnicalJobScreen';

const kinds = [
  { key: 'type', label: '字典类型', Screen: DictTypeScreen },
  { key: 'item', label: '字典项', Screen: DictItemScreen },
  { key: 'certType', label: '资格种类', Screen: CertTypeScreen },
  { key: 'job', label: '专业技术职务', Screen: TechnicalJobScreen },
  { key: 'word', label: '生僻字', Screen: RareWordScreen },
] as const;

/** 字典管理: the code lists, and the lists that the catalogue gives no entry of their own. */
export function DictScreen() {
  const { kind, tabs } = useKindTabs('字典', kinds);
  const Screen = kind?.Screen ?? DictTypeScreen;
  return <Screen tabs={tabs} />;
}

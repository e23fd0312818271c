import { enrollment } from '@tqc/contract/enroll';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import { FinalScreen } from './FinalScreen';
import { NoticeScreen } from './NoticeScreen';
import { RecheckScreen } from './RecheckScreen';

const { figures } = enrollment;
const LABEL = '审批环节';
const tabs = [
  { key: 'notice', label: '公示' },
  { key: 'recheck', label: '复核' },
  { key: 'final', label: '终审' },
] as const;

/** 注册审批: the notice of own conclusions, then what waits for the two stages after it. */
export function EnrollAuditScreen() {
  const { kind } = useKindTabs(LABEL, tabs);
  if (kind?.key === 'recheck') return <RecheckScreen tabs={<CountedStages />} />;
  if (kind?.key === 'final') return <FinalScreen tabs={<CountedStages />} />;
  return <NoticeScreen tabs={<CountedStages />} />;
}

/** The stages with what waits in each, counted again whenever the list is loaded again. */
function CountedStages() {
  const turn = useReloadTurn();
  const { record } = useRecord(figures, {}, { turn });
  const counted = tabs.map((one) => {
    const n = record?.[one.key];
    return { ...one, count: n === undefined ? null : `（${n}）` };
  });
  return useKindTabs(LABEL, counted).tabs;
}

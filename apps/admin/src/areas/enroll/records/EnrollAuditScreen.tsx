import { enrollment } from '@tqc/contract/enroll';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import { FinalScreen } from './FinalScreen';
import { NoticeScreen } from './NoticeScreen';
import { RecheckScreen } from './RecheckScreen';

const { figures } = enrollment;
const LABEL = '审批环节';
const WAITING = { waiting: 'true' };
const tabs = [
  { key: 'notice', label: '公示', asked: {} },
  { key: 'recheck', label: '复核', asked: WAITING },
  { key: 'final', label: '终审', asked: WAITING },
] as const;
type Stage = (typeof tabs)[number];

/** 注册审批: the notice of own conclusions, then what waits for the two stages after it. */
export function EnrollAuditScreen() {
  const [params, setParams] = useSearchParams();
  const { kind } = useKindTabs(LABEL, tabs);
  // Who opens the page without saying what for begins where something waits for them.
  const begun = useRef(params.size > 0);
  const begin = useCallback(
    ({ key, asked }: Stage) => {
      if (begun.current) return;
      begun.current = true;
      if (key !== tabs[0].key) setParams({ kind: key, ...asked }, { replace: true });
    },
    [setParams],
  );
  const stages = <CountedStages onCounted={begin} />;
  if (kind?.key === 'recheck') return <RecheckScreen tabs={stages} />;
  if (kind?.key === 'final') return <FinalScreen tabs={stages} />;
  return <NoticeScreen tabs={stages} />;
}

/** The stages with what waits in each, counted again whenever the list is loaded again. */
function CountedStages({ onCounted }: { readonly onCounted: (first: Stage) => void }) {
  const turn = useReloadTurn();
  const { record } = useRecord(figures, {}, { turn });
  useEffect(() => {
    if (record) onCounted(tabs.find(({ key }) => record[key] > 0) ?? tabs[0]);
  }, [record, onCounted]);
  const counted = tabs.map((one) => {
    const n = record?.[one.key];
    return { ...one, count: n === undefined ? null : `（${n}）` };
  });
  return useKindTabs(LABEL, counted).tabs;
}

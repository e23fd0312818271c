import { orgBatch } from '@tqc/contract/enroll';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './FilingNow.module.css';

interface Range {
  readonly item: string;
  readonly name: string;
  readonly begin: string;
  readonly end: string;
}

/** What the plans above leave room for, while one's own is filled in. */
export function AboveTimes({ pbIds }: { readonly pbIds: readonly string[] }) {
  if (pbIds.length === 0) return <p className={styles.now}>没有可以编制的省级计划。</p>;
  return pbIds.map((pbId) => <Above key={pbId} pbId={pbId} />);
}

function Above({ pbId }: { readonly pbId: string }) {
  const { record, failure, reload } = useRecord(orgBatch.getProvinceAndParentOrgTime, { pbId });
  if (!record) return <RecordLine failure={failure} onRetry={reload} />;
  return (
    <ul className={styles.now} aria-label="上级计划的时间">
      {[record.bounds, record.parent]
        .filter((ranges) => ranges.length > 0)
        .map((ranges) => (
          <li key={ranges[0]?.name}>{lineOf(ranges)}</li>
        ))}
    </ul>
  );
}

const lineOf = (ranges: readonly Range[]) =>
  `${ranges[0]?.name ?? ''}：${ranges
    .map(({ item, begin, end }) => `${item} ${begin} 至 ${end}`)
    .join('；')}`;

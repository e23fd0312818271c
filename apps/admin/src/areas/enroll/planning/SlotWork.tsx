import { type confirmWork, orgBatch } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { PointsTable } from './PointsTable';
import styles from './FilingNow.module.css';
import { WorkDays } from './WorkDays';

interface SlotWorkProps {
  readonly obtId: string;
  readonly slot: OutputOf<typeof orgBatch.getLocalSetInfoDetail>;
  /** The view's own call that tells of every point. */
  readonly pointsOf: typeof confirmWork.getLocaleDatas;
}

/** What is arranged in a time slot, which points are not, and how many a day can come. */
export function SlotWork({ obtId, slot, pointsOf }: SlotWorkProps) {
  const all = useRecord(pointsOf, { obtId });
  const days = useRecord(orgBatch.getLocalSetDateByObtId, { obtId });
  const free = all.record?.record.filter(({ lsId }) => lsId === null) ?? [];
  const limit = slot.dayLimit === null ? '每日不限' : `每日限 ${slot.dayLimit} 人`;
  return (
    <>
      <p className={styles.now}>
        {slot.planName} 时间段 {slot.slotName}：确认 {slot.confirmBegin} 至 {slot.confirmEnd}，
        {limit}
      </p>
      <PointsTable points={slot.points} />
      {all.record ? (
        <p className={styles.now}>
          {free.length === 0
            ? '本机构办理定期注册的确认点都已安排'
            : `还没有安排：${free.map(({ pointName }) => pointName).join('、')}`}
        </p>
      ) : (
        <RecordLine failure={all.failure} onRetry={all.reload} />
      )}
      {days.record ? (
        <WorkDays
          label="各日可办理人数"
          days={days.record.record.map(({ day, points, dayCapacity }) => ({
            day,
            lines: points === 0 ? ['未安排'] : [`${points} 个点 ${dayCapacity} 人`],
          }))}
        />
      ) : (
        <RecordLine failure={days.failure} onRetry={days.reload} />
      )}
    </>
  );
}

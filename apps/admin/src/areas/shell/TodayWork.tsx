import { baseOrg } from '@tqc/contract/basic';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { RecordLine } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';
import { useMay } from '../../kit/session/useMay';
import styles from './HomeWorksScreen.module.css';

const { getConfirmWorkData } = baseOrg;

/** What a point has to do today: its hours, how full the day is, and who has booked at all. */
export function TodayWork() {
  const may = useMay(getConfirmWorkData);
  const { record, failure, reload } = useRecord(getConfirmWorkData, {}, { when: may });
  if (!may) return null;
  return (
    <SectionHeader title="今日安排" collapsible={false}>
      {!record && <RecordLine failure={failure} onRetry={reload} />}
      {record?.record.length === 0 && <p>今天没有确认安排。</p>}
      <ul className={styles.list} aria-label="今日安排">
        {record?.record.map((work) => (
          <li key={work.lsId}>
            <b>{work.planName}</b>{' '}
            <span>
              上午 {work.amHours || '不办理'}，下午 {work.pmHours || '不办理'}；每日容量{' '}
              {work.dayCapacity} 人，今日已确认 {work.confirmedToday} 人；整个安排已预约{' '}
              {work.booked} 人，已确认 {work.confirmed} 人
            </span>
          </li>
        ))}
      </ul>
    </SectionHeader>
  );
}

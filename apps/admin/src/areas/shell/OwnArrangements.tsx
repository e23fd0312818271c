import { localeSet } from '@tqc/contract/register';
import { onOff } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { RecordLine } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';
import { useMay } from '../../kit/session/useMay';
import styles from './HomeWorksScreen.module.css';

/** What a point has to know of its own work: its days, hours, capacity and who has booked. */
export function OwnArrangements() {
  const may = useMay(localeSet.list);
  const input = { status: onOff.code('on'), sort: 'beginDate.desc', pageSize: 10 } as const;
  const { record, failure, reload } = useRecord(localeSet.list, input, { when: may });
  if (!may) return null;
  return (
    <SectionHeader title="我的确认安排" collapsible={false}>
      {!record && <RecordLine failure={failure} onRetry={reload} />}
      {record?.record.length === 0 && <p>上级机构还没有安排本确认点的工作，请联系上级机构。</p>}
      <ul className={styles.list} aria-label="我的确认安排">
        {record?.record.map((set) => (
          <li key={set.lsId}>
            <b>
              {set.beginDate} 至 {set.endDate}
            </b>{' '}
            <span>
              上午 {set.amHours || '不办理'}，下午 {set.pmHours || '不办理'}；每日容量{' '}
              {set.dayCapacity} 人；已预约 {set.booked} 人，已确认 {set.confirmed} 人（
              {set.planName}
              ，网报 {set.slotName}）
            </span>
            {set.notice !== '' && <p>{set.notice}</p>}
          </li>
        ))}
      </ul>
    </SectionHeader>
  );
}

import { confirmWork, enrollment } from '@tqc/contract/enroll';
import { routeOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import { servesRegistration } from '@tqc/domain/organisations';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Link } from 'react-router-dom';
import { RecordLine, RecordStale } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';
import { useSession } from '../../kit/session/session';
import { useMay } from '../../kit/session/useMay';
import { EnrollTasks } from './EnrollTasks';
import styles from './pointHome.module.css';

/** What 定期注册 has for the first page of a point that serves it: what waits, and its own days. */
export function PointHome() {
  const serves = useSession(({ user }) => user !== undefined && servesRegistration(user));
  const may = useMay(enrollment.figures);
  if (!serves || !may) return null;
  return (
    <SectionHeader
      title="定期注册"
      collapsible={false}
      actions={<Link to={routeOf('enroll.planView')}>注册计划查看</Link>}
    >
      <EnrollTasks whole={false} />
      <OwnArrangements />
    </SectionHeader>
  );
}

const SHOWN = { status: onOff.code('on'), sort: 'beginDate.desc', pageSize: 10 } as const;

function OwnArrangements() {
  const may = useMay(confirmWork.list);
  const { record, failure, reload } = useRecord(confirmWork.list, SHOWN, { when: may });
  const Notice = record ? RecordStale : RecordLine;
  if (!may) return null;
  return (
    <>
      {(failure || !record) && <Notice failure={failure} onRetry={reload} />}
      {record?.record.length === 0 && <p>上级机构还没有安排本确认点的注册工作，请联系上级机构。</p>}
      <ul className={styles.list} aria-label="我的注册安排">
        {record?.record.map((set) => (
          <li key={set.lsId}>
            <b>
              {set.beginDate} 至 {set.endDate}
            </b>{' '}
            <span>
              上午 {set.amHours || '不办理'}，下午 {set.pmHours || '不办理'}；每日容量{' '}
              {set.dayCapacity} 人；已网报 {set.booked} 人（{set.planName}，网报 {set.slotName}）
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

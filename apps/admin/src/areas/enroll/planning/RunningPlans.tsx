import { orgBatch } from '@tqc/contract/enroll';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './FilingNow.module.css';

/** What runs at the caller's organisation today, with how many came of how many. */
export function RunningPlans() {
  const { record: answer } = useRecord(orgBatch.getMyOrgBatch, {});
  if (!answer) return null;
  if (answer.record.length === 0) return <p className={styles.now}>现在没有正在进行的注册计划</p>;
  return (
    <ul className={styles.now} aria-label="正在进行的计划">
      {answer.record.map(({ obId, planName, booked, expected, ...plan }) => (
        <li key={obId}>
          {planName}：已网报 {booked} 人{expected === null ? '' : `，应注册 ${expected} 人`}；初核{' '}
          {plan.firstReviewBegin} 至 {plan.firstReviewEnd}，公示 {plan.noticeBegin} 至{' '}
          {plan.noticeEnd}
        </li>
      ))}
    </ul>
  );
}

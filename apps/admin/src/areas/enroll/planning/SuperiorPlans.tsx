import { provinceBatch } from '@tqc/contract/enroll';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './FilingNow.module.css';

/** The province plans that one's own plan stands under, and what they ask. */
export function SuperiorPlans() {
  const { record, failure, reload } = useRecord(
    provinceBatch.superiorProvinceRegistrationInformation,
    {},
  );
  if (!record) return <RecordLine failure={failure} onRetry={reload} />;
  if (record.record.length === 0) return <p className={styles.now}>本省还没有通过的注册计划</p>;
  return (
    <ul className={styles.now} aria-label="上级省级计划">
      {record.record.map((plan) => (
        <li key={plan.pbId}>
          {plan.planName}：初核 {plan.firstReviewBegin} 至 {plan.firstReviewEnd}，复核{' '}
          {plan.recheckBegin} 至 {plan.recheckEnd}，终审 {plan.finalBegin} 至 {plan.finalEnd}
          ；公示不少于 {plan.noticeDays} 天，培训学时 {plan.trainingHours}；联系 {plan.contact}{' '}
          {plan.contactPhone}
        </li>
      ))}
    </ul>
  );
}

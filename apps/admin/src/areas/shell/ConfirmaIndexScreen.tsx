import { registration } from '@tqc/contract/register';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../kit/api';
import styles from './HomeWorksScreen.module.css';

const WORK = [['filed', '待核验', 6], ['incomplete', '材料待补全', 7], ['qualified', '待到场确认', 8]] as const;

/** 确认点首页：今天要核验和确认的申请。 */
export function ConfirmaIndexScreen() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    void Promise.all(WORK.map(async ([key, , status]) => [key, (await call(registration.list, { statuses: [status], pageSize: 10 })).total] as const)).then((pairs) => setCounts(Object.fromEntries(pairs)), () => undefined);
  }, []);
  return (
    <div className={styles.page}>
      <header><h1>确认点首页</h1><p>点击数字直接开始办理。</p></header>
      <section className={styles.tasks}>{WORK.map(([key, label]) => <Link key={key} className={styles.task} to={`/register/RegistrationCheckSubModel?tab=${key}`}><b>{counts[key] ?? '—'}</b><span>{label}</span></Link>)}</section>
    </div>
  );
}

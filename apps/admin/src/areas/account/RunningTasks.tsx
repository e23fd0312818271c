import { job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { JobCard } from '@tqc/ui/JobCard';
import { useEffect, useRef } from 'react';
import { useAction } from '../../kit/form/useAction';
import { useReload, useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';
import { call } from '../../kit/session/api';
import styles from './RunningTasks.module.css';

/** How often tasks under way are asked for, and again after an answer that failed. */
const LOOKS = { working: 2000, failed: 15_000 };

/**
 * The tasks under way as cards, looked at again and again; the list is read anew when one ends.
 * An answer that failed is not told here: the list below asks the same and says so.
 */
export function RunningTasks() {
  const { record, failure, reload } = useRecord(job.list, {}, { turn: useReloadTurn() });
  const readList = useReload();
  const open = record?.record.filter(({ status }) => jobStatus.group.open.includes(status)) ?? [];
  const before = useRef(open.length);
  const [cancel] = useAction((id: string) => call(job.cancel, { id }), {
    done: '任务已取消',
    onDone: reload,
  });
  useEffect(() => {
    if (open.length < before.current) readList();
    before.current = open.length;
    if (open.length === 0 && !failure) return undefined;
    const looking = setInterval(reload, failure ? LOOKS.failed : LOOKS.working);
    return () => clearInterval(looking);
  }, [open.length, failure, reload, readList]);
  if (open.length === 0) return null;
  return (
    <section className={styles.cards} aria-label="正在进行的任务">
      {open.map(({ id, title, status, total, done, failed }) => (
        <JobCard
          key={id}
          title={title}
          state={jobStatus.nameOf(status) ?? 'waiting'}
          total={total}
          done={done}
          failed={failed}
          onCancel={() => void cancel(id)}
        />
      ))}
    </section>
  );
}

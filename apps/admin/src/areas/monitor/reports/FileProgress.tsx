import type { Row } from '@tqc/contract/kit';
import { reportFileTask } from '@tqc/contract/monitor';
import { reportFileStatus } from '@tqc/domain/dictionaries';
import { useEffect } from 'react';
import { useReload } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';

/** How often a file under way is asked for, and again after an answer that failed. */
const LOOKS = { working: 2000, failed: 15_000 };
const OPEN = [reportFileStatus.code('queued'), reportFileStatus.code('running')];

/** How far a file is; it is looked at again and again, and the list is read anew when it ends. */
export function FileProgress({ row }: { readonly row: Row<typeof reportFileTask.list> }) {
  const isOpen = OPEN.includes(row.status);
  const { record, failure, reload } = useRecord(
    reportFileTask.get,
    { id: row.id },
    { when: isOpen },
  );
  const readList = useReload();
  const hasEnded = record !== undefined && !OPEN.includes(record.status);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (hasEnded) {
      readList();
      return undefined;
    }
    const looking = setInterval(reload, failure ? LOOKS.failed : LOOKS.working);
    return () => clearInterval(looking);
  }, [isOpen, hasEnded, failure, reload, readList]);
  if (!isOpen) return null;
  const { status, done, total } = record ?? row;
  if (status === reportFileStatus.code('queued')) return '等待生成';
  return total > 0 ? `${done.toLocaleString('en')} / ${total.toLocaleString('en')} 行` : '正在统计';
}

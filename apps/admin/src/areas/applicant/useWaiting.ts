import { ssouser } from '@tqc/contract/applicant';
import { useState } from 'react';
import { useRecord } from '../../kit/record/useRecord';

const ASKED = {
  review: 'waiting',
  pageNo: 1,
  pageSize: 50,
  sort: 'askedAt.asc',
} as const;

/** Who waits for a verdict, the longest first, and which of them is looked at. */
export function useWaiting(start: string) {
  const [current, setCurrent] = useState(start);
  const [done, setDone] = useState<readonly string[]>([]);
  const { record } = useRecord(ssouser.list, ASKED);
  const ids = (record?.record ?? []).map(({ ssoId }) => String(ssoId));
  const left = ids.filter((id) => !done.includes(id));
  const at = left.indexOf(current);
  const others = left.filter((id) => id !== current);
  return {
    current,
    /** Which of how many it is, in words. */
    place: at < 0 ? '' : `第 ${at + 1} 人，共 ${left.length} 人待审核`,
    move(by: 1 | -1) {
      const next = left[at + by];
      if (next !== undefined) setCurrent(next);
    },
    /** The next one; false when this was the last. */
    finish(): boolean {
      setDone([...done, current]);
      const next = others.find((id) => ids.indexOf(id) > ids.indexOf(current)) ?? others[0];
      if (next === undefined) return false;
      setCurrent(next);
      return true;
    },
  };
}

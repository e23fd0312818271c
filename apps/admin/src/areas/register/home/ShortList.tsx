import type { InputOf, Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RecordLine, RecordStale } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { caseAddress } from './caseAddress';
import styles from './PointHome.module.css';

/** What is done first; the list of all of them is one press away. */
const SHOWN = 10;

interface ShortListProps {
  readonly title: string;
  readonly statuses: readonly number[];
  readonly sort: NonNullable<InputOf<typeof registration.list>['sort']>;
  /** Where all of them stand. */
  readonly all: string;
  /** Said where there are none. */
  readonly none: string;
  /** What is told of each beside its person. */
  readonly about: (row: Row<typeof registration.list>) => ReactNode;
}

/** The first ten of the cases in some states, each with the way to its page. */
export function ShortList({ title, statuses, sort, all, none, about }: ShortListProps) {
  const { record, failure, reload } = useRecord(registration.list, {
    statuses: [...statuses],
    undeleted: true,
    sort,
    pageSize: SHOWN,
  });
  const Notice = record ? RecordStale : RecordLine;
  return (
    <SectionHeader title={title} collapsible={false} actions={<Link to={all}>全部{title}</Link>}>
      {(failure || !record) && <Notice failure={failure} onRetry={reload} />}
      {record?.record.length === 0 && <p>{none}</p>}
      {record && record.record.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {record.record.map((row) => (
            <li key={row.regId}>
              <Link to={caseAddress(row)}>{row.name}</Link> <span>{row.idNo}</span>
              <small>{about(row)}</small>
            </li>
          ))}
        </ul>
      )}
    </SectionHeader>
  );
}

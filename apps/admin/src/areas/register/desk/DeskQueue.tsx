import { factsOf } from '@tqc/contract/kit';
import { RegistrationRow } from '@tqc/contract/register';
import type { ComponentProps } from 'react';
import { CaseRows } from '../../../kit/case/desk/CaseRows';
import styles from '../../../kit/case/desk/Desk.module.css';
import { showValue } from '../../../kit/form/fieldsOf';
import { momentText } from '../../../kit/record/momentText';
import { DueOf } from '../lists/dueColumn';
import { DeskElsewhere } from './DeskElsewhere';
import type { Waiting } from './useQueue';

type DeskQueueProps = Omit<
  ComponentProps<typeof CaseRows<Waiting>>,
  'idOf' | 'lines' | 'elsewhere' | 'by'
>;

/** The queue of applications, the current one always in sight. */
export function DeskQueue(props: DeskQueueProps) {
  return (
    <CaseRows
      {...props}
      idOf={({ regId }) => regId}
      by="姓名、证件号码、报名号、档案号"
      elsewhere={<DeskElsewhere find={props.find} />}
      lines={(row) => (
        <>
          <span className={styles.name}>{row.name}</span>
          <span>
            {showValue(factsOf(RegistrationRow.shape.ctId), row.ctId)} · {row.subjectName}
          </span>
          <span className={styles.faint}>{momentText(row.applyTime)} 申报</span>
          {(row.daysLeft !== null || row.pausedOn !== null) && <DueOf row={row} />}
          {row.blocks.length > 0 && <span className={styles.blocked}>{row.blocks[0]}</span>}
        </>
      )}
    />
  );
}

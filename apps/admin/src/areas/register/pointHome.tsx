import { registration } from '@tqc/contract/register';
import { certType, recognitionStatus } from '@tqc/domain/dictionaries';
import { servesRecognition } from '@tqc/domain/organisations';
import { useSession } from '../../kit/session/session';
import { useMay } from '../../kit/session/useMay';
import { CaseFinder } from './home/CaseFinder';
import styles from './home/PointHome.module.css';
import { ShortList } from './home/ShortList';
import { DueOf } from './lists/dueColumn';

const INCOMPLETE = recognitionStatus.code('incomplete');
const LIST = '/register/RegistrationCheckSubModel';

/** What 资格认定 has for the first page of a point: the way to a case, and what is next. */
export function PointHome() {
  const serves = useSession(({ user }) => user !== undefined && servesRecognition(user));
  const may = useMay(registration.list);
  if (!serves || !may) return null;
  return (
    <>
      <CaseFinder />
      <div className={styles.columns}>
        <ShortList
          title="待核验"
          statuses={[recognitionStatus.code('filed')]}
          sort="daysLeft.asc"
          all={`${LIST}?tab=filed&sort=daysLeft.asc`}
          none="没有等待核验的申请。"
          about={(row) => (
            <>
              <span>{certType.label(row.ctId)}</span>
              <DueOf row={row} />
            </>
          )}
        />
        <ShortList
          title={recognitionStatus.label(INCOMPLETE)}
          statuses={[INCOMPLETE]}
          sort="applyTime.asc"
          all={`${LIST}?tab=incomplete`}
          none="没有等待补全材料的申请。"
          about={({ ctId, completeBefore }) => (
            <>
              <span>{certType.label(ctId)}</span>
              <span>补全截止 {completeBefore ?? '未定'}</span>
            </>
          )}
        />
      </div>
    </>
  );
}

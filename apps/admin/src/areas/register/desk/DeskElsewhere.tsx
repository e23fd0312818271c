import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { LinkButton } from '@tqc/ui/foundation';
import { useNavigate } from 'react-router-dom';
import { useRecord } from '../../../kit/record/useRecord';
import { findInput } from './findInput';
import styles from '../../../kit/case/desk/Desk.module.css';

const MOST = 10;
const DELETED = recordStatusRegister.code('deleted');

/** Where somebody is who is not in this queue: the state of the case, which can be opened. */
export function DeskElsewhere({ find }: { readonly find: string }) {
  const navigate = useNavigate();
  const { record } = useRecord(
    registration.list,
    { ...findInput(find), pageSize: MOST },
    { when: find !== '' },
  );
  if (!record) return null;
  if (record.record.length === 0)
    return <p className={styles.none}>没有找到，请换个姓名或号码（证件号码要写全）</p>;
  return (
    <div className={styles.none} role="status">
      不在这个队列里：
      {record.record.map(({ regId, name, status, recordStatus }) => (
        <p key={regId}>
          {name}{' '}
          <LinkButton onClick={() => void navigate(`/register/application/${regId}`)}>
            {recordStatus === DELETED
              ? recordStatusRegister.label(DELETED)
              : recognitionStatus.label(status)}
          </LinkButton>
        </p>
      ))}
    </div>
  );
}

import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { call, failureOf, type Failure } from '../../../kit/session/api';
import { findInput } from '../desk/findInput';
import { caseAddress } from './caseAddress';
import styles from './PointHome.module.css';

type Found = Row<typeof registration.list>;

/** Of the same name there are seldom more; who is one of many writes a number. */
const MOST = 10;
const DELETED = recordStatusRegister.code('deleted');

/**
 * Leads from what somebody holds in the hand to the case. What is typed stays in this field: a
 * number of a person stands in no address, and only the number of the case is in that of its page.
 */
export function CaseFinder() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Found[]>();
  const [failure, setFailure] = useState<Failure>();

  // What was asked before the text changed, or before the page was left, leads nowhere.
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  async function find() {
    if (busy || text.trim() === '') return;
    const asked = (turn.current += 1);
    setBusy(true);
    setFailure(undefined);
    setFound(undefined);
    try {
      const { record } = await call(registration.list, { ...findInput(text), pageSize: MOST });
      if (asked !== turn.current) return;
      const [only, another] = record;
      if (!only || another) return setFound(record);
      // Who comes back from the case looks for the next person.
      setText('');
      void navigate(caseAddress(only));
    } catch (error) {
      if (asked === turn.current) setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void find();
  }

  return (
    <div className={styles.finder}>
      <form role="search" aria-label="查找申请" onSubmit={submit}>
        <input
          type="search"
          aria-label="证件号码、报名号或姓名"
          placeholder="证件号码、报名号或姓名"
          maxLength={60}
          value={text}
          onChange={({ target }) => {
            turn.current += 1;
            setText(target.value);
            setFound(undefined);
          }}
        />
        <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
          查找申请
        </Button>
      </form>
      {failure && <RecordLine failure={failure} onRetry={() => void find()} />}
      <div role="status">
        {found?.length === 0 && <p>没有找到，请换个姓名或号码（证件号码要写全）。</p>}
        {found && found.length > 1 && (
          <ul className={styles.list} aria-label="找到的申请">
            {found.map((row) => (
              <li key={row.regId}>
                <Link to={caseAddress(row)}>{row.name}</Link> <span>{row.idNo}</span>{' '}
                <span>{row.regId}</span>{' '}
                <span>
                  {row.recordStatus === DELETED
                    ? recordStatusRegister.label(DELETED)
                    : recognitionStatus.label(row.status)}
                </span>
              </li>
            ))}
            {found.length === MOST && <li>只列出前{MOST}条，请写全姓名或改用号码查找。</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

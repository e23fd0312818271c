import type { Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { LinkButton } from '@tqc/ui/foundation';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFoundNone } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import { useSession } from '../../../kit/session/session';
import { useOwnScope, withScope } from '../../../kit/list/OwnScope';
import type { StatusTab } from './StatusTabs';
import styles from './Elsewhere.module.css';

type Found = Row<typeof registration.list>;

/** What leads to a person; other conditions do not count when one looks for somebody. */
const PERSON = ['name', 'idNo', 'regId', 'archiveNo', 'mobile'] as const;
/** Of the same name there are seldom more. */
const MOST = 50;
const DELETED = recordStatusRegister.code('deleted');

/**
 * Where else somebody is who was looked for in vain: in another tab, with another organisation, or
 * with nobody who works on it.
 */
export function Elsewhere({ tabs }: { readonly tabs: readonly StatusTab[] }) {
  const asked = useFoundNone() ?? {};
  const [params, setParams] = useSearchParams();
  const { mine } = useOwnScope();
  const navigate = useNavigate();
  const orgName = useSession(({ user }) => user?.orgName);
  const person = Object.fromEntries(
    PERSON.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  );
  const { record } = useRecord(
    registration.list,
    { ...person, pageSize: MOST },
    { when: Object.keys(person).length > 0 },
  );
  const found = record?.record ?? [];
  if (Object.keys(person).length === 0 || !record) return null;
  if (found.length === 0)
    return (
      <p className={styles.elsewhere} role="status">
        {asked['idNo'] === undefined
          ? '所有状态里都没有找到，请核对姓名或号码。'
          : '所有状态里都没有找到；证件号码要写全，只写后几位查不到。'}
      </p>
    );
  const isIn = (row: Found, { statuses, returned }: StatusTab) =>
    row.recordStatus !== DELETED &&
    statuses.includes(row.status) &&
    // Whoever was never confirmed was not given back.
    (!returned || row.archiveNo !== null);
  const nowhere = found.filter((row) => !tabs.some((tab) => isIn(row, tab)));

  function show(tab: StatusTab, isOwn: boolean) {
    const next = withScope(new URLSearchParams(), mine && isOwn);
    next.set('tab', tab.key);
    // Those that may stand in an address; the others the page keeps itself.
    for (const name of ['name', 'regId', 'archiveNo', 'pageSize']) {
      const value = params.get(name);
      if (value !== null) next.set(name, value);
    }
    setParams(next);
  }

  return (
    <p className={styles.elsewhere} role="status">
      这里没有找到。
      {tabs.map((tab) => {
        const there = found.filter((row) => isIn(row, tab));
        if (there.length === 0) return null;
        const isOwn = there.every((row) => row.orgName === orgName);
        return (
          <span key={tab.key}>
            在“{tab.label}”中有{' '}
            <LinkButton onClick={() => show(tab, isOwn)}>{there.length} 条</LinkButton>
            {mine && !isOwn && '（包括其他机构办理的）'}
          </span>
        );
      })}
      {nowhere.map((row) => (
        <span key={row.regId}>
          {row.name}：
          <LinkButton onClick={() => void navigate(`/register/application/${row.regId}`)}>
            {row.recordStatus === DELETED
              ? recordStatusRegister.label(DELETED)
              : recognitionStatus.label(row.status)}
          </LinkButton>
        </span>
      ))}
    </p>
  );
}

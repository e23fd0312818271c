import { msgSysmsg } from '@tqc/contract/message';
import { orgBatch } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BuiltPages } from '../../kit/session/builtPages';
import { useMay } from '../../kit/session/useMay';
import { momentText } from '../../kit/record/momentText';
import { RecordLine } from '../../kit/record/RecordNotice';
import { useSession } from '../../kit/session/session';
import { useRecord, type RecordState } from '../../kit/record/useRecord';
import { useWorkFigures } from '../../kit/record/useWorkFigures';
import styles from './HomeWorksScreen.module.css';

// The chart library is large and nobody needs it to start working: it comes after the page.
const MonthChart = lazy(() =>
  import('./MonthChart').then((module) => ({ default: module.MonthChart })),
);

const TASKS: readonly (readonly [status: number, path: string])[] = [
  [6, '/register/RegistrationCheckSubModel?tab=filed'],
  [7, '/register/RegistrationCheckSubModel?tab=incomplete'],
  [8, '/register/RegistrationCheckSubModel?tab=qualified'],
  [15, '/register/RegistrationAudSubModel?tab=confirmed'],
  [18, '/register/RegistrationAudSubModel?tab=approved'],
  [21, '/register/RegistrationAudSubModel?tab=recognised'],
];

/** 工作台: what waits, the last thirty days, the time, notices and shortcuts. */
export function HomeWorksScreen() {
  const user = useSession((session) => session.user);
  const menu = useSession((session) => session.menu);
  const mayPlan = useMay(orgBatch.queryCurrentOrgBatch);
  const work = useWorkFigures();
  const plans = useRecord(orgBatch.queryCurrentOrgBatch, {}, { when: mayPlan });
  const notices = useRecord(msgSysmsg.list, { pageSize: 6 });
  const built = use(BuiltPages);
  const figures = work.record;
  // The menu also holds groups, whose path begins every path below them.
  const opens = (path: string) => menu.some((item) => item.path === path.split('?')[0]);
  return (
    <div className={styles.page}>
      <PageHeader title={`${user?.nickname ?? ''}，您好`} description={user?.orgName} />
      {work.may && (
        <section className={styles.tasks} aria-label="待办事项">
          {TASKS.map(([status, path]) => {
            const body = (
              <>
                <b>{work.waiting(status)?.toLocaleString() ?? '—'}</b>
                <span>{recognitionStatus.label(status)}</span>
              </>
            );
            return opens(path) ? (
              <Link key={status} to={path} className={styles.task}>
                {body}
              </Link>
            ) : (
              <div key={status} className={styles.task}>
                {body}
              </div>
            );
          })}
          <div className={styles.task} data-warn={figures?.dueSoon ? true : undefined}>
            <b>{figures?.dueSoon.toLocaleString() ?? '—'}</b>
            <span>5个工作日内到期</span>
          </div>
          <div className={styles.task} data-warn={figures?.overdue ? true : undefined}>
            <b>{figures?.overdue.toLocaleString() ?? '—'}</b>
            <span>超过法定期限</span>
          </div>
        </section>
      )}
      {work.may && (
        <section className={styles.chart} aria-label="最近30天">
          <Suspense fallback={<p className={styles.waiting}>正在加载…</p>}>
            <MonthChart
              days={figures?.days}
              failed={!figures && work.failure !== undefined}
              onRetry={work.reload}
            />
          </Suspense>
        </section>
      )}
      <div className={styles.columns}>
        {mayPlan && (
          <SectionHeader title="当前计划" collapsible={false}>
            <Items
              loaded={plans}
              none="暂无进行中的计划。"
              item={(plan) => (
                <li key={plan.obId}>
                  <b>{plan.planName}</b>
                  <small>
                    网报 {plan.filingBegin} 至 {plan.filingEnd}　确认 {plan.confirmBegin} 至{' '}
                    {plan.confirmEnd}　已网报 {plan.applied}　未结 {plan.unsettled}
                  </small>
                </li>
              )}
            />
          </SectionHeader>
        )}
        <SectionHeader title="通知" collapsible={false}>
          <Items
            loaded={notices}
            none="暂无通知。"
            item={(notice) => (
              <li key={notice.msgId}>
                <b>{notice.title}</b>
                <small>{momentText(notice.sendTime)}</small>
              </li>
            )}
          />
        </SectionHeader>
        <SectionHeader title="常用入口" collapsible={false}>
          <ul className={styles.entries}>
            {menu
              .filter(({ path }) => path.startsWith('/register/') && built.has(path))
              .slice(0, 8)
              .map(({ name, path, title }) => (
                <li key={name}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
          </ul>
        </SectionHeader>
      </div>
    </div>
  );
}

interface ItemsProps<T> {
  readonly loaded: RecordState<{ readonly record: readonly T[] }>;
  /** That there are none, said only when the server said so. */
  readonly none: string;
  readonly item: (one: T) => ReactNode;
}

function Items<T>({ loaded: { record, failure, reload }, none, item }: ItemsProps<T>) {
  if (!record) return <RecordLine failure={failure} onRetry={reload} />;
  return record.record.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className={styles.list}>{record.record.map(item)}</ul>
  );
}

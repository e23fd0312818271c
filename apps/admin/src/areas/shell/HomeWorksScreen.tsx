import { orgBatch } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { routeOf } from '@tqc/contract/screens';
import { pageOfKind, tileOf, type WorkKey } from '@tqc/domain/register';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SafePart } from '@tqc/ui/SafePart';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { lazy, Suspense, use, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { FigureTile, FigureTiles } from '../../kit/record/FigureTile';
import { BuiltPages } from '../../kit/session/builtPages';
import { useMay } from '../../kit/session/useMay';
import { transport, useSession } from '../../kit/session/session';
import { todayText } from '../../kit/record/momentText';
import { useRecord } from '../../kit/record/useRecord';
import { useHasOwnCases } from '../../kit/record/ownCases';
import { useWorkFigures } from '../../kit/record/useWorkFigures';
import { daysLeft } from './daysLeft';
import { Items } from './Items';
import { Notices } from './Notices';
import { useOpens } from '../../kit/session/useOpens';
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

/** What is due, first what has the fewest days left. */
const dueList = (left: '5' | 'over') =>
  `/register/RegistrationAudSubModel?tab=confirmed&daysLeft=${left}&sort=daysLeft.asc`;
const APPROVALS = '/MyWorks/WfWorkflowAuditSubModel';
const UNACCEPTED = '/register/RegistrationCheckSubModel?tab=filed&daysLeft=over&sort=daysLeft.asc';

/** Every area that has work for the workbench says what belongs here in one file. */
const parts = Object.entries(
  import.meta.glob<ComponentType>('../*/workHome.tsx', { eager: true, import: 'WorkHome' }),
);

/** 工作台: what waits, the last thirty days, the time, notices and shortcuts. */
export function HomeWorksScreen() {
  const user = useSession((session) => session.user);
  const menu = useSession((session) => session.menu);
  const mayPlan = useMay(orgBatch.queryCurrentOrgBatch);
  const work = useWorkFigures({ mine: useHasOwnCases(), works: true });
  const plans = useRecord(orgBatch.queryCurrentOrgBatch, {}, { when: mayPlan });
  const built = use(BuiltPages);
  const figures = work.record;
  const today = todayText(transport.now());
  const opens = useOpens();
  return (
    <div className={styles.page}>
      <PageHeader title={`${user?.nickname ?? ''}，您好`} description={user?.orgName} />
      {work.may && (
        <FigureTiles label="待办事项">
          {TASKS.map(([status, path]) => (
            <FigureTile
              key={status}
              n={work.waiting(status)}
              label={recognitionStatus.label(status)}
              to={path}
            />
          ))}
          {(
            [
              ['5个工作日内到期', figures?.dueSoon, dueList('5')],
              ['超过法定期限', figures?.overdue, dueList('over')],
              ['超过受理期限', figures?.acceptOverdue, UNACCEPTED],
            ] as const
          )
            .filter(([, n]) => n !== null)
            .map(([label, n, to]) => (
              <FigureTile key={label} n={n ?? undefined} label={label} to={to} warns={Boolean(n)} />
            ))}
          {figures?.works
            .filter(({ kind }) => pageOfKind(kind) !== undefined || opens(APPROVALS))
            .map(({ kind, n }) => (
              <FigureTile
                key={kind}
                n={n}
                label={tileOf(kind)}
                to={placeOf(kind)}
                // Not every such page is in the menu; whoever has the kind has its right.
                always={n > 0 && pageOfKind(kind) !== undefined}
              />
            ))}
        </FigureTiles>
      )}
      {parts.map(([file, WorkHome]) => (
        <WorkHome key={file} />
      ))}
      {work.may && (
        <section className={styles.chart} aria-label="最近30天">
          <SafePart name="“最近30天”">
            <Suspense fallback={<p className={styles.waiting}>正在加载…</p>}>
              <MonthChart
                days={figures?.days}
                failed={!figures && work.failure !== undefined}
                onRetry={work.reload}
              />
            </Suspense>
          </SafePart>
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
                    {plan.confirmEnd}　{daysLeft(plan, today)}　已网报 {plan.applied}　未结{' '}
                    {plan.unsettled}
                  </small>
                </li>
              )}
            />
          </SectionHeader>
        )}
        <Notices title="通知" />
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

/** Where a kind of work is done: in a page of its own, or in the inbox of all approvals. */
function placeOf(kind: WorkKey): string {
  const own = pageOfKind(kind);
  if (!own) return `${APPROVALS}?${new URLSearchParams({ approval: kind }).toString()}`;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(own.asked)) asked.set(name, String(value));
  return [routeOf(own.page), asked.toString()].filter(Boolean).join('?');
}

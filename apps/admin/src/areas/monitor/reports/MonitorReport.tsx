import { reportFileTask, reports, reportSubmit } from '@tqc/contract/monitor';
import type { ReactNode } from 'react';
import { EmptyState } from '@tqc/ui/EmptyState';
import { PageHeader } from '@tqc/ui/PageHeader';
import { useSearchParams } from 'react-router-dom';
import { KindTabs } from '../../../kit/list/KindTabs';
import { RecordMissing } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { useScreenTitle } from '../../../kit/session/currentScreen';
import { useMay } from '../../../kit/session/useMay';
import { BehindDialog } from './BehindDialog';
import { MakeFileButton } from './MakeFileButton';
import { ReportBoard } from './ReportBoard';
import { ReportFilesScreen } from './ReportFilesScreen';
import { ReportSubmitsScreen } from './ReportSubmitsScreen';
import { SubmitReportButton } from './SubmitReportButton';
import styles from './reports.module.css';

/** What a report screen shows at most: a longer list of reports nobody reads. */
const MOST = 200;

/** What is looked at, in the address. */
const TAB = 'tab';
const REPORT = 'report';
const FILES = 'files';
const SUBMITS = 'submits';

interface MonitorReportProps {
  /** The subject, as the address says it (`monitorType`). */
  readonly business: number;
  readonly note: string;
  /** A view of this subject alone, beside its reports. */
  readonly more?: { readonly key: string; readonly label: string; readonly view: ReactNode };
}

/** The reports of one subject: their names on the left, the chosen one beside them. */
export function MonitorReport({ business, note, more }: MonitorReportProps) {
  const title = useScreenTitle();
  const [params, setParams] = useSearchParams();
  const { record, failure, reload } = useRecord(reports.queryInfos, {
    business,
    pageSize: MOST,
    sort: 'createTime.asc',
  });
  const mayFiles = useMay(reportFileTask.list);
  const maySubmits = useMay(reportSubmit.list);
  const mayDrill = useMay(reports.drill);
  const shown = [
    { key: REPORT, label: '报表' },
    ...(more ? [{ key: more.key, label: more.label }] : []),
    ...(mayFiles ? [{ key: FILES, label: '文件任务' }] : []),
    ...(maySubmits ? [{ key: SUBMITS, label: '报送' }] : []),
  ];
  const tab = shown.find(({ key }) => key === params.get(TAB))?.key ?? REPORT;
  const tabs = shown.length > 1 && (
    <KindTabs
      label="资料"
      tabs={shown}
      current={tab}
      onChoose={(key) =>
        setParams({ type: String(business), ...(key === REPORT ? {} : { tab: key }) })
      }
    />
  );
  if (more && tab === more.key)
    return (
      <div className={styles.screen}>
        <PageHeader title={title} description={note} />
        {tabs}
        {more.view}
      </div>
    );
  const found = record?.record ?? [];
  const current = found.find(({ id }) => id === params.get('report')) ?? found[0];
  if (tab === FILES) return <ReportFilesScreen tabs={tabs} />;
  if (tab === SUBMITS) return <ReportSubmitsScreen business={business} tabs={tabs} />;
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={note} />
      {tabs}
      {!record && <RecordMissing failure={failure} onRetry={reload} />}
      {record && !current && (
        <EmptyState text="还没有可以查看的报表" hint="报表由国家级在报表设计器中设计并发布" />
      )}
      {current && (
        <div className={styles.columns}>
          <nav aria-label="报表" className={`${styles.card} ${styles.names}`}>
            {found.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                aria-current={id === current.id ? 'page' : undefined}
                // Another report asks other things: only the subject stays.
                onClick={() => setParams({ type: String(business), report: id })}
              >
                {name}
              </button>
            ))}
          </nav>
          <div className={styles.main}>
            <ReportBoard
              key={current.id}
              id={current.id}
              behind={
                mayDrill
                  ? (figure, asked, onClose) => (
                      <BehindDialog
                        id={current.id}
                        figure={figure}
                        asked={asked}
                        onClose={onClose}
                      />
                    )
                  : undefined
              }
              tools={(asked) => (
                <>
                  <MakeFileButton id={current.id} asked={asked} />
                  <SubmitReportButton id={current.id} />
                </>
              )}
            />
          </div>
        </div>
      )}
    </div>
  );
}

import { enrollment } from '@tqc/contract/enroll';
import { routeOf } from '@tqc/contract/screens';
import { firstReview } from '@tqc/domain/dictionaries';
import { FigureTile, FigureTiles } from '../../kit/record/FigureTile';
import { RecordLine, RecordStale } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';

const CHECK = routeOf('enroll.onlineCheck');
const AUDIT = routeOf('enroll.audit');
const HISTORY = routeOf('cert.enrollHistory');

const FIRST = [
  ['declared', '网报未受理'],
  ['pending', firstReview.label(firstReview.code('pending'))],
  ['returned', '材料不全'],
] as const;
const LATER = [
  ['notice', '公示中', ''],
  ['recheck', '待复核', '&waiting=true'],
  ['final', '待终审', '&waiting=true'],
] as const;
const DUES = [
  ['due', '60天内到期', 'expiring'],
  ['overdue', '逾期未申请', 'overdue'],
] as const;

/** What of registration waits for the caller, stage by stage; a point has the first stage only. */
export function EnrollTasks({ whole }: { readonly whole: boolean }) {
  const { record, failure, reload } = useRecord(enrollment.figures, {});
  const Notice = record ? RecordStale : RecordLine;
  const first = (tab: (typeof FIRST)[number][0]) => record?.first.find((one) => one.tab === tab)?.n;
  return (
    <>
      <FigureTiles label="定期注册待办">
        {FIRST.map(([tab, label]) => (
          <FigureTile key={tab} n={first(tab)} label={label} to={`${CHECK}?kind=${tab}`} />
        ))}
        {whole &&
          LATER.map(([key, label, asked]) => (
            <FigureTile
              key={key}
              n={record?.[key]}
              label={label}
              to={`${AUDIT}?kind=${key}${asked}`}
            />
          ))}
        {whole &&
          DUES.map(([key, label, range]) => (
            <FigureTile
              key={key}
              n={record?.[key]}
              label={label}
              to={`${HISTORY}?range=${range}`}
              warns={key === 'overdue' && Boolean(record?.[key])}
            />
          ))}
      </FigureTiles>
      {failure && <Notice failure={failure} onRetry={reload} />}
    </>
  );
}

import { LinkButton } from '@tqc/ui/foundation';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { Place, Preview } from './ReportTable';
import styles from './reports.module.css';

interface CheckListProps {
  readonly preview: Preview;
  /** Where a place without a column of its own is looked at. */
  readonly firstColumn: string;
  readonly onGo: (place: Place) => void;
}

/** 审核关系: which hold and which do not; a place that breaks one leads to its cell. */
export function CheckList({ preview: { checks, rows }, firstColumn, onGo }: CheckListProps) {
  if (checks.length === 0) return null;
  const shown = new Set(rows.map(({ key }) => key));
  return (
    <SectionHeader title={`审核关系：${headOf(checks)}`}>
      <ul className={styles.checks}>
        {checks.map(({ says, hard, holds, compared, count, breaches }, at) => (
          <li key={at} data-holds={holds}>
            {saysOf({ says, hard, holds, compared })}
            {breaches.map((breach) =>
              breach.key === '' || shown.has(breach.key) ? (
                <LinkButton
                  key={breach.key}
                  onClick={() =>
                    onGo({ row: breach.key, column: breach.columns[0] ?? firstColumn })
                  }
                >
                  {breach.says}
                </LinkButton>
              ) : (
                <span key={breach.key}>{breach.says}</span>
              ),
            )}
            {count > breaches.length && <span>等{count.toLocaleString('en')}处</span>}
          </li>
        ))}
      </ul>
    </SectionHeader>
  );
}

type Check = Preview['checks'][number];

/** How the checks stand as a whole. */
function headOf(checks: readonly Check[]): string {
  const unread = checks.filter(({ compared }) => !compared).length;
  const broken = checks.filter(({ holds, compared }) => compared && !holds).length;
  const parts = [
    ...(broken > 0 ? [`${broken}条不符合`] : []),
    ...(unread > 0 ? [`${unread}条未能比对`] : []),
  ];
  return parts.length === 0 ? '全部符合' : parts.join('，');
}

/** One check, and what it means for handing in. */
function saysOf({
  says,
  hard,
  holds,
  compared,
}: Pick<Check, 'says' | 'hard' | 'holds' | 'compared'>): string {
  if (!compared)
    return `未能比对：${says}（${hard ? '能比对并且符合后才能报送' : '报送时说明原因'}）`;
  return holds
    ? `符合：${says}`
    : `不符合：${says}（${hard ? '更正后才能报送' : '报送时说明原因'}）`;
}

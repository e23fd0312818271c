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
  const broken = checks.filter(({ holds }) => !holds).length;
  const shown = new Set(rows.map(({ key }) => key));
  return (
    <SectionHeader title={broken === 0 ? '审核关系：全部符合' : `审核关系：${broken}条不符合`}>
      <ul className={styles.checks}>
        {checks.map(({ says, hard, holds, count, breaches }, at) => (
          <li key={at} data-holds={holds}>
            {holds
              ? `符合：${says}`
              : `不符合：${says}（${hard ? '更正后才能报送' : '报送时说明原因'}）`}
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

import type { Option } from '@tqc/ui/fields';
import styles from './FilingNow.module.css';

/** So many are named before the others are counted. */
const NAMED = 3;

/** Where teachers can file today, and where next: the first things asked on the telephone. */
export function FilingNow({ windows }: { readonly windows: readonly Option[] }) {
  const lineOf = (kind: string) => {
    const found = windows.filter(({ value }) => value === kind).map(({ label }) => label);
    const more = found.length > NAMED ? ` 等${found.length}个时间段` : '';
    return found.length === 0 ? undefined : `${found.slice(0, NAMED).join('、')}${more}`;
  };
  const open = lineOf('open');
  const next = lineOf('next');
  return (
    <p className={styles.now}>
      {open ? `正在网报：${open}` : '今天没有正在网报的计划'}
      {next && `；接下来：${next}`}
    </p>
  );
}

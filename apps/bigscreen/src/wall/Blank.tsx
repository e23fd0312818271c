import styles from './Blank.module.css';

/** What a screen shows that is no display (any more): why, and where to begin. */
export function Blank({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className={styles.blank}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/tqc/tqcStat">进入管理端</a>
    </main>
  );
}

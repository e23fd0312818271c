import styles from './PlanParts.module.css';

/** Where a plan does not fit, before anybody decides: nothing is found out by being refused. */
export function Offences({
  offences,
}: {
  readonly offences: readonly { readonly message: string }[];
}) {
  if (offences.length === 0) return <p className={styles.fits}>时间都在上级计划之内，先后也对。</p>;
  return (
    <ul className={styles.offences} aria-label="不合的地方">
      {offences.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

import styles from './PlanParts.module.css';

interface ChangeTableProps {
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly now: string;
    readonly value: string;
  }[];
  /** While it waits the values of now stand beside those after it. */
  readonly waits: boolean;
}

/** What a change moves, line by line beside what stands or stood. */
export function ChangeTable({ lines, waits }: ChangeTableProps) {
  return (
    <section className={styles.part}>
      <table className={styles.table} aria-label="变更内容">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">{waits ? '现在' : '变更前'}</th>
            <th scope="col">变更后</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, now, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

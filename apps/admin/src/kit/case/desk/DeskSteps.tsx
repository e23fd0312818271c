import styles from './Desk.module.css';

interface DeskStepsProps {
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  readonly current: string;
  readonly onStep: (key: string) => void;
}

/** The steps of a desk that somebody works in, one after another. */
export function DeskSteps({ steps, current, onStep }: DeskStepsProps) {
  return (
    <nav className={styles.steps} aria-label="环节">
      {steps.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-current={key === current ? 'page' : undefined}
          onClick={() => onStep(key)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

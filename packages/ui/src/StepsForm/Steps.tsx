import { Icon, VisuallyHidden } from '../foundation';
import styles from './StepsForm.module.css';

/** 步骤条：做完的打勾，现在的加粗，读屏软件听到「第几步，共几步」。 */
export function Steps({ titles, at }: { titles: readonly string[]; at: number }) {
  return (
    <ol className={styles.steps} aria-label="步骤">
      {titles.map((title, index) => (
        <li
          key={title}
          className={styles.step}
          data-state={index < at ? 'past' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.ball}>
            {index < at ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={styles.stepTitle} title={title}>
            {title}
          </span>
          <VisuallyHidden>{index < at ? '，已完成' : ''}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import { RefusedNote } from './RefusedNote';
import type { Refused } from './useDecide';
import styles from './DecisionPanel.module.css';

interface DecisionButtonsProps {
  readonly offered: readonly RecognitionDecision[];
  /** The decision whose form is open: only it can be pressed, or left. */
  readonly wanted: RecognitionDecision | undefined;
  readonly busy: RecognitionDecision | undefined;
  readonly refused: Refused | undefined;
  /** The decision whose form was left with words in it. */
  readonly kept: string | undefined;
  readonly armed: boolean;
  readonly numbered: boolean;
  readonly onPress: (decision: RecognitionDecision, byPointer: boolean) => void;
  readonly onLeave: () => void;
}

/** The buttons, always in sight; what was refused stands above them and takes the focus. */
export function DecisionButtons({
  offered,
  wanted,
  busy,
  refused,
  kept,
  armed,
  numbered,
  onPress,
  onLeave,
}: DecisionButtonsProps) {
  const isOff = busy !== undefined || !armed;
  return (
    <div className={styles.foot}>
      <RefusedNote refused={refused} />
      {kept && (
        <p role="status" className={styles.restored}>
          “{kept}”没有提交，填写的内容已保留，再选它接着写。
        </p>
      )}
      <div className={styles.buttons}>
        {(wanted ? [wanted] : offered).map((decision) => {
          const { label, usual, digit } = decisions.get(decision);
          return (
            <Button
              key={decision}
              type={usual || wanted ? 'primary' : 'secondary'}
              loading={busy === decision}
              disabled={isOff}
              onClick={(event) => {
                // The button that opened the form stood here: the second click of two was for it,
                // and what was written another time is not sent by it.
                if (!wanted || clicksOf(event) < 2) onPress(decision, clicksOf(event) > 0);
              }}
              {...(numbered ? { 'aria-keyshortcuts': String(digit) } : {})}
            >
              {wanted ? `提交：${label}` : label}
              {numbered && (
                <kbd className={styles.digit} aria-hidden="true">
                  {digit}
                </kbd>
              )}
            </Button>
          );
        })}
        {wanted && (
          <Button disabled={busy !== undefined} onClick={onLeave}>
            返回
          </Button>
        )}
      </div>
    </div>
  );
}

/** One for the first click at a place, more for those right after it; none for a key. */
function clicksOf(event: Event): number {
  return 'detail' in event ? Number(event.detail) : 0;
}

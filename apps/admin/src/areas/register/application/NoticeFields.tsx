import { material } from '@tqc/domain/register';
import { TextField } from '@tqc/ui/fields';
import type { Said } from './useDecisionDraft';
import styles from './DecisionPanel.module.css';

interface NoticeFieldsProps {
  readonly said: Said;
  readonly say: (part: Partial<Said>) => void;
  /** Whether the applicant had such a letter already: another one says why. */
  readonly isSecond: boolean;
  readonly error: string | undefined;
  readonly againError: string | undefined;
}

const LONGEST = 60;
const LONGEST_WHY = 100;

/** 一次性告知: every document that is missing and what is to be handed in, in one letter. */
export function NoticeFields({ said, say, isSecond, error, againError }: NoticeFieldsProps) {
  const { missing } = said;
  const turn = (code: number) => {
    const { [code]: ticked, ...others } = missing;
    say({ missing: ticked === undefined ? { ...missing, [code]: '' } : others });
  };
  return (
    <>
      <fieldset data-field="missing">
        <legend>一次告知要补的材料</legend>
        {material.options.map(({ value, label }) => {
          const code = Number(value);
          const text = missing[code];
          return (
            <div key={code} className={styles.missing}>
              <label>
                <input type="checkbox" checked={text !== undefined} onChange={() => turn(code)} />
                {label}
              </label>
              {text !== undefined && (
                <TextField
                  label={`${label}要补什么`}
                  placeholder="要补什么，写给申请人看"
                  maxLength={LONGEST}
                  value={text}
                  onChange={(typed) => say({ missing: { ...missing, [code]: typed } })}
                  {...(error && text.trim() === '' ? { error } : {})}
                />
              )}
            </div>
          );
        })}
        {error && Object.values(missing).every((text) => text.trim() !== '') && (
          <p className={styles.fieldError}>{error}</p>
        )}
      </fieldset>
      {isSecond && (
        <div data-field="again">
          <TextField
            label="再次告知的原因"
            required
            maxLength={LONGEST_WHY}
            value={said.again}
            onChange={(again) => say({ again })}
            {...(againError ? { error: againError } : {})}
          />
        </div>
      )}
    </>
  );
}

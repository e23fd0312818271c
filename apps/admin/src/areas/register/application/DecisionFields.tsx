import { healthResult } from '@tqc/domain/dictionaries';
import { decisions, material, refusalReason, type RecognitionDecision } from '@tqc/domain/register';
import { DateField, SelectField, TextAreaField, type TextAreaHandle } from '@tqc/ui/fields';
import type { Ref } from 'react';
import { NoticeFields } from './NoticeFields';
import type { Refused } from './useDecide';
import { meaningOf, saidOf, type DecisionDraft, type Said } from './useDecisionDraft';
import styles from './DecisionPanel.module.css';

interface FieldsProps {
  readonly draft: DecisionDraft;
  readonly set: (part: Partial<DecisionDraft>) => void;
  readonly refused: Refused | undefined;
}

const ALL = material.options.map(({ value }) => Number(value));
const toggled = (list: readonly number[], value: number) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
const sentenceAt = (refused: Refused | undefined, field: string) =>
  refused?.field === field ? { error: refused.sentence } : {};

/** All documents ticked, or none when all are. */
export function turnMaterials({ materials }: DecisionDraft): readonly number[] {
  return materials.length === ALL.length ? [] : ALL;
}

/** What is looked at before any verdict: the documents one by one, and the health check. */
export function CheckFields({ draft, set, refused }: FieldsProps) {
  return (
    <>
      <fieldset>
        <legend>
          材料清单{' '}
          <button
            type="button"
            className={styles.all}
            onClick={() => set({ materials: turnMaterials(draft) })}
          >
            {draft.materials.length === ALL.length ? '全部取消' : '全部勾选'}
          </button>
        </legend>
        {material.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={draft.materials.includes(Number(value))}
              onChange={() => set({ materials: toggled(draft.materials, Number(value)) })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <SelectField
          label="体检结论"
          labelPlace="left"
          placeholder="请选择"
          value={draft.health === 0 ? '' : String(draft.health)}
          onChange={(value) => set({ health: Number(value) })}
          options={healthResult.options.map(({ value, label }) => ({
            value: String(value),
            label,
          }))}
          {...sentenceAt(refused, 'healthResult')}
        />
        <DateField
          label="体检日期"
          labelPlace="left"
          value={draft.healthDate}
          onChange={(healthDate) => set({ healthDate })}
          {...sentenceAt(refused, 'healthDate')}
        />
      </div>
    </>
  );
}

interface SaidFieldsProps extends FieldsProps {
  readonly decision: RecognitionDecision;
  readonly text: Ref<TextAreaHandle>;
  /** Whether the applicant was told before what is missing. */
  readonly isSecond: boolean;
}

/** What is said with one decision: reasons, until when, own words. */
export function SaidFields({ decision, draft, set, refused, text, isSecond }: SaidFieldsProps) {
  const { needs, label } = decisions.get(decision);
  const said = saidOf(draft, decision);
  const say = (part: Partial<Said>) =>
    set({ said: { ...draft.said, [meaningOf(decision)]: { ...said, ...part } } });
  const mine = refused?.decision === decision ? refused : undefined;
  const isAudit = decisions.isOf('audit', decision);
  return (
    <>
      {needs.includes('reason') && (
        <fieldset>
          <legend>{label}的原因</legend>
          {refusalReason.options.map(({ value, label: reason }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={said.reasons.includes(Number(value))}
                onChange={() => say({ reasons: toggled(said.reasons, Number(value)) })}
              />
              {reason}
            </label>
          ))}
        </fieldset>
      )}
      {needs.includes('whyAgain') && (
        <NoticeFields
          said={said}
          say={say}
          isSecond={isSecond}
          error={mine?.field === 'missing' ? mine.sentence : undefined}
          againError={mine?.field === 'again' ? mine.sentence : undefined}
        />
      )}
      {needs.includes('deadline') && (
        <DateField
          label="补全截止"
          labelPlace="left"
          value={said.completeBefore}
          onChange={(completeBefore) => say({ completeBefore })}
          {...sentenceAt(mine, 'completeBefore')}
        />
      )}
      <TextAreaField
        ref={text}
        leaveOnEscape
        label={isAudit ? '审核意见' : '原因说明'}
        rows={2}
        maxLength={200}
        required={needs.includes('opinion')}
        value={said.text}
        onChange={(typed) => say({ text: typed })}
        {...sentenceAt(mine, isAudit ? 'opinion' : 'reasons')}
        {...(isAudit ? {} : sentenceAt(mine, 'reasonText'))}
      />
    </>
  );
}

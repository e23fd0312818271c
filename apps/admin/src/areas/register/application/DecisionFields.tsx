import { healthResult } from '@tqc/domain/dictionaries';
import { decisions, material, refusalReason, type RecognitionDecision } from '@tqc/domain/register';
import { DateField, SelectField, TextAreaField, type TextAreaHandle } from '@tqc/ui/fields';
import { useId, type Ref } from 'react';
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

const describedBy = (id: string, isSaid: boolean) => (isSaid ? { 'aria-describedby': id } : {});

/** What the own words of a decision are. */
function labelOf(decision: RecognitionDecision): string {
  if (decisions.get(decision).needs.includes('whyBack')) return '撤回原因';
  return decisions.isOf('audit', decision) ? '审核意见' : '原因说明';
}

/** All documents ticked, or none when all are. */
export function turnMaterials({ materials }: DecisionDraft): readonly number[] {
  return materials.length === ALL.length ? [] : ALL;
}

/** What is looked at before any verdict: the documents one by one, and the health check. */
export function CheckFields({ draft, set, refused }: FieldsProps) {
  const list = useId();
  return (
    <>
      <fieldset data-field="materials" {...describedBy(list, refused?.field === 'materials')}>
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
        {/* Above what it is about: below, a narrow panel would cut it off. */}
        {refused?.field === 'materials' && (
          <p id={list} className={styles.fieldError}>
            {refused.sentence}
          </p>
        )}
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
        <div data-field="healthResult">
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
        </div>
        <div data-field="healthDate">
          <DateField
            label="体检日期"
            labelPlace="left"
            value={draft.healthDate}
            onChange={(healthDate) => set({ healthDate })}
            {...sentenceAt(refused, 'healthDate')}
          />
        </div>
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
        <fieldset data-field="chosen">
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
        <div data-field="completeBefore">
          <DateField
            label="补全截止"
            labelPlace="left"
            value={said.completeBefore}
            onChange={(completeBefore) => say({ completeBefore })}
            {...sentenceAt(mine, 'completeBefore')}
          />
        </div>
      )}
      <div data-field="reasonText reasons opinion">
        <TextAreaField
          ref={text}
          leaveOnEscape
          label={labelOf(decision)}
          rows={2}
          maxLength={200}
          required={needs.includes('opinion') || needs.includes('whyBack')}
          value={said.text}
          onChange={(typed) => say({ text: typed })}
          {...sentenceAt(mine, isAudit ? 'opinion' : 'reasons')}
          {...(isAudit ? {} : sentenceAt(mine, 'reasonText'))}
        />
      </div>
    </>
  );
}

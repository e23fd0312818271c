import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { ApiError } from '@tqc/client';
import { registrationReview } from '@tqc/contract/register';
import { healthResult } from '@tqc/domain/dictionaries';
import { decisions, material, refusalReason, type RecognitionDecision } from '@tqc/domain/register';
import { SelectField, TextAreaField, type TextAreaHandle } from '@tqc/ui/fields';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { call, tellDone, tellError } from '../../../kit/session/api';
import { useGates } from '../../../kit/session/useGate';
import type { Application } from './application';
import { useDecisionDraft } from './useDecisionDraft';
import styles from './DecisionPanel.module.css';

/** The server has judged right and state before it names a decision. */
const JUDGED = { call: undefined, may: true, when: true };

/** What the keys of the review desk can do here. */
export interface DecisionHandle {
  decide(at: number): void;
  toggleMaterials(): void;
  focusReason(): void;
}

interface DecisionPanelProps {
  readonly application: Application;
  readonly onDone: () => void;
  /** Somebody else changed the record in the meantime. */
  readonly onStale?: () => void;
  /** Shows the digit of each decision. */
  readonly numbered?: boolean;
  readonly ref?: Ref<DecisionHandle>;
}

/** The decision due: documents, health, reasons, verdict; half a reason outlives the session. */
export function DecisionPanel({
  application,
  onDone,
  onStale,
  numbered = false,
  ref,
}: DecisionPanelProps) {
  const { regId, version, blocks } = application;
  // What blocks the usual decision is listed above already.
  const notToday = application.notToday.filter(
    ({ reasons }) => !reasons.every((one) => blocks.includes(one)),
  );
  const [draft, set, drop] = useDecisionDraft(application);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<RecognitionDecision>();
  const reason = useRef<TextAreaHandle>(null);
  const offered = decisions.keys.filter(
    (decision) => application.decisions.includes(decision) && !decisions.isOf('accept', decision),
  );
  const auditing = offered.some((decision) => decisions.isOf('audit', decision));
  useGates([
    ...(blocks.length > 0 ? [{ ...JUDGED, label: '通过', reason: blocks.join('；') }] : []),
    ...offered.map((decision) => ({ ...JUDGED, label: decisions.get(decision).label })),
    ...notToday.map(({ decision, reasons }) => ({
      ...JUDGED,
      label: decisions.get(decision).label,
      reason: reasons.join('；'),
    })),
  ]);
  const all = material.options.map(({ value }) => Number(value));
  const toggle = (list: readonly number[], value: number) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const toggleMaterials = () =>
    set({ materials: draft.materials.length === all.length ? [] : all });

  async function decide(decision: RecognitionDecision) {
    if (busy !== undefined) return;
    setBusy(decision);
    setError(undefined);
    const { materials, health, healthDate, reasons, reasonText, completeBefore } = draft;
    const result: 1 | 2 | 3 | null = health === 1 || health === 2 || health === 3 ? health : null;
    const body = {
      regId,
      materials: [...materials],
      healthResult: result,
      healthDate: healthDate || null,
      reasons: [...reasons],
      reasonText,
      completeBefore: completeBefore || null,
    };
    try {
      let number = '';
      if (decisions.isOf('check', decision))
        await call(registrationReview.confirmRegistration, { ...body, decision }, { version });
      else if (decisions.isOf('confirm', decision)) {
        const { archiveNo } = await call(
          registrationReview.affirmRegistration,
          { ...body, decision },
          { version },
        );
        number = archiveNo ? `，档案号 ${archiveNo}` : '';
      } else if (decisions.isOf('audit', decision)) {
        const { refused } = await call(registrationReview.batchAud, {
          regIds: regId,
          decision,
          opinion: reasonText,
          records: [{ id: regId, version }],
        });
        if (refused[0]) throw new ApiError(422, refused[0].reason);
      }
      drop();
      tellDone(`${application.name}：${decisions.get(decision).label}${number}`);
      onDone();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : '办理失败，请重试');
      if (failure instanceof ApiError && failure.code === 409) {
        // The record is read anew, and this panel with it: the sentence has to outlive both.
        tellError(failure);
        onStale?.();
      }
    } finally {
      setBusy(undefined);
    }
  }

  useImperativeHandle(ref, () => ({
    decide(at) {
      const wanted = offered[at];
      if (wanted) void decide(wanted);
    },
    toggleMaterials,
    focusReason: () => reason.current?.focus(),
  }));

  return (
    <div className={styles.decision}>
      <SectionHeader title="办理" collapsible={false}>
        {blocks.length > 0 && (
          <>
            <p className={styles.note}>目前不能通过：</p>
            <ul className={styles.blocks}>
              {blocks.map((block) => (
                <li key={block}>{block}</li>
              ))}
            </ul>
          </>
        )}
        {offered.length === 0 ? (
          notToday.length === 0 && <p>当前没有需要您办理的事项。</p>
        ) : (
          <div className={styles.panel}>
            {!auditing && (
              <>
                <fieldset>
                  <legend>
                    材料清单{' '}
                    <button type="button" className={styles.all} onClick={toggleMaterials}>
                      {draft.materials.length === all.length ? '全部取消' : '全部勾选'}
                    </button>
                  </legend>
                  {material.options.map(({ value, label }) => (
                    <label key={value}>
                      <input
                        type="checkbox"
                        checked={draft.materials.includes(Number(value))}
                        onChange={() => set({ materials: toggle(draft.materials, Number(value)) })}
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
                  />
                  <label>
                    体检日期
                    <input
                      type="date"
                      value={draft.healthDate}
                      onChange={(event) => set({ healthDate: event.target.value })}
                    />
                  </label>
                </div>
                <details open={draft.reasons.length > 0 || error !== undefined}>
                  <summary>原因与补全期限（不通过、补全时填写）</summary>
                  <fieldset>
                    <legend>原因</legend>
                    {refusalReason.options.map(({ value, label }) => (
                      <label key={value}>
                        <input
                          type="checkbox"
                          checked={draft.reasons.includes(Number(value))}
                          onChange={() => set({ reasons: toggle(draft.reasons, Number(value)) })}
                        />
                        {label}
                      </label>
                    ))}
                  </fieldset>
                  <label className={styles.date}>
                    补全截止
                    <input
                      type="date"
                      value={draft.completeBefore}
                      onChange={(event) => set({ completeBefore: event.target.value })}
                    />
                  </label>
                </details>
              </>
            )}
            <TextAreaField
              ref={reason}
              leaveOnEscape
              label={auditing ? '审核意见' : '原因说明'}
              rows={2}
              maxLength={200}
              value={draft.reasonText}
              onChange={(reasonText) => set({ reasonText })}
            />
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            <div className={styles.buttons}>
              {offered.map((decision, at) => (
                <Button
                  key={decision}
                  type={decisions.get(decision).usual ? 'primary' : 'secondary'}
                  loading={busy === decision}
                  disabled={busy !== undefined}
                  onClick={() => void decide(decision)}
                  {...(numbered ? { 'aria-keyshortcuts': String(at + 1) } : {})}
                >
                  {decisions.get(decision).label}
                  {numbered && (
                    <kbd className={styles.digit} aria-hidden="true">
                      {at + 1}
                    </kbd>
                  )}
                </Button>
              ))}
            </div>
          </div>
        )}
        {notToday.map(({ decision, reasons }) => (
          <div key={decision} className={styles.notToday}>
            <Button disabled>{decisions.get(decision).label}</Button>
            <p className={styles.note}>{reasons.join('；')}</p>
          </div>
        ))}
      </SectionHeader>
    </div>
  );
}

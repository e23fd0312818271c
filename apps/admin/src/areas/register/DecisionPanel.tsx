import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { ApiError } from '@tqc/client';
import { auditDecisions, checkDecisions, confirmDecisions, registrationReview } from '@tqc/contract/register';
import { healthResult } from '@tqc/domain/dictionaries';
import { material, refusalReason } from '@tqc/domain/register';
import { useState } from 'react';
import { call, tellDone } from '../../kit/api';
import type { Application } from './ApplicationScreen';
import styles from './ApplicationScreen.module.css';

const WORDS: Readonly<Record<string, string>> = {
  materialsQualified: '材料合格', materialsIncomplete: '材料待补全', checkFailed: '核验不通过', notCompletedInTime: '逾期未补全', withdrawConclusion: '撤销结论', confirm: '确认通过', confirmFailed: '确认不通过', askMoreMaterials: '再补材料',
  approve: '审批通过', approveFail: '不予认定', returnToConfirmation: '退回确认', withdrawApproval: '撤回审批', withdrawFailure: '撤回结论',
};
const GOOD = new Set(['materialsQualified', 'confirm', 'approve']);
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => (list as readonly string[]).includes(value);

/** 当前环节的办理：材料清单、体检、原因和结论。 */
export function DecisionPanel({ application, onDone }: { readonly application: Application; readonly onDone: () => void }) {
  const { regId, version, decisions, blocks } = application;
  const [materials, setMaterials] = useState<readonly number[]>(application.materials);
  const [health, setHealth] = useState(application.healthResult ?? 0);
  const [healthDate, setHealthDate] = useState(application.healthDate ?? '');
  const [reasons, setReasons] = useState<readonly number[]>([]);
  const [reasonText, setReasonText] = useState('');
  const [completeBefore, setCompleteBefore] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const auditing = decisions.some((decision) => isOneOf(auditDecisions, decision));
  const toggle = (list: readonly number[], value: number) => (list.includes(value) ? list.filter((one) => one !== value) : [...list, value]);

  async function decide(decision: string) {
    setBusy(decision);
    setError(undefined);
    const result: 1 | 2 | 3 | null = health === 1 || health === 2 || health === 3 ? health : null;
    const body = { regId, materials: [...materials], healthResult: result, healthDate: healthDate || null, reasons: [...reasons], reasonText, completeBefore: completeBefore || null };
    try {
      if (isOneOf(checkDecisions, decision)) await call(registrationReview.confirmRegistration, { ...body, decision }, { version });
      else if (isOneOf(confirmDecisions, decision)) {
        const { archiveNo } = await call(registrationReview.affirmRegistration, { ...body, decision }, { version });
        if (archiveNo) tellDone(`已确认，档案号 ${archiveNo}`);
      } else if (isOneOf(auditDecisions, decision)) {
        const { refused } = await call(registrationReview.batchAud, { regIds: regId, decision, opinion: reasonText, records: [{ id: regId, version }] });
        if (refused[0]) throw new ApiError(422, refused[0].reason);
      }
      tellDone(`${WORDS[decision]}，已办理`);
      onDone();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : '办理失败，请重试');
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles.card} aria-label="办理">
      <h2>办理</h2>
      {blocks.length > 0 && <><p>目前不能通过：</p><ul className={styles.blocks}>{blocks.map((block) => <li key={block}>{block}</li>)}</ul></>}
      {decisions.length === 0 ? <p>当前没有需要您办理的事项。</p> : (
        <div className={styles.panel}>
          {!auditing && (
            <>
              <fieldset><legend>材料清单</legend>{material.options.map(({ value, label }) => <label key={value}><input type="checkbox" checked={materials.includes(Number(value))} onChange={() => setMaterials(toggle(materials, Number(value)))} />{label}</label>)}</fieldset>
              <label>体检结论<select value={health} onChange={(event) => setHealth(Number(event.target.value))}><option value={0}>请选择</option>{healthResult.options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select></label>
              <label>体检日期<input type="date" value={healthDate} onChange={(event) => setHealthDate(event.target.value)} /></label>
              <fieldset><legend>原因（不通过、补全时必填）</legend>{refusalReason.options.map(({ value, label }) => <label key={value}><input type="checkbox" checked={reasons.includes(Number(value))} onChange={() => setReasons(toggle(reasons, Number(value)))} />{label}</label>)}</fieldset>
              <label>补全截止<input type="date" value={completeBefore} onChange={(event) => setCompleteBefore(event.target.value)} /></label>
            </>
          )}
          <textarea aria-label={auditing ? '审核意见' : '原因说明'} rows={3} maxLength={200} placeholder={auditing ? '请输入审核意见' : '请输入原因说明'} value={reasonText} onChange={(event) => setReasonText(event.target.value)} />
          {error && <p role="alert" className={styles.error}>{error}</p>}
          <div className={styles.buttons}>
            {decisions.filter((decision) => WORDS[decision]).map((decision) => <Button key={decision} type={GOOD.has(decision) ? 'primary' : 'secondary'} loading={busy === decision} disabled={busy !== undefined} onClick={() => void decide(decision)}>{WORDS[decision]}</Button>)}
          </div>
        </div>
      )}
    </section>
  );
}

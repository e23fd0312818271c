import type { Row } from '@tqc/contract/kit';
import { registrationChange } from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { useCallback, useEffect, useState } from 'react';
import { call, tellError } from '../../kit/api';
import { AskButton, FormButton } from '../../kit/buttons';
import { momentText } from '../../kit/momentText';
import { useMay } from '../../kit/useMay';
import styles from './ApplicationScreen.module.css';

type Change = Row<typeof registrationChange.queryRegChgDos>;

/** 数据变更：谁申请、改了什么、审核结论；等待审核的在这里审核。 */
export function ChangesPanel({ regId, turn, onDone }: { readonly regId: string; readonly turn: number; readonly onDone: () => void }) {
  const maySee = useMay(registrationChange.queryRegChgDos);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const load = useCallback(() => {
    if (maySee) call(registrationChange.queryRegChgDos, { regId }).then(({ record }) => setChanges(record), tellError);
  }, [regId, maySee]);
  useEffect(load, [load, turn]);
  if (!maySee || changes.length === 0) return null;
  const finish = () => {
    load();
    onDone();
  };
  return (
    <section className={styles.card} aria-label="数据变更">
      <h2>数据变更</h2>
      <ul className={styles.messages}>
        {changes.map((change) => (
          <li key={change.chgId}>
            {change.changes.map(({ label, before, after }) => <span key={label}>{label}：{before || '（空）'} → {after || '（空）'}<br /></span>)}
            <small>{change.orgName} {change.appliedBy} {momentText(change.appliedAt)}　原因：{change.reason}</small>
            <small>{regChangeStatus.label(change.status as 0 | 1 | 2)}{change.decidedBy && `　${change.decidedBy} ${momentText(change.decidedAt ?? '')}`}{change.opinion && `　意见：${change.opinion}`}</small>
            {change.status === 0 && (
              <div className={styles.actions}>
                <AskButton call={registrationChange.regChgAudit} label="通过" primary input={{ chgId: change.chgId, passed: true }} row={change} question="通过后立即修改申请数据，确定吗？" onDone={finish} />
                <FormButton call={registrationChange.regChgAudit} label="不通过" fields={[{ name: 'opinion', label: '审核意见', kind: 'textarea', required: true, maxLength: 200 }]} row={{ version: change.version }} input={{ chgId: change.chgId, passed: false }} toInput={({ opinion }) => ({ opinion: String(opinion) })} onDone={finish} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { ssouser } from '@tqc/contract/applicant';
import type { OutputOf } from '@tqc/contract/kit';
import { realNameAuth, realNameRefusal } from '@tqc/domain/dictionaries';
import { SelectField, TextAreaField } from '@tqc/ui/fields';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useState } from 'react';
import { useAction } from '../../kit/form/useAction';
import { useKeptText } from '../../kit/form/useKeptText';
import { call } from '../../kit/session/api';
import { hasMovedOn } from '../../kit/session/refusals';
import { useMay } from '../../kit/session/useMay';
import styles from './applicant.module.css';

interface VerdictProps {
  readonly record: OutputOf<typeof ssouser.get>;
  readonly onDone: () => void;
  /** Somebody else was first: the record is to be read anew. */
  readonly onStale: () => void;
}

/** The verdict on one person: passed, or refused with a reason that a second person confirms. */
export function RealNameVerdict({ record, onDone, onStale }: VerdictProps) {
  const { ssoId, version, doubted, ownDoubt, refusal } = record;
  const may = useMay(ssouser.update);
  const [opinion, setOpinion] = useKeptText(`applicant.realName/${ssoId}`);
  const [reason, setReason] = useState(refusal === null ? '' : String(refusal));
  const [asked, setAsked] = useState(false);
  const isSecond = doubted !== '';
  const [decide, busy] = useAction(
    async (action: 'pass' | 'refuse') => {
      try {
        await call(
          ssouser.update,
          {
            ssoId,
            action,
            ...(opinion.trim() && { opinion: opinion.trim() }),
            ...(action === 'refuse' && { refusal: Number(reason) }),
          },
          { version },
        );
      } catch (error) {
        if (hasMovedOn(error)) onStale();
        throw error;
      }
      setOpinion('');
      return action;
    },
    {
      done: (action) =>
        action === 'pass'
          ? '已通过'
          : isSecond
            ? '已不通过，短信告知申请人'
            : '已初审不通过，等另一人复核',
      onDone,
    },
  );
  if (record.realNameAuth !== realNameAuth.code('waiting'))
    return (
      <p className={styles.hint}>这一位已有结论：{realNameAuth.label(record.realNameAuth)}。</p>
    );
  if (!may) return <p className={styles.hint}>您没有审核的权限，只能查看。</p>;
  if (ownDoubt)
    return (
      <p className={styles.hint}>
        您已初审不通过（{doubted}），请由本机构或国家中心的另一位审核人员复核。
      </p>
    );
  return (
    <SectionHeader title={isSecond ? '复核结论' : '审核结论'} collapsible={false}>
      <div className={styles.verdict}>
        {isSecond && (
          <p className={styles.hint}>初审不通过：{doubted}。同意的再点不通过，不同意的点通过。</p>
        )}
        <div data-key="refuse">
          <SelectField
            label="不通过原因"
            options={realNameRefusal.options.map(({ value, label }) => ({
              value: String(value),
              label,
            }))}
            value={reason}
            onChange={setReason}
            error={asked && !reason ? '请选择不通过原因' : undefined}
          />
        </div>
        <TextAreaField
          label="审核意见"
          placeholder="可不填；不通过时连同原因发给申请人"
          rows={2}
          maxLength={200}
          value={opinion}
          onChange={setOpinion}
        />
        <div className={styles.row}>
          <span data-key="pass">
            <Button type="primary" loading={busy} onClick={() => void decide('pass')}>
              通过
            </Button>
          </span>
          <Button
            status="danger"
            disabled={busy}
            onClick={() => (reason ? void decide('refuse') : setAsked(true))}
          >
            {isSecond ? '同意不通过' : '不通过'}
          </Button>
        </div>
      </div>
    </SectionHeader>
  );
}

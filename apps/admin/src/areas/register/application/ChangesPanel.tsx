import type { Row } from '@tqc/contract/kit';
import { registrationChange } from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { FileLink } from '../../../kit/record/FileLink';
import { momentText } from '../../../kit/record/momentText';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useMay } from '../../../kit/session/useMay';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './ApplicationScreen.module.css';

type Change = Row<typeof registrationChange.queryRegChgDos>;
const WAITING = regChangeStatus.code('waiting');

/** 数据变更: who asked, what changed, the verdict; one that waits is reviewed here. */
export function ChangesPanel({
  regId,
  turn,
  onDone,
}: {
  readonly regId: string;
  readonly turn: number;
  readonly onDone: () => void;
}) {
  const maySee = useMay(registrationChange.queryRegChgDos);
  const {
    record: changes,
    failure,
    reload,
  } = useRecord(registrationChange.queryRegChgDos, { regId }, { when: maySee, turn });
  if (!changes && failure)
    return (
      <SectionHeader title="数据变更" collapsible={false}>
        <RecordLine failure={failure} onRetry={reload} />
      </SectionHeader>
    );
  if (!changes || changes.record.length === 0) return null;
  const finish = () => {
    reload();
    onDone();
  };
  return (
    <SectionHeader title="数据变更" collapsible={false}>
      <Timeline
        ariaLabel="数据变更"
        items={changes.record.map((change) => ({
          key: change.chgId,
          title: change.appliedBy,
          tone: regChangeStatus.tone(Number(change.status)),
          label: regChangeStatus.label(Number(change.status)),
          time: momentText(change.appliedAt),
          actor: change.orgName,
          content: <ChangeBody change={change} onDone={finish} />,
        }))}
      />
    </SectionHeader>
  );
}

/** Why somebody does not judge a change: it is their own. */
export const ownChange = ({ own }: Pick<Change, 'own'>) =>
  own ? '不能审核自己申请的变更，请由其他人员审核' : undefined;

/** What was to be changed and why, how it was decided, or the buttons to decide it. */
function ChangeBody({ change, onDone }: { readonly change: Change; readonly onDone: () => void }) {
  return (
    <>
      {change.changes.map(({ label, before, after }) => (
        <p key={label} className={styles.note}>
          {label}：{before || '（空）'} → {after || '（空）'}
        </p>
      ))}
      <p className={styles.note}>原因：{change.reason}</p>
      <FileLink label="查看证明材料" fileId={change.fileId} title={`${change.name}的证明材料`} />
      {change.decidedBy && (
        <p className={styles.note}>
          审核：{change.decidedBy} {momentText(change.decidedAt ?? '')}
        </p>
      )}
      {change.opinion && <p className={styles.note}>意见：{change.opinion}</p>}
      {change.status === WAITING && (
        <div className={styles.buttons}>
          <AskButton
            call={registrationChange.regChgWithdraw}
            label="撤回变更"
            row={change}
            question={`撤回后${change.name}的这次变更不再等待审核，确定吗？`}
            when={change.own}
            onDone={onDone}
          />
          <AskButton
            call={registrationChange.regChgAudit}
            label="通过"
            primary
            input={{ passed: true }}
            row={change}
            question={`通过后立即修改${change.name}的申请数据，确定吗？`}
            reason={ownChange(change)}
            onDone={onDone}
          />
          <FormButton
            call={registrationChange.regChgAudit}
            label="不通过"
            fields={[required('opinion')]}
            row={{ chgId: change.chgId, version: change.version }}
            input={{ passed: false }}
            reason={ownChange(change)}
            onDone={onDone}
          />
        </div>
      )}
    </>
  );
}

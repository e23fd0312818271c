import { registrationReview } from '@tqc/contract/register';
import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { queryActions } from '@tqc/domain/register';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { idsOf } from '../../../kit/form/inParts';
import { todayText } from '../../../kit/record/momentText';
import { transport, useSession } from '../../../kit/session/session';
import { needsAnswer, type Application } from './application';
import { collegeButtons } from './collegeButtons';
import { reconsiderButton } from './reconsiderButton';
import styles from './DecisionPanel.module.css';

const AWAITING = recordStatusRegister.code('awaitingCollege');

/** What can be done about what stands in the way of a decision, where the refusal is read. */
export function WaysPanel({
  application,
  onDone,
}: {
  readonly application: Application;
  readonly onDone: () => void;
}) {
  const orgId = useSession(({ user }) => user?.orgId);
  const { name, recordStatus, regId, version } = application;
  const today = todayText(transport.now());
  const isOwn = application.orgId === orgId;
  const isAsked = isOwn && needsAnswer(application);
  const { begin, again, cancel, reconsider } = queryActions(application, today);
  const awaits = isOwn && recordStatus === AWAITING;
  if (!awaits && !(isAsked && (begin || again || cancel || reconsider))) return null;
  const way = { row: application, onDone };
  return (
    <div className={styles.ways} role="group" aria-label="可以这样办理">
      {isAsked && (
        <BulkBar chosen={[{ id: regId, name, version }]} noneChosen="" onKeep={onDone}>
          {(begin || again) && (
            <BulkButton
              call={registrationReview.batchAllowQuery}
              label={again ? '重新查询' : '发起准入查询'}
              input={(part) => ({ regIds: idsOf(part) })}
              done="已发起查询"
            />
          )}
          {cancel && (
            <BulkButton
              call={registrationReview.handleCancelQuery}
              label="取消准入查询"
              input={(part) => ({ regIds: idsOf(part) })}
              done="已取消查询"
            />
          )}
        </BulkBar>
      )}
      {reconsiderButton({ ...way, when: isAsked }, today)}
      {collegeButtons({ ...way, when: awaits })}
    </div>
  );
}

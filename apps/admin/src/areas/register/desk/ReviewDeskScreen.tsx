import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FocusHandle } from '@tqc/ui/foundation';
import { ReviewDesk } from '@tqc/ui/ReviewDesk';
import { usePageState } from '../../../kit/list/usePageState';
import { useSession } from '../../../kit/session/session';
import { ApplicationSteps } from '../application/ApplicationSteps';
import { DecisionPanel } from '../application/DecisionPanel';
import { useApproach } from '../../../kit/case/desk/useApproach';
import { DeskFields } from './DeskFields';
import { DeskFindings, OpenChange } from './DeskFindings';
import { DeskHead } from './DeskHead';
import { deskKeys } from '../../../kit/case/desk/deskKeys';
import { DeskMaterial } from '../../../kit/case/desk/DeskMaterial';
import { DeskSteps } from '../../../kit/case/desk/DeskSteps';
import { DeskWaiting } from '../../../kit/case/desk/DeskWaiting';
import { useDeskSettings } from '../../../kit/case/desk/useDeskSettings';
import { DeskQueue } from './DeskQueue';
import { deskSteps, type DeskStep } from './deskSteps';
import { findInput } from './findInput';
import { listConditions, withoutConditions } from './listConditions';
import { useQueue } from './useQueue';
import type { DeskHandle } from '../../../kit/case/desk/useStill';
import { useSettled } from '../../../kit/case/desk/useSettled';
import styles from '../../../kit/case/desk/Desk.module.css';

const FIND = 'find';
const NAMES = ['待办队列', '申请材料', '申报内容与结论'] as const;

/** 审核台: queue left, documents in the middle, data and verdict right; the keyboard is enough. */
export function ReviewDeskScreen() {
  const [params] = useSearchParams();
  const rights = useSession((session) => session.rights);
  const steps = deskSteps.filter(({ call: { permission } }) => rights.has(permission));
  const step = steps.find(({ key }) => key === params.get('step')) ?? steps[0];
  return step ? (
    <Desk key={step.key} steps={steps} step={step} />
  ) : (
    <p className={styles.none}>您没有核验、确认或审批的权限，请联系上级机构。</p>
  );
}

function Desk({ steps, step }: { readonly steps: readonly DeskStep[]; readonly step: DeskStep }) {
  const [params, setParams] = useSearchParams();
  // A person's number, half typed or whole, stands in no address: the page alone keeps it.
  const [secret, keepSecret] = usePageState('find', '');
  const find = secret || (params.get(FIND) ?? '');
  const conditions = listConditions(params);
  const queue = useQueue(step.statuses, { ...conditions, ...findInput(find) });
  const { detail: application, current, failure } = queue;
  const navigate = useNavigate();
  const approach = useApproach();
  const { settled } = useSettled({
    id: current?.regId,
    seen: application,
    returning: queue.returning,
  });
  // Another case begins with its first picture; the same one, seen again, where it was left.
  const [shown, setShown] = useState({ of: current?.regId, at: 0 });
  const picture = shown.of === current?.regId ? shown.at : 0;
  const setPicture = (at: number) => {
    if (at !== picture) setShown({ of: current?.regId, at });
  };
  const { numbered, frame } = useDeskSettings();
  const finder = useRef<HTMLInputElement>(null);
  const decision = useRef<DeskHandle>(null);
  const material = useRef<FocusHandle>(null);
  // Whoever approves begins with what the point found; who checks finds it out from the fields.
  const isAudit = step.key === 'audit';

  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const openCase = () => {
    if (!application) return;
    queue.leave();
    void navigate(`/register/application/${application.regId}`);
  };
  const keys = deskKeys({
    move: queue.move,
    decide: (digit) => {
      if (settled()) decision.current?.decide(digit);
    },
    toggleMaterials: () => decision.current?.toggleMaterials(),
    focusReason: () => decision.current?.focusReason(),
    focusViewer: () => material.current?.focus(),
    openCase,
    focusFinder: () => finder.current?.focus(),
  });
  const showProof = (kind: string) => {
    const at =
      application?.files
        .filter(({ mime }) => mime.startsWith('image/'))
        .findIndex((file) => file.kind === kind) ?? -1;
    if (at >= 0) setPicture(at);
  };

  return (
    <div className={styles.desk}>
      <ReviewDesk
        title="审核台"
        names={NAMES}
        tools={<DeskSteps steps={steps} current={step.key} onStep={(key) => set('step', key)} />}
        keys={keys}
        {...frame}
        queue={
          <DeskQueue
            rows={queue.rows}
            total={queue.total}
            state={queue.state}
            onRetry={queue.refill}
            moreFailure={queue.moreFailure}
            onMore={queue.more}
            current={current?.regId}
            find={find}
            onFind={(text) => {
              const isSecret = /\d/.test(text.normalize('NFKC'));
              keepSecret(isSecret ? text : '');
              set(FIND, isSecret ? '' : text);
            }}
            onAll={
              Object.keys(conditions).length > 0
                ? () => setParams(withoutConditions(params), { replace: true })
                : undefined
            }
            onSelect={queue.select}
            input={finder}
          />
        }
        material={
          application ? (
            <DeskMaterial
              ref={material}
              key={application.regId}
              files={application.files}
              at={picture}
              onShow={setPicture}
            />
          ) : (
            <DeskWaiting failure={failure} none={queue.rows.length === 0} onRetry={queue.reload} />
          )
        }
        decision={
          application && (
            <div className={styles.right}>
              <DeskHead application={application} numbered={numbered} onOpen={openCase} />
              <div className={styles.fields}>
                <OpenChange application={application} onJudged={queue.reload} />
                {isAudit && <DeskFindings application={application} />}
                <DeskFields application={application} onProof={showProof} />
                {!isAudit && <DeskFindings application={application} />}
                <ApplicationSteps steps={application.steps} folded />
              </div>
              <DecisionPanel
                ref={decision}
                application={application}
                approach={approach}
                numbered={numbered}
                onDone={queue.finish}
                onStale={queue.reload}
              />
            </div>
          )
        }
      />
    </div>
  );
}

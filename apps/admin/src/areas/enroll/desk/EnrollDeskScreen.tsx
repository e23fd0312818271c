import { enrollment } from '@tqc/contract/enroll';
import { registrationType, teachGrade } from '@tqc/domain/dictionaries';
import type { FocusHandle } from '@tqc/ui/foundation';
import { ReviewDesk } from '@tqc/ui/ReviewDesk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CaseRows } from '../../../kit/case/desk/CaseRows';
import styles from '../../../kit/case/desk/Desk.module.css';
import { deskKeys } from '../../../kit/case/desk/deskKeys';
import { DeskMaterial } from '../../../kit/case/desk/DeskMaterial';
import { DeskSteps } from '../../../kit/case/desk/DeskSteps';
import { DeskWaiting } from '../../../kit/case/desk/DeskWaiting';
import { useApproach } from '../../../kit/case/desk/useApproach';
import { useCaseQueue } from '../../../kit/case/desk/useCaseQueue';
import { useDeskSettings } from '../../../kit/case/desk/useDeskSettings';
import { useSettled } from '../../../kit/case/desk/useSettled';
import type { DeskHandle } from '../../../kit/case/desk/useStill';
import { usePageState } from '../../../kit/list/usePageState';
import { momentText } from '../../../kit/record/momentText';
import { useRecord } from '../../../kit/record/useRecord';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { EnrollmentFacts } from '../records/EnrollmentFacts';
import { enrollDeskStages, findInput, type DeskStage, type Entry } from './enrollDeskSteps';
import { StagePanel } from './StagePanel';

const NAMES = ['待办队列', '申请材料', '申报内容与结论'] as const;
const idOf = ({ enrId }: Entry) => enrId;

/** 注册审核台: one record after another, as at the desk of recognition; the keyboard is enough. */
export function EnrollDeskScreen() {
  const [params] = useSearchParams();
  const rights = useSession((session) => session.rights);
  const stages = enrollDeskStages.filter(({ call: { permission } }) => rights.has(permission));
  const [first] = stages;
  const stage = stages.find(({ key }) => key === params.get('step'));
  if (!first) return <p className={styles.none}>您没有初核、复核或终审的权限，请联系上级机构。</p>;
  if (!stage && stages.length > 1) return <Begin stages={stages} first={first} />;
  return <Desk key={(stage ?? first).key} stages={stages} stage={stage ?? first} />;
}

/** Who opens the desk without saying for which stage begins where something waits for them. */
function Begin({ stages, first }: Omit<DeskProps, 'stage'> & { readonly first: DeskStage }) {
  const [, setParams] = useSearchParams();
  const may = useMay(enrollment.figures);
  const { record, failure } = useRecord(enrollment.figures, {}, { when: may });
  const isKnown = record !== undefined || failure !== undefined || !may;
  const begin = stages.find((one) => record !== undefined && one.waiting(record) > 0) ?? first;
  useEffect(() => {
    if (isKnown) setParams({ step: begin.key }, { replace: true });
  }, [isKnown, begin.key, setParams]);
  return <p className={styles.none}>正在加载…</p>;
}

interface DeskProps {
  readonly stages: readonly DeskStage[];
  readonly stage: DeskStage;
}

function Desk({ stages, stage }: DeskProps) {
  const [, setParams] = useSearchParams();
  // Names and numbers of persons stand in no address: the page alone keeps them.
  const [find, setFind] = usePageState('find', '');
  const fetchPage = useCallback(
    (pageNo: number) => stage.fetchPage(findInput(find), pageNo),
    [stage, find],
  );
  const place = `enroll/${stage.key}/${find === '' ? '' : 'found'}`;
  const queue = useCaseQueue({ place, idOf, fetchPage, fetchCase: stage.fetchCase });
  const { current, detail, failure } = queue;
  const approach = useApproach();
  // A row read anew is decided on anew; what is shown in full may be older.
  const seen = detail && current;
  const { settled } = useSettled({ id: current?.enrId, seen, returning: queue.returning });
  // Another record begins with its first picture.
  const [shown, setShown] = useState({ of: current?.enrId, at: 0 });
  const picture = shown.of === current?.enrId ? shown.at : 0;
  const { numbered, frame } = useDeskSettings();
  const finder = useRef<HTMLInputElement>(null);
  const material = useRef<FocusHandle>(null);
  const head = useRef<HTMLDivElement>(null);
  const panel = useRef<DeskHandle>(null);
  const keys = deskKeys({
    move: queue.move,
    decide: (digit) => {
      if (settled()) panel.current?.decide(digit);
    },
    toggleMaterials: () => panel.current?.toggleMaterials(),
    focusReason: () => panel.current?.focusReason(),
    focusViewer: () => material.current?.focus(),
    openCase: () => head.current?.querySelector('button')?.click(),
    focusFinder: () => finder.current?.focus(),
  });
  return (
    <div className={styles.desk}>
      <ReviewDesk
        title="注册审核台"
        names={NAMES}
        tools={
          <DeskSteps
            steps={stages}
            current={stage.key}
            onStep={(step) => setParams({ step }, { replace: true })}
          />
        }
        keys={keys}
        {...frame}
        queue={
          <CaseRows
            rows={queue.rows}
            idOf={idOf}
            total={queue.total}
            state={queue.state}
            onRetry={queue.refill}
            moreFailure={queue.moreFailure}
            onMore={queue.more}
            current={current?.enrId}
            find={find}
            onFind={setFind}
            onAll={undefined}
            onSelect={queue.select}
            input={finder}
            by="姓名、证件号码、档案号"
            elsewhere={
              <p className={styles.none}>
                这个环节没有等待办理的这个人；请换个姓名或号码，或换一个环节
              </p>
            }
            lines={(row) => <Lines row={row} />}
          />
        }
        material={
          detail && current ? (
            <DeskMaterial
              ref={material}
              key={current.enrId}
              files={detail.files}
              at={picture}
              onShow={(at) => setShown({ of: current.enrId, at })}
            />
          ) : (
            <DeskWaiting failure={failure} none={queue.rows.length === 0} onRetry={queue.reload} />
          )
        }
        decision={
          detail &&
          current && (
            <div className={styles.right}>
              <div ref={head} className={styles.head} role="group" aria-label="这件申请">
                <span>档案号 {current.archiveNo}</span>
                <ViewButton
                  call={enrollment.get}
                  input={{ id: current.enrId, idNo: current.idRef }}
                  label="打开申请"
                  link={false}
                  title={`${current.name}的注册申请`}
                >
                  {(record) => <EnrollmentFacts record={record} />}
                </ViewButton>
              </div>
              <div className={styles.fields}>
                <EnrollmentFacts record={detail} />
              </div>
              <StagePanel
                key={`${current.enrId}/${current.version}`}
                ref={panel}
                stage={stage}
                row={current}
                detail={detail}
                approach={approach}
                numbered={numbered}
                onDone={queue.finish}
                onStale={queue.refill}
              />
            </div>
          )
        }
      />
    </div>
  );
}

/** What a row of the queue says of its record. */
function Lines({ row }: { readonly row: Entry }) {
  return (
    <>
      <span className={styles.name}>{row.name}</span>
      <span>
        {registrationType.label(row.registrationType)} · {teachGrade.label(row.teachGrade)}{' '}
        {row.teachSubject}
      </span>
      <span className={styles.faint}>{momentText(row.applyTime)} 申报</span>
      {row.differs && <span className={styles.blocked}>前一环节意见不一致</span>}
    </>
  );
}

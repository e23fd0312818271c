import { Group, Panel, Separator } from 'react-resizable-panels';
import { Activity, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@tqc/ui/EmptyState';
import { useSession } from '../../../kit/session';
import { DecisionPanel, type DecisionHandle } from '../DecisionPanel';
import { DeskFields } from './DeskFields';
import { deskCommand, isTyping } from './deskKeys';
import { DeskMaterial } from './DeskMaterial';
import { DeskQueue } from './DeskQueue';
import { KeysDialog } from './KeysDialog';
import { deskSteps, type DeskStep } from './deskSteps';
import { useQueue } from './useQueue';
import styles from './ReviewDeskScreen.module.css';

const SWITCH = 'tqc.desk.keys';

/** 审核台：左边队列、中间材料、右边申报内容与结论，键盘即可办完。 */
export function ReviewDeskScreen() {
  const [params] = useSearchParams();
  const rights = useSession((session) => session.rights);
  const steps = deskSteps.filter(({ call: { permission } }) => rights.has(permission));
  const step = steps.find(({ key }) => key === params.get('step')) ?? steps[0];
  return step ? <Desk key={step.key} steps={steps} step={step} /> : <p className={styles.none}>您没有核验、确认或审批的权限，请联系上级机构。</p>;
}

function Desk({ steps, step }: { readonly steps: readonly DeskStep[]; readonly step: DeskStep }) {
  const [params, setParams] = useSearchParams();
  const find = params.get('name') ?? '';
  const queue = useQueue(step.statuses, find);
  const { application, current, failure } = queue;
  const [picture, setPicture] = useState(0);
  const [help, setHelp] = useState(false);
  const [keys, setKeys] = useState(() => localStorage.getItem(SWITCH) !== 'off');
  const finder = useRef<HTMLInputElement>(null);
  const decision = useRef<DecisionHandle>(null);
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => setPicture(0), [current?.regId]);

  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const latest = useRef<(event: KeyboardEvent) => void>(() => undefined);
  latest.current = (event) => {
    const command = help ? undefined : deskCommand(event, isTyping(event.target));
    if (!command || event.defaultPrevented || document.querySelector('[role=dialog], dialog[open]')) return;
    // Heard before the viewer hears it: at the desk a digit always decides.
    event.preventDefault();
    event.stopPropagation();
    if (command.do === 'next') queue.move(1);
    else if (command.do === 'previous') queue.move(-1);
    else if (command.do === 'find') finder.current?.focus();
    else if (command.do === 'help') setHelp(true);
    else if (command.do === 'materials') decision.current?.toggleMaterials();
    else if (command.do === 'reason') decision.current?.focusReason();
    else if (command.do === 'viewer') desk.current?.querySelector<HTMLElement>('[role=img]')?.focus();
    else decision.current?.decide(command.at);
  };
  useEffect(() => {
    if (!keys) return undefined;
    // The desk stays alive behind other tabs: its keys only work while it is the page in front.
    const onKeyDown = (event: KeyboardEvent) => desk.current?.offsetParent && latest.current(event);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [keys]);
  const showProof = useCallback((kind: string) => {
    const at = application?.files.filter(({ mime }) => mime.startsWith('image/')).findIndex((file) => file.kind === kind) ?? -1;
    if (at >= 0) setPicture(at);
  }, [application]);

  return (
    <div ref={desk} className={styles.desk}>
      <header className={styles.head}>
        <h1>审核台</h1>
        <nav className={styles.steps} aria-label="环节">
          {steps.map(({ key, label }) => <button key={key} type="button" aria-current={key === step.key ? 'page' : undefined} onClick={() => set('step', key)}>{label}</button>)}
        </nav>
        <label className={styles.switch}><input type="checkbox" checked={keys} onChange={() => {
          localStorage.setItem(SWITCH, keys ? 'off' : 'on');
          setKeys(!keys);
        }} />快捷键</label>
        <button type="button" className={styles.help} onClick={() => setHelp(true)}>键盘说明（?）</button>
      </header>
      <Group orientation="horizontal" className={styles.panes}>
        <Panel defaultSize="18%" minSize={200} className={styles.pane}>
          <DeskQueue rows={queue.rows} total={queue.total} state={queue.state} onRetry={queue.refill} current={current?.regId} find={find} onFind={(text) => set('name', text)} onSelect={queue.select} input={finder} />
        </Panel>
        <Separator className={styles.divider} aria-label="调整队列宽度" />
        <Panel defaultSize="48%" minSize={320} className={styles.pane}>
          {application ? <DeskMaterial key={application.regId} application={application} at={picture} onShow={setPicture} /> : <Waiting failure={failure} none={queue.rows.length === 0} onRetry={queue.reload} />}
        </Panel>
        <Separator className={styles.divider} aria-label="调整结论宽度" />
        <Panel defaultSize="34%" minSize={320} className={styles.pane}>
          {application && (
            <div className={styles.right}>
              <DeskFields application={application} onProof={showProof} />
              <DecisionPanel key={`${application.regId}/${application.version}`} ref={decision} application={application} numbered={keys} onDone={queue.finish} onStale={queue.reload} />
            </div>
          )}
        </Panel>
      </Group>
      <Activity mode={help ? 'visible' : 'hidden'}><KeysDialog open={help} onClose={() => setHelp(false)} /></Activity>
    </div>
  );
}

function Waiting({ failure, none, onRetry }: { readonly failure: string | undefined; readonly none: boolean; readonly onRetry: () => void }) {
  if (failure) return <ErrorState message={failure} onRetry={onRetry} />;
  return <p className={styles.none}>{none ? '从左边选择一件，或换一个环节' : '正在打开…'}</p>;
}

import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { InputOf } from '@tqc/contract/kit';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ElsewhereNote } from '../../../kit/case/desk/ElsewhereNote';
import { focusField } from '../../../kit/case/desk/focusField';
import type { Approach } from '../../../kit/case/desk/useApproach';
import { useDeciding } from '../../../kit/case/desk/useDeciding';
import { useElsewhere } from '../../../kit/case/desk/useElsewhere';
import type { DeskHandle } from '../../../kit/case/desk/useStill';
import { whyNoKey } from '../../../kit/case/desk/whyNoKey';
import { whyRefused } from '../../../kit/case/desk/whyRefused';
import { FormButton } from '../../../kit/form/buttons';
import { useAction } from '../../../kit/form/useAction';
import { call as send, tellNote } from '../../../kit/session/api';
import { hasMovedOn } from '../../../kit/session/refusals';
import { holdWaiting, waitsText, type Waits } from '../../../kit/undo/waiting';
import { fieldsOfDecision } from '../records/decisionFields';
import type { Detail } from '../records/EnrollmentFacts';
import type { DeskStage, Entry } from './enrollDeskSteps';
import styles from './StagePanel.module.css';

interface StagePanelProps {
  readonly stage: DeskStage;
  readonly row: Entry;
  readonly detail: Detail;
  readonly approach: Approach;
  readonly numbered: boolean;
  readonly onDone: () => void;
  /** Somebody else changed the record in the meantime. */
  readonly onStale: () => void;
  readonly ref?: Ref<DeskHandle>;
}

/** The tick is the only field that stands here: what is refused of it is mended in it. */
const TICK = 'complete';
const placeOf = (field: string) => (field === TICK ? 'beside' : undefined);

interface Answer {
  readonly waits?: Waits | undefined;
}

/** The decisions of a stage on one record, unless another tab was first. */
export function StagePanel(props: StagePanelProps) {
  const { detail, row, onStale, ref } = props;
  return useElsewhere(row.enrId, detail) ? (
    <div className={styles.panel}>
      <ElsewhereNote name={row.name} onRead={onStale} ref={ref} />
    </div>
  ) : (
    <Deciding {...props} />
  );
}

/** Passing is one key, all else says first what for. */
function Deciding({
  stage,
  row,
  detail,
  approach,
  numbered,
  onDone,
  onStale,
  ref,
}: StagePanelProps) {
  const { table } = stage;
  const [complete, setComplete] = useState(false);
  // Passing is decided here, all else in a form of its own: the machine knows one at a time.
  const {
    state,
    refused,
    busy,
    isTaken,
    happen,
    send: begin,
    refuse,
  } = useDeciding<string>({ placeOf });
  const alert = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To what is to be mended where it stands here, else to the sentence.
    if (refused && !focusField(panel.current, refused.field ?? '')) alert.current?.focus();
  }, [refused]);
  const pointed = useRef(false);
  const { show } = approach;
  const first = useRef(show);
  useEffect(() => first.current(), []);
  const offered = table.keys.filter((key) => row.decisions.includes(key));
  const of = (key: string) => table.get(key as never);
  const isPlain = (key: string) => of(key).usual && !stage.before(row);
  const records = [{ id: row.enrId, version: row.version }];
  const done = (label: string) => (output: unknown) => {
    const { waits } = output as Answer;
    return `${row.name}：${label}${waits ? waitsText(waits) : ''}`;
  };
  const over = (key: string, output: unknown) => {
    happen({ type: 'take', decision: key });
    holdWaiting((output as Answer).waits);
    if (pointed.current) approach.press();
    onDone();
  };
  const asksComplete = offered.some((key) => of(key).needs.includes('complete'));
  const [pass] = useAction(
    async (key: string) => {
      const said = { records, decision: key, ...(asksComplete ? { complete } : {}) };
      try {
        // Every stage takes its records and the decision under the same names.
        return { key, output: await send(stage.call, said as InputOf<typeof stage.call>) };
      } catch (error) {
        if (hasMovedOn(error)) onStale();
        refuse({ decision: key, ...whyRefused(error) });
        throw error;
      }
    },
    {
      done: ({ key, output }) => done(of(key).label)(output),
      onDone: ({ key, output }) => over(key, output),
    },
  );
  function press(key: string, byPointer: boolean) {
    if (!begin(key)) return;
    pointed.current = byPointer;
    void pass(key);
  }
  function turnComplete(now: boolean) {
    happen({ type: 'write', mends: refused?.field === TICK, hasWords: false });
    setComplete(now);
  }
  const why = stage.key === 'final' ? {} : detail.notToday;
  const closed = Object.entries(why).map(([key, reasons]) => {
    const { label, digit } = of(key);
    return { label, digit, reasons };
  });
  const buttonOf = (key: string) =>
    panel.current?.querySelector<HTMLButtonElement>(`[data-decision="${key}"] button`);
  useImperativeHandle(ref, () => ({
    decide(digit) {
      const meant = offered.find((key) => of(key).digit === digit);
      if (meant === undefined) {
        const none = offered.length === 0 ? (row.notYours ?? undefined) : undefined;
        return tellNote(whyNoKey(digit, { name: row.name, closed, none }));
      }
      // What is said is looked at before it is sent: a digit opens the form, and never sends it.
      if (isPlain(meant)) return press(meant, false);
      pointed.current = false;
      buttonOf(meant)?.click();
    },
    toggleMaterials: () => turnComplete(!complete),
    focusReason: () => buttonOf(offered.find((key) => !isPlain(key)) ?? '')?.focus(),
  }));
  return (
    <div ref={panel} className={styles.panel}>
      <SectionHeader title="办理" collapsible={false}>
        {offered.length === 0 && <p>{row.notYours ?? '当前没有需要您办理的事项。'}</p>}
        {asksComplete && (
          <label className={styles.complete} data-field="complete">
            <input
              type="checkbox"
              checked={complete}
              onChange={({ target }) => turnComplete(target.checked)}
            />
            材料齐全
          </label>
        )}
        <div className={styles.buttons}>
          {offered.map((key) => (
            <span
              key={key}
              data-decision={key}
              className={styles.button}
              onClickCapture={(event) => {
                // One call at a time, and what was refused of another decision is over.
                if (isTaken()) event.stopPropagation();
                else if (refused?.decision !== key) happen({ type: 'clear' });
              }}
            >
              {isPlain(key) ? (
                <Button
                  type="primary"
                  loading={state.at === 'sent' && busy === key}
                  disabled={busy !== undefined || !approach.armed}
                  onClick={() => press(key, true)}
                >
                  {of(key).label}
                </Button>
              ) : (
                <FormButton
                  call={stage.call}
                  label={of(key).label}
                  fields={
                    fieldsOfDecision(table, key).filter(
                      ({ of: name }) => name !== 'complete',
                    ) as never
                  }
                  input={
                    {
                      records,
                      decision: key,
                      ...(asksComplete ? { complete } : {}),
                    } as unknown as Partial<InputOf<typeof stage.call>>
                  }
                  done={done(of(key).label)}
                  onDone={(output) => over(key, output)}
                />
              )}
              {numbered && (
                <kbd className={styles.digit} aria-hidden="true">
                  {of(key).digit}
                </kbd>
              )}
            </span>
          ))}
        </div>
        {refused !== undefined && (
          <p ref={alert} role="alert" tabIndex={-1} className={styles.refused}>
            {refused.sentence}
          </p>
        )}
        {Object.entries(why).map(([key, reasons]) => (
          <p
            key={key}
            className={styles.why}
          >{`今天不能${of(key).label}：${reasons.join('；')}`}</p>
        ))}
      </SectionHeader>
    </div>
  );
}

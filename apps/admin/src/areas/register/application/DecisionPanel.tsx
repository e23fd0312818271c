import { decisions, noticeEvents, type RecognitionDecision } from '@tqc/domain/register';
import type { TextAreaHandle } from '@tqc/ui/fields';
import { isKeyTaken } from '@tqc/ui/foundation';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { tellNote } from '../../../kit/session/api';
import { useGates } from '../../../kit/session/useGate';
import type { Application } from './application';
import { DecisionButtons } from './DecisionButtons';
import { CheckFields, SaidFields, turnMaterials } from './DecisionFields';
import { EarlierNote } from './EarlierNote';
import { NotToday } from './NotToday';
import { RefusedNote } from './RefusedNote';
import { RestoredNote } from './RestoredNote';
import { ElsewhereNote } from '../../../kit/case/desk/ElsewhereNote';
import { focusEnd, focusField } from '../../../kit/case/desk/focusField';
import type { Approach } from '../../../kit/case/desk/useApproach';
import { useDeciding } from '../../../kit/case/desk/useDeciding';
import { useElsewhere } from '../../../kit/case/desk/useElsewhere';
import type { DeskHandle } from '../../../kit/case/desk/useStill';
import { whyNoKey } from '../../../kit/case/desk/whyNoKey';
import { useDecide, type Refused } from './useDecide';
import {
  meaningOf,
  useDecisionDraft,
  wordsIn,
  type DecisionDraft,
  type HeldDrafts,
} from './useDecisionDraft';
import { useLostEscape } from './useLostEscape';
import { WaitingNote } from './WaitingNote';
import { WaysPanel } from './WaysPanel';
import styles from './DecisionPanel.module.css';

/** The server has judged right and state before it names a decision. */
const JUDGED = { call: undefined, may: true, when: true };
/** Within so many milliseconds a digit is the one that opened the form, pressed again. */
const AGAIN = 400;
/** What somebody has to say: such a decision opens a form of its own first. */
const SAID: ReadonlySet<string> = new Set(['reason', 'deadline', 'opinion', 'whyBack']);
/** What Esc leaves for the keys of the desk. */
const FIELD = 'input, [role=combobox]';
/** The fields beside the form of a decision, by where they stand among what is filled in. */
const BESIDE: Readonly<Record<string, keyof DecisionDraft>> = {
  materials: 'materials',
  healthResult: 'health',
  healthDate: 'healthDate',
};
/** The fields of the forms; the words of a decision stand together. */
const IN_FORM: ReadonlySet<string> = new Set(
  'reasons reasonText opinion missing again completeBefore'.split(' '),
);
const placeOf = (field: string) =>
  field in BESIDE ? 'beside' : IN_FORM.has(field) ? 'form' : undefined;
const asksMore = (decision: RecognitionDecision) =>
  decisions.get(decision).needs.some((need) => SAID.has(need));

interface DecisionPanelProps {
  readonly application: Application;
  readonly approach: Approach;
  readonly onDone: () => void;
  /** Somebody else changed the record in the meantime. */
  readonly onStale?: () => void;
  /** Shows the digit of each decision. */
  readonly numbered?: boolean;
  readonly ref?: Ref<DeskHandle>;
}

/** The decision due; made anew with each case and each step of it. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { regId, version, waiting } = props.application;
  const [last, setLast] = useState<{ readonly of: string; readonly told: Refused | undefined }>();
  // Come back to later, the case says it no more.
  useEffect(() => () => setLast(undefined), [regId]);
  const told = last?.of === regId ? last.told : undefined;
  // What is written here outlives what the other tabs do with the case.
  const [held] = useState<HeldDrafts>(() => new Map());
  const isElsewhere = useElsewhere(regId, props.application);
  if (isElsewhere)
    return (
      <div className={styles.decision}>
        <ElsewhereNote
          name={props.application.name}
          onRead={() => (props.onStale ?? props.onDone)()}
          ref={props.ref}
        />
      </div>
    );
  if (waiting) {
    const onOver = () => {
      setLast(undefined);
      props.onStale?.();
    };
    return <WaitingNote waiting={waiting} told={told} onOver={onOver} ref={props.ref} />;
  }
  return (
    <Deciding
      key={`${regId}/${version}`}
      {...props}
      held={held}
      told={told}
      onTold={(refused) => setLast({ of: regId, told: refused })}
    />
  );
}

interface DecidingProps extends DecisionPanelProps {
  readonly held: HeldDrafts;
  /** What was refused before the case was read anew. */
  readonly told: Refused | undefined;
  readonly onTold: (refused: Refused | undefined) => void;
}

/** Documents, health, reasons, verdict; half a reason outlives the session. */
function Deciding({
  application,
  approach,
  onDone,
  onStale,
  numbered = false,
  ref,
  held,
  told,
  onTold,
}: DecidingProps) {
  const { blocks } = application;
  // What blocks the usual decision is listed above already.
  const notToday = application.notToday.filter(
    ({ reasons }) => !reasons.every((one) => blocks.includes(one)),
  );
  const closed = application.notToday.map(({ decision, reasons }) => {
    const { label, digit } = decisions.get(decision);
    return { label, digit, reasons };
  });
  const offered = decisions.keys.filter(
    (decision) => application.decisions.includes(decision) && !decisions.isOf('accept', decision),
  );
  const deciding = useDeciding<RecognitionDecision>({ told, placeOf });
  const { state, form, busy, refused, happen } = deciding;
  const wanted = offered.find((one) => one === form?.decision);
  const { draft, set, send, isRestored } = useDecisionDraft(application, {
    open: wanted ? meaningOf(wanted) : '',
    held,
    onFormFound(meaning, found) {
      const decision = offered.find((one) => meaningOf(one) === meaning);
      if (decision) happen({ type: 'restore', decision, hasWords: hasWords(found, decision) });
    },
  });
  const text = useRef<TextAreaHandle>(null);
  const pointed = useRef(false);
  const decide = useDecide(application, {
    deciding,
    onDone(canTakeBack) {
      send(canTakeBack);
      // Before the next case comes up, which may be at once: only then does it know to wait.
      if (pointed.current) approach.press();
      onDone();
    },
    onStale,
    onTold,
  });
  const auditing = offered.some((decision) => decisions.isOf('audit', decision));
  const usual = offered.find((decision) => decisions.get(decision).usual);
  const said = wanted ?? (auditing ? usual : undefined);
  const { show } = approach;
  // Once: whatever it shows later is the same case in the same step.
  const first = useRef(show);
  useEffect(() => first.current(), []);
  useGates([
    ...(blocks.length > 0 ? [{ ...JUDGED, label: '通过', reason: blocks.join('；') }] : []),
    ...offered.map((decision) => ({ ...JUDGED, label: decisions.get(decision).label })),
    ...notToday.map(({ decision, reasons }) => ({
      ...JUDGED,
      label: decisions.get(decision).label,
      reason: reasons.join('；'),
    })),
  ]);

  // The key that opened the form, pressed once more, is no word of the reason.
  const opened = useRef({ at: 0, key: '' });
  function openForm(decision: RecognitionDecision) {
    if (deciding.isTaken()) return;
    opened.current = { at: performance.now(), key: String(decisions.get(decision).digit) };
    onTold(undefined);
    flushSync(() => happen({ type: 'choose', decision, hasWords: hasWords(draft, decision) }));
    focusEnd(text.current);
  }
  /** Closes the form: what was written is kept, what was refused of it is over. */
  function leaveForm() {
    if (!wanted || deciding.isTaken()) return;
    onTold(undefined);
    happen({ type: 'leave' });
  }
  /** Out of a field, to the keys of the desk. */
  function leave(field: EventTarget) {
    // Left open behind a field, a form would take the next digits for its words.
    if (wanted) leaveForm();
    else if (field instanceof HTMLElement && field.matches(FIELD)) field.blur();
  }
  async function press(decision: RecognitionDecision, byPointer: boolean) {
    if (asksMore(decision) && wanted !== decision) return openForm(decision);
    pointed.current = byPointer;
    await decide(decision, draft);
  }

  useImperativeHandle(ref, () => ({
    decide(digit) {
      const meant = offered.find((decision) => decisions.get(decision).digit === digit);
      // What is said is looked at before it is sent: a digit leads there, and never sends it.
      if (meant && asksMore(meant)) openForm(meant);
      // Beside an open form it may be one of its words, typed when the field had lost the focus.
      else if (wanted) {
        tellNote(`正在填写“${decisions.get(wanted).label}”，数字不办理；按 Esc 离开后再办`);
        focusEnd(text.current);
      } else if (meant) void press(meant, false);
      // A key that does nothing says why: the last word may be of the case before.
      else tellNote(whyNoKey(digit, { name: application.name, closed, blocks }));
    },
    toggleMaterials: () => edit({ materials: turnMaterials(draft) }),
    focusReason: () => text.current?.focus(),
  }));

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The sentence stands above the buttons and at the field, the cursor in what is to be mended.
    if (refused?.field !== undefined) focusField(panel.current, refused.field);
  }, [refused]);
  useLostEscape(panel, wanted !== undefined, leaveForm);
  /** What is typed anew is not the value that was refused. */
  function edit(part: Partial<DecisionDraft>) {
    const mends = refused?.field !== undefined && (BESIDE[refused.field] ?? 'said') in part;
    if (mends) onTold(undefined);
    const next = set(part);
    happen({ type: 'write', mends, hasWords: wanted !== undefined && hasWords(next, wanted) });
  }
  const fields = { draft, set: edit, refused };
  return (
    <div ref={panel} className={styles.decision}>
      <SectionHeader title="办理" collapsible={false}>
        <div
          className={styles.panel}
          // The second click of two leaves the focus where the first one led it.
          onMouseDown={(event) =>
            event.detail > 1 && isBeside(event.target) && event.preventDefault()
          }
          onKeyDownCapture={(event) => {
            const { at, key } = opened.current;
            const isAgain = event.key === key && performance.now() - at < AGAIN;
            // Any other key begins the words: from then on digits are among them.
            opened.current = { at: performance.now(), key: isAgain ? key : '' };
            if (isAgain) event.preventDefault();
            // A closed list would keep its Esc to itself.
            if (event.key !== 'Escape' || isKeyTaken(event, event.currentTarget)) return;
            if (isClosedList(event.target)) leave(event.target);
          }}
          onKeyDown={(event) => {
            const { key, ctrlKey, currentTarget, target } = event;
            if (event.defaultPrevented || isKeyTaken(event, currentTarget)) return;
            if (key === 'Enter' && ctrlKey && wanted) void press(wanted, false);
            if (key === 'Escape') leave(target);
          }}
        >
          {isRestored && <RestoredNote panel={panel} field={said && wordsIn(draft, said)} />}
          <div className={styles.scroll}>
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
            {draft.earlier !== undefined && (
              <EarlierNote
                status={application.status}
                words={draft.earlier}
                onRead={() => set({ earlier: undefined })}
              />
            )}
            <WaysPanel application={application} onDone={onStale ?? onDone} />
            {offered.length === 0 && (
              <>
                <RefusedNote refused={refused} />
                {notToday.length === 0 && <p>当前没有需要您办理的事项。</p>}
              </>
            )}
            {offered.length > 0 && !auditing && !wanted && <CheckFields {...fields} />}
            {said && (
              <SaidFields
                {...fields}
                key={said}
                decision={said}
                text={text}
                isSecond={application.steps.some(({ event }) => noticeEvents.includes(event))}
              />
            )}
            {notToday.map(({ decision, reasons }) => (
              <NotToday key={decision} label={decisions.get(decision).label} reasons={reasons} />
            ))}
          </div>
          {offered.length > 0 && (
            <DecisionButtons
              offered={offered}
              wanted={wanted}
              busy={busy}
              refused={refused}
              kept={state.at === 'kept' ? decisions.get(state.decision).label : undefined}
              armed={approach.armed}
              numbered={numbered}
              onPress={(decision, byPointer) => void press(decision, byPointer)}
              onLeave={leaveForm}
            />
          )}
        </div>
      </SectionHeader>
    </div>
  );
}

const hasWords = (draft: DecisionDraft, decision: RecognitionDecision) =>
  wordsIn(draft, decision) !== undefined;

function isClosedList(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[role=combobox][aria-expanded=false]');
}

/** Where a click would only take the focus away. */
function isBeside(target: EventTarget): boolean {
  return target instanceof Element && !target.closest('input, textarea, [tabindex], label');
}

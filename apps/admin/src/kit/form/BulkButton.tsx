import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { SendOptions } from '@tqc/client';
import { type Call, type InputOf, type OutputOf, membersOf } from '@tqc/contract/kit';
import { Dialog, FormDialog, type FormValues } from '@tqc/ui/FormDialog';
import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { call as send, tellDone, tellError } from '../session/api';
import { waitsText } from '../undo/waiting';
import { useReload } from '../list/useReload';
import { useGate } from '../session/useGate';
import { useClosed } from '../session/maintenance';
import { useMay } from '../session/useMay';
import { atFields } from './buttons';
import { formInput } from './fieldsOf';
import { drawnFields, sentNames, type Wanted } from './formFields';
import { BulkContext, useBulk, type Bulk } from './bulk';
import { AT_ONCE, inParts, onlyDone, type Chosen, type Outcome } from './inParts';
import { proofIn, stepUpFields } from './stepUp';
import { Press } from './Press';
import { RefusedRows } from './RefusedRows';
import styles from './BulkButton.module.css';

/** Takes `preview`: true only asks what would be done. */
export type BulkCall = Call<
  z.ZodType<unknown, { preview?: boolean | undefined }>,
  z.ZodType<Outcome>
>;

interface BulkBarProps {
  readonly chosen: readonly Chosen[];
  /** What is said while no row is chosen. */
  readonly noneChosen: string;
  /** Keeps only these rows chosen. */
  readonly onKeep: (ids: readonly string[]) => void;
  readonly children: ReactNode;
}

/**
 * Buttons for the chosen rows: one of them works at a time, and what could not be done is named row
 * by row.
 */
export function BulkBar({ chosen, noneChosen, onKeep, children }: BulkBarProps) {
  const [left, setLeft] = useState<{ readonly of: Outcome; readonly next: ReactNode }>();
  const [busy, setBusy] = useState(false);
  const bulk: Bulk = {
    chosen,
    reason: chosen.length === 0 ? noneChosen : undefined,
    busy,
    named(ids) {
      const wanted = new Set(ids);
      const all = chosen.filter(({ id }) => wanted.has(id));
      const shown = all.slice(0, NAMED).map(({ name }) => name);
      return `${shown.join('、')}${all.length > NAMED ? ` 等 ${all.length} 人` : ''}`;
    },
    async ask(work, next) {
      setBusy(true);
      try {
        const would = await work();
        if (would.done.length > 0) return would;
        setLeft({ of: would, next });
      } catch (error) {
        tellError(error);
      } finally {
        setBusy(false);
      }
      return undefined;
    },
    finish(result, done, next) {
      const waits = result.waits ? waitsText(result.waits, result.parts) : '';
      if (result.done.length > 0) tellDone(`${done} ${result.done.length} 条${waits}`);
      setLeft(result.refused.length > 0 ? { of: result, next } : undefined);
      // What could not be done is what is to be looked at next.
      onKeep(result.refused.map(({ id }) => id));
    },
  };
  return (
    <BulkContext value={bulk}>
      {children}
      {left && (
        <Dialog
          title={`${left.of.refused.length} 条没有办理`}
          okText="知道了"
          onClose={() => setLeft(undefined)}
        >
          <RefusedRows refused={left.of.refused} />
          {chosen.length > 1 && <p>这些仍然选着，可以接着办理。</p>}
          {left.next !== undefined && (
            <BulkContext value={{ ...bulk, chosen: refusedOf(chosen, left.of) }}>
              {left.next}
            </BulkContext>
          )}
        </Dialog>
      )}
    </BulkContext>
  );
}

/** The chosen of whom something could not be done. */
function refusedOf(chosen: readonly Chosen[], { refused }: Outcome): readonly Chosen[] {
  const ids = new Set(refused.map(({ id }) => id));
  return chosen.filter(({ id }) => ids.has(id));
}

/** So many are named before the others are counted. */
const NAMED = 10;

interface BulkButtonProps<C extends BulkCall> {
  readonly call: C;
  readonly label: string;
  readonly primary?: boolean | undefined;
  /** In the column 操作 a link. */
  readonly link?: boolean;
  /** What is sent of the chosen records, besides the fields. */
  readonly input: (part: readonly Chosen[]) => InputOf<C>;
  /** The call is about what belongs to the chosen one, not about itself: it is sent whole. */
  readonly whole?: boolean;
  /** So many records the call takes; more go in parts, one after the other. */
  readonly most?: number;
  /** What is asked first, under `title`. */
  readonly fields?: readonly Wanted<C>[];
  readonly title?: string;
  /** What is said before the number of records that were done. */
  readonly done: string;
  /** What can be done next with those of whom this could not be done: another button. */
  readonly next?: ReactNode;
  /** Hears each answer of what was done, where it tells more than of whom. */
  readonly onAnswer?: (answer: OutputOf<C>) => void;
}

/**
 * A button that does one call with all chosen rows. It asks first: the server says of whom it would
 * be done and of whom not, by the rules of the deed. Not there without the right.
 */
export function BulkButton<C extends BulkCall>(props: BulkButtonProps<C>) {
  const {
    call,
    label,
    primary = false,
    link = false,
    input,
    most = AT_ONCE,
    whole = false,
  } = props;
  const { fields = [], title = label, done, next, onAnswer } = props;
  const [asked, setAsked] = useState<{ readonly of: readonly Chosen[]; readonly would: Outcome }>();
  const { chosen, reason: none, busy, named, ask, finish } = useBulk();
  const may = useMay(call);
  const reason = useClosed(call) ?? none;
  const reload = useReload();
  const shape = useMemo(() => membersOf(call.input), [call]);
  useGate({ label, call, may, when: true, reason });
  if (!may) return null;
  // The answer of the call is an outcome: its type says so.
  const work = (
    of: readonly Chosen[],
    more: object = {},
    options: SendOptions = {},
    heard: (answer: OutputOf<C>) => void = () => undefined,
  ) =>
    inParts(of, most, async (part) => {
      const body = { ...(input(part) as object), ...more } as InputOf<C>;
      const answer = await send(call, body, options);
      heard(answer);
      return answer as Outcome;
    });
  async function submit(values: FormValues) {
    if (!asked) return;
    const { of, would } = asked;
    try {
      const more = formInput(shape, sentNames(fields), values);
      const ended = await work(whole ? of : onlyDone(of, would), more, proofIn(values), onAnswer);
      finish({ ...ended, refused: [...would.refused, ...ended.refused] }, done, next);
      reload();
    } catch (error) {
      throw atFields(error);
    }
  }
  const begin = () =>
    void ask(() => work(chosen, { preview: true }), next).then(
      (would) => would && setAsked({ of: chosen, would }),
    );
  return (
    <>
      {link ? (
        <Press link label={label} reason={reason} onClick={begin} />
      ) : (
        <Button
          type={primary ? 'primary' : 'secondary'}
          disabled={reason !== undefined || busy}
          onClick={begin}
        >
          {label}
        </Button>
      )}
      <FormDialog
        open={asked !== undefined}
        title={title}
        intro={
          asked && (
            <BulkQuestion
              would={asked.would}
              // Of a call that is sent whole the answer names what belongs to the chosen one.
              named={whole ? () => named(asked.of.map(({ id }) => id)) : named}
            />
          )
        }
        submitText={`${title} ${asked?.would.done.length ?? 0} 条`}
        fields={[
          ...drawnFields(fields, shape, false),
          ...stepUpFields(call, input(asked?.of ?? chosen) as object),
        ]}
        onClose={() => setAsked(undefined)}
        onSubmit={submit}
      />
    </>
  );
}

/**
 * The same for one row of a list: an element that the list can read, so that it knows whether it
 * is there.
 */
export function BulkLink<C extends BulkCall>(
  props: BulkButtonProps<C> & { readonly of: Chosen; readonly when?: boolean },
) {
  const { of, when = true } = props;
  if (!when) return null;
  return (
    <BulkBar chosen={[of]} noneChosen="" onKeep={() => undefined}>
      <BulkButton {...props} link />
    </BulkBar>
  );
}

/** Of how many, of whom; of whom not, and why. */
export function BulkQuestion({
  would,
  named,
}: {
  readonly would: Outcome;
  readonly named: Bulk['named'];
}) {
  return (
    <>
      <span className={styles.line}>
        将办理 {would.done.length} 条：{named(would.done)}
      </span>
      {would.refused.length > 0 && (
        <>
          <span className={styles.line}>不办理 {would.refused.length} 条：</span>
          <RefusedRows refused={would.refused} />
        </>
      )}
    </>
  );
}

import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { ApiError } from '@tqc/client';
import { type Call, type InputOf, membersOf } from '@tqc/contract/kit';
import { offers, type Action } from '@tqc/domain/planning';
import { FormDialog, type FormValues } from '@tqc/ui/FormDialog';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useReload } from '../list/useReload';
import { call as send } from '../session/api';
import { useGate } from '../session/useGate';
import { useClosed } from '../session/maintenance';
import { useMay } from '../session/useMay';
import { useBulk } from './bulk';
import { BulkBar, BulkQuestion } from './BulkButton';
import { formInput } from './fieldsOf';
import { drawnFields, required } from './formFields';
import type { Outcome } from './inParts';
import { keysOf, versionOf } from './namedInput';

type Values = Readonly<Record<string, unknown>>;
interface Each {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly row: Values }[];
}

const EachContext = createContext<Each>({ rows: [] });
/** So many calls one after the other are waited for, with a count; more are chosen in turns. */
const MOST = 500;

interface EachBarProps<R extends object> {
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly nameOf: (row: R) => string;
  /** What the rows are called, where they are no plans. */
  readonly noun?: string;
  readonly onKeep: (ids: readonly string[]) => void;
  readonly children: ReactNode;
}

/** Buttons that do one thing with each chosen row, by the call that does it with one. */
export function EachBar<R extends object>({
  rows,
  idOf,
  nameOf,
  noun = '计划',
  onKeep,
  children,
}: EachBarProps<R>) {
  const each = rows.map((row) => ({
    id: idOf(row),
    name: nameOf(row),
    row: row as Values,
    // Of the question only: each call takes the version that it asks for from its row.
    version: 0,
  }));
  return (
    <BulkBar chosen={each} noneChosen={`请先勾选要办理的${noun}`} onKeep={onKeep}>
      <EachContext value={{ rows: each }}>{children}</EachContext>
    </BulkBar>
  );
}

interface EachButtonProps<C extends Call> {
  readonly call: C;
  readonly label: string;
  /** What is done with each, as it is said: 通过, 删除. */
  readonly verb: string;
  /** Why it cannot be done with a row, as far as the row tells. */
  readonly refusal: (row: Values) => string | undefined;
  /** What is sent besides the key of the row and the opinion; it may hang on the row. */
  readonly input?: object | ((row: Values) => object);
  readonly opinion?: 'free' | 'needed' | undefined;
}

/** The same for a row of the table of actions: in which states it is done, what it asks for. */
export function eachStep(step: Action, action: string) {
  return {
    verb: step.label,
    refusal: (row: Values) => (offers(step, row) ? undefined : `现在的状态不能${step.label}`),
    input: { action },
    opinion: step.opinion,
  };
}

/**
 * A button that does one thing with every chosen row. It asks first and names of whom it would not
 * be done; row by row, so that one refusal leaves the others done, and safe to repeat.
 */
export function EachButton<C extends Call>(props: EachButtonProps<C>) {
  const { call, label, verb, refusal, input = {}, opinion } = props;
  const { rows } = useContext(EachContext);
  // The rows as they stood when it was asked: nobody else's, and no newer version of them.
  const [asked, setAsked] = useState<{ readonly of: Each['rows']; readonly would: Outcome }>();
  const would = asked?.would;
  const [at, setAt] = useState<number>();
  const { reason: none, busy, named, ask, finish } = useBulk();
  const may = useMay(call);
  const reload = useReload();
  const shape = useMemo(() => membersOf(call.input), [call]);
  const closed = useClosed(call);
  const reason = closed ?? none ?? (rows.length > MOST ? `一次最多办理${MOST}条` : undefined);
  useGate({ label, call, may, when: true, reason });
  if (!may) return null;
  const fields = opinion ? [opinion === 'needed' ? required('opinion') : 'opinion'] : [];
  const sorted = async (): Promise<Outcome> => {
    const judged = rows.map((one) => ({ ...one, reason: refusal(one.row) }));
    return {
      done: judged.filter(({ reason: why }) => why === undefined).map(({ id }) => id),
      refused: judged.flatMap(({ id, name, reason: why }) =>
        why === undefined ? [] : [{ id, name, reason: why }],
      ),
    };
  };
  async function submit(values: FormValues) {
    const outcome: { done: string[]; refused: Outcome['refused'][number][] } = {
      done: [],
      refused: [...(would?.refused ?? [])],
    };
    const wanted = new Set(would?.done);
    for (const { id, name, row } of asked?.of.filter((one) => wanted.has(one.id)) ?? [])
      try {
        setAt(outcome.done.length);
        const said = values['opinion'] ? formInput(shape, ['opinion'], values) : {};
        const more = typeof input === 'function' ? input(row) : input;
        const body = { ...keysOf(call, row), ...said, ...more };
        // The key is the row's, the rest is what the caller says of this very call.
        await send(call, body as InputOf<C>, versionOf(call, row));
        outcome.done.push(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcome.refused.push({ id, name, reason: error.message });
      }
    setAt(undefined);
    finish(outcome, `已${verb}`);
    reload();
  }
  return (
    <>
      <Button
        disabled={reason !== undefined || busy}
        title={reason}
        onClick={() =>
          void ask(sorted).then((found) => found && setAsked({ of: rows, would: found }))
        }
      >
        {label}
      </Button>
      <FormDialog
        open={asked !== undefined}
        title={label}
        intro={would && <BulkQuestion would={would} named={named} />}
        submitText={
          at === undefined
            ? `${verb} ${would?.done.length ?? 0} 条`
            : `已${verb} ${at} / ${would?.done.length ?? 0} 条`
        }
        fields={drawnFields(fields, shape, false)}
        onClose={() => setAsked(undefined)}
        onSubmit={submit}
      />
    </>
  );
}

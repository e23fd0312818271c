import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { type Call, type InputOf, membersOf } from '@tqc/contract/kit';
import { FormDialog, type FormValues } from '@tqc/ui/FormDialog';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { call as send, tellDone } from '../session/api';
import { useReload } from '../list/useReload';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';
import { atFields } from './buttons';
import { formInput } from './fieldsOf';
import { drawnFields, sentNames, type Wanted } from './formFields';
import { useAction } from './useAction';

/** How a call over many records ended for each. */
interface Outcome {
  readonly done: readonly string[];
  readonly refused: readonly {
    readonly id: string;
    readonly name: string;
    readonly reason: string;
  }[];
}

type BulkCall = Call<z.ZodType, z.ZodType<Outcome>>;

interface Bulk {
  /** Why nothing can be done now: no row is chosen. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  run(work: () => Promise<Outcome>, done: string): void;
  finish(outcome: Outcome, done: string): void;
}

const BulkContext = createContext<Bulk | undefined>(undefined);

interface BulkBarProps {
  readonly count: number;
  /** What is said while no row is chosen. */
  readonly noneChosen: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/**
 * Buttons for the chosen rows: one of them works at a time, and what could not be done is named row
 * by row.
 */
export function BulkBar({ count, noneChosen, onDone, children }: BulkBarProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  function finish(result: Outcome, done: string) {
    if (result.done.length > 0) tellDone(`${done} ${result.done.length} 条`);
    if (result.refused.length > 0) setOutcome(result);
    onDone();
  }
  const [run, busy] = useAction(async (work: () => Promise<Outcome>, done: string) =>
    finish(await work(), done),
  );
  const bulk: Bulk = {
    reason: count === 0 ? noneChosen : undefined,
    busy,
    run: (work, done) => void run(work, done),
    finish,
  };
  return (
    <BulkContext value={bulk}>
      {children}
      <Modal
        visible={outcome !== undefined}
        title={`${outcome?.refused.length ?? 0} 条没有办理`}
        hideCancel
        okText="知道了"
        onOk={() => setOutcome(undefined)}
        onCancel={() => setOutcome(undefined)}
      >
        <ul>
          {outcome?.refused.map(({ id, name, reason }) => (
            <li key={id}>
              {name || id}：{reason}
            </li>
          ))}
        </ul>
      </Modal>
    </BulkContext>
  );
}

/** What the bar around a button knows. */
export function useBulk(): Bulk {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('a bulk button stands in a BulkBar');
  return bulk;
}

interface BulkButtonProps<C extends BulkCall> {
  readonly call: C;
  readonly label: string;
  readonly primary?: boolean | undefined;
  /** What is sent besides the fields. */
  readonly input: InputOf<C>;
  /** What is asked first, under `title`. */
  readonly fields?: readonly Wanted<C>[];
  readonly title?: string;
  /** What is said before the number of records that were done. */
  readonly done: string;
}

/**
 * A button that does one call with all chosen rows. Not there without the right; what it asks for
 * stands in a form.
 */
export function BulkButton<C extends BulkCall>(props: BulkButtonProps<C>) {
  const { call, label, primary = false, input, fields, title = label, done } = props;
  const [asking, setAsking] = useState(false);
  const { reason, busy, run, finish } = useBulk();
  const may = useMay(call);
  const reload = useReload();
  const shape = useMemo(() => membersOf(call.input), [call]);
  useGate({ label, call, may, when: true, reason });
  if (!may) return null;
  // The answer of the call is an outcome: its type says so.
  const work = async (more: object = {}) =>
    (await send(call, { ...(input as object), ...more } as InputOf<C>)) as Outcome;
  async function submit(values: FormValues) {
    try {
      finish(await work(formInput(shape, sentNames(fields ?? []), values)), done);
      reload();
    } catch (error) {
      throw atFields(error);
    }
  }
  return (
    <>
      <Button
        type={primary ? 'primary' : 'secondary'}
        disabled={reason !== undefined || busy}
        onClick={() => (fields ? setAsking(true) : run(work, done))}
      >
        {label}
      </Button>
      {fields && (
        <FormDialog
          open={asking}
          title={title}
          fields={drawnFields(fields, shape, false)}
          onClose={() => setAsking(false)}
          onSubmit={submit}
        />
      )}
    </>
  );
}

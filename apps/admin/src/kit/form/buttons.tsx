import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError } from '@tqc/client';
import { type Call, type InputOf, type OutputOf, membersOf } from '@tqc/contract/kit';
import { FormDialog, FormDrawer, type FormValues } from '@tqc/ui/FormDialog';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { call as send, tellDone, tellError } from '../session/api';
import { useReload } from '../list/useReload';
import { hasMovedOn, isOutOfReach } from '../session/refusals';
import { useClosed } from '../session/maintenance';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';
import { formInput, formStart } from './fieldsOf';
import { drawnFields, sentNames, type Wanted } from './formFields';
import { keysOf, versionOf, type Named } from './namedInput';
import { Press, type Trigger } from './Press';
import { proofIn, stepUpFields } from './stepUp';
import { useAction } from './useAction';

const DIALOG_FIELDS = 8;
const WIDE = 880;

export interface FormButtonProps<C extends Call> extends Trigger {
  readonly call: C;
  readonly fields: readonly Wanted<C>[];
  /** What is sent besides the fields and the key of the row. */
  readonly input?: Partial<InputOf<C>>;
  /** The row that is changed: fills the fields, gives the key of the path and the version. */
  readonly row?: Readonly<Record<string, unknown>>;
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly when?: boolean;
  /** What the fields begin with, where the row does not hold it: asked for as the form opens. */
  readonly load?: () => Promise<FormValues>;
  readonly intro?: ReactNode;
  /** Much to read or to fill in, though of few fields. */
  readonly drawer?: boolean;
  /** Turns what the fields hold into the input, where names alone do not do. */
  readonly toInput?: (values: FormValues) => Partial<InputOf<C>>;
  /** What is said when it worked, where the answer says more than that. */
  readonly done?: (output: OutputOf<C>) => string;
  readonly onDone?: (output: OutputOf<C>) => void;
}

/**
 * A button that opens a form and sends it. Not there without the right; errors land on their
 * fields. The form works on the row as it stood when it was opened: what somebody else changed
 * meanwhile is a conflict, not overwritten.
 */
export function FormButton<C extends Call>({
  call,
  fields,
  input,
  row,
  initial,
  when = true,
  load,
  intro,
  drawer = false,
  toInput,
  done,
  onDone,
  ...trigger
}: FormButtonProps<C>) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Pick<FormButtonProps<C>, 'row' | 'initial'>>({});
  const [loading, setLoading] = useState(false);
  const isStale = useRef(false);
  const may = useMay(call);
  const reason = useClosed(call) ?? trigger.reason;
  const reload = useReload();
  const shape = useMemo(() => membersOf(call.input), [call]);
  const editing = row !== undefined;
  useGate({ label: trigger.label, call, may, when, reason });
  const asks = useMemo(() => stepUpFields(call, input), [call, input]);
  const made = useMemo(
    () => [...drawnFields(fields, shape, editing), ...asks],
    [fields, shape, editing, asks],
  );
  if (!may || !when) return null;
  const names = sentNames(fields);
  const isLong = made.length > DIALOG_FIELDS;
  const Form = isLong || drawer ? FormDrawer : FormDialog;
  const fixed = { ...keysOf(call, row), ...input };
  async function fetch(loadMore: NonNullable<typeof load>, begin: typeof start) {
    setLoading(true);
    try {
      const found = await loadMore();
      setStart({ ...begin, initial: { ...begin.initial, ...found } });
    } catch (error) {
      setOpen(false);
      tellError(error);
    }
    setLoading(false);
  }
  async function submit(values: FormValues) {
    const body = { ...formInput(shape, names, values), ...toInput?.(values), ...fixed };
    try {
      // The fields are those of the call; the server's schema has the last word.
      const output = await send(call, body as InputOf<C>, {
        ...versionOf(call, start.row),
        ...proofIn(values),
      });
      tellDone(done?.(output) ?? `${trigger.label}成功`);
      onDone?.(output);
      isStale.current = false;
      reload();
    } catch (error) {
      if (hasMovedOn(error) || isOutOfReach(error)) isStale.current = true;
      throw atFields(error);
    }
  }
  function close() {
    setOpen(false);
    // Somebody else was first. Not before: the row would take the form with it.
    if (isStale.current) reload();
  }
  return (
    <>
      <Press
        {...trigger}
        reason={reason}
        onClick={() => {
          const begin = { ...(row ? { row } : {}), ...(initial ? { initial } : {}) };
          setStart(begin);
          setOpen(true);
          isStale.current = false;
          if (load) void fetch(load, begin);
        }}
      />
      <Form
        open={open}
        title={trigger.label}
        fields={made}
        loading={loading}
        initial={{
          ...otherThan(names, start.initial),
          ...formStart(shape, names, start.initial ?? {}),
          ...formStart(shape, names, start.row ?? {}),
        }}
        onSubmit={submit}
        onClose={close}
        columns={isLong ? 2 : 1}
        {...(drawer ? { width: WIDE } : {})}
        draftKey={`${call.id}/${String(start.row?.['version'] ?? '')}/${JSON.stringify(fixed)}`}
        {...(intro ? { intro } : {})}
      />
    </>
  );
}

/** What the form begins with besides the fields of the call. */
const otherThan = (names: readonly string[], initial: FormButtonProps<Call>['initial'] = {}) =>
  Object.fromEntries(Object.entries(initial).filter(([name]) => !names.includes(name)));

/** A refusal as a form shows it: the sentence, and what it says of single fields. */
export function atFields(error: unknown): unknown {
  return error instanceof ApiError ? { message: error.message, fields: error.fields } : error;
}

interface AskProps<C extends Call> extends Trigger {
  readonly call: C;
  readonly when?: boolean;
  readonly question?: string;
  /** What is said when it worked, where the answer says more than that. */
  readonly done?: (output: OutputOf<C>) => string;
  readonly onDone?: (output: OutputOf<C>) => void;
}

/** What the row says of the input need not be said again; what is missing does not compile. */
export type AskButtonProps<C extends Call, R extends object> = AskProps<C> & {
  /** The row it is about: gives the key of the path and the version. */
  readonly row?: R;
} & (object extends Named<C, R>
    ? { readonly input?: Named<C, R> }
    : { readonly input: Named<C, R> });

/** A button that asks once and then calls. */
export function AskButton<C extends Call, R extends object = object>(props: AskButtonProps<C, R>) {
  // The condition above is the caller's; here the row and the input are what they may be at most.
  const {
    call,
    input,
    row,
    when = true,
    question,
    done,
    onDone,
    ...trigger
  } = props as AskProps<C> & {
    readonly row?: Readonly<Record<string, unknown>>;
    readonly input?: Partial<InputOf<C>>;
  };
  const may = useMay(call);
  const reason = useClosed(call) ?? trigger.reason;
  useGate({ label: trigger.label, call, may, when, reason });
  const [act] = useAction(
    () => send(call, { ...keysOf(call, row), ...input } as InputOf<C>, versionOf(call, row)),
    { done: done ?? `${trigger.label}成功`, onDone },
  );
  if (!may || !when) return null;
  const ask = () =>
    Modal.confirm({
      title: question ?? `确定${trigger.label}吗？`,
      okText: '确 定',
      cancelText: '取 消',
      ...(trigger.danger ? { okButtonProps: { status: 'danger' as const } } : {}),
      onOk: act,
    });
  return <Press {...trigger} reason={reason} onClick={ask} />;
}

import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError } from '@tqc/client';
import { membersOf, type Call, type InputOf, type OutputOf } from '@tqc/contract/kit';
import { ActionLink } from '@tqc/ui/DataTable';
import { FormDialog, FormDrawer, type FormField, type FormValues } from '@tqc/ui/FormDialog';
import { useMemo, useState, type ReactNode } from 'react';
import { call as send, tellDone, tellError } from '../session/api';
import { formFieldOf, formInput, formStart } from './fieldsOf';
import { useReload } from '../list/useReload';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';

interface Trigger {
  readonly label: string;
  readonly primary?: boolean;
  /** In the column 操作 a link, in a toolbar a button. */
  readonly link?: boolean;
  readonly danger?: boolean;
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined;
}

function Press({
  label,
  primary = false,
  link = false,
  danger = false,
  reason,
  onClick,
}: Trigger & { readonly onClick: () => void }) {
  if (link)
    return (
      <ActionLink label={label} onClick={onClick} danger={danger} {...(reason ? { reason } : {})} />
    );
  return (
    <Button
      type={primary ? 'primary' : 'secondary'}
      status={danger ? 'danger' : 'default'}
      disabled={reason !== undefined}
      title={reason}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

const DIALOG_FIELDS = 8;

export interface FormButtonProps<C extends Call> extends Trigger {
  readonly call: C;
  /** Names of the call's input, or fields of their own. */
  readonly fields: readonly ((keyof InputOf<C> & string) | FormField)[];
  /** What is sent besides the fields. */
  readonly input?: Partial<InputOf<C>>;
  /** The row that is changed: fills the fields and gives the version. */
  readonly row?: Readonly<Record<string, unknown>>;
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly when?: boolean;
  readonly intro?: ReactNode;
  /** Turns what the fields hold into the input, where names alone do not do. */
  readonly toInput?: (values: FormValues) => Partial<InputOf<C>>;
  readonly onDone?: (output: OutputOf<C>) => void;
}

/** A button that opens a form and sends it. Not there without the right; errors land on their fields. The form works on the row as it stood when it was opened: what somebody else changed meanwhile is a conflict, not overwritten. */
export function FormButton<C extends Call>({
  call,
  fields,
  input,
  row,
  initial,
  when = true,
  intro,
  toInput,
  onDone,
  ...trigger
}: FormButtonProps<C>) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Pick<FormButtonProps<C>, 'row' | 'initial'>>({});
  const may = useMay(call);
  const reload = useReload();
  const shape = useMemo(() => membersOf(call.input), [call]);
  const editing = row !== undefined;
  useGate({ label: trigger.label, call, may, when, reason: trigger.reason });
  const made = useMemo(
    () =>
      fields.map((one) => (typeof one === 'string' ? formFieldOf(one, shape[one], editing) : one)),
    [fields, shape, editing],
  );
  if (!may || !when) return null;
  const names = fields.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const Form = made.length > DIALOG_FIELDS ? FormDrawer : FormDialog;
  async function submit(values: FormValues) {
    const body = { ...formInput(shape, names, values), ...toInput?.(values), ...input };
    const version = start.row?.['version'];
    try {
      // The fields are those of the call; the server's schema has the last word.
      const output = await send(
        call,
        body as InputOf<C>,
        typeof version === 'number' ? { version } : {},
      );
      tellDone(`${trigger.label}成功`);
      onDone?.(output);
      reload();
    } catch (error) {
      if (error instanceof ApiError) throw { message: error.message, fields: error.fields };
      throw error;
    }
  }
  return (
    <>
      <Press
        {...trigger}
        onClick={() => {
          setStart({ ...(row ? { row } : {}), ...(initial ? { initial } : {}) });
          setOpen(true);
        }}
      />
      <Form
        open={open}
        title={trigger.label}
        fields={made}
        initial={{ ...start.initial, ...(start.row ? formStart(shape, names, start.row) : {}) }}
        onSubmit={submit}
        onClose={() => setOpen(false)}
        columns={made.length > DIALOG_FIELDS ? 2 : 1}
        draftKey={`${call.id}/${String(start.row?.['version'] ?? '')}/${JSON.stringify(input ?? {})}`}
        {...(intro ? { intro } : {})}
      />
    </>
  );
}

export interface AskButtonProps<C extends Call> extends Trigger {
  readonly call: C;
  readonly input: InputOf<C>;
  readonly row?: { readonly version?: unknown };
  readonly when?: boolean;
  readonly question?: string;
  readonly onDone?: (output: OutputOf<C>) => void;
}

/** A button that asks once and then calls. */
export function AskButton<C extends Call>({
  call,
  input,
  row,
  when = true,
  question,
  onDone,
  ...trigger
}: AskButtonProps<C>) {
  const may = useMay(call);
  const reload = useReload();
  useGate({ label: trigger.label, call, may, when, reason: trigger.reason });
  if (!may || !when) return null;
  const ask = () =>
    Modal.confirm({
      title: question ?? `确定${trigger.label}吗？`,
      okText: '确 定',
      cancelText: '取 消',
      onOk: async () => {
        try {
          const output = await send(
            call,
            input,
            typeof row?.version === 'number' ? { version: row.version } : {},
          );
          tellDone(`${trigger.label}成功`);
          onDone?.(output);
        } catch (error) {
          tellError(error);
        }
        reload();
      },
    });
  return <Press {...trigger} onClick={ask} />;
}

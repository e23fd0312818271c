import type { Call, InputOf } from '@tqc/contract/kit';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { holdWaiting, waitsText, type Waits } from '../../../kit/undo/waiting';
import { decisionFields } from './decisionFields';
import { EnrollmentFacts, type Detail } from './EnrollmentFacts';

/** A table of decisions of one stage, as its buttons read it. */
export interface StageTable {
  readonly keys: readonly string[];
  get(key: never): {
    readonly label: string;
    readonly bulk: string | undefined;
    readonly needs: readonly string[];
  };
}
interface Decided {
  readonly enrId: string;
  readonly version: number;
  readonly decisions: readonly string[];
  readonly notYours: string | null;
}

interface DecisionButton<C extends Call> {
  readonly call: C;
  readonly table: StageTable;
  readonly label: string;
  readonly row: Decided;
  /** What is decided on, read anew as the form opens. */
  readonly load: () => Promise<Detail>;
}

const labelOf = (table: StageTable, key: string) => table.get(key as never).label;

/**
 * The button of a stage on one record: it is read first, the conclusions are those the server
 * offers, and what each asks for comes up with it. The server has the last word.
 */
export function decisionButton<C extends Call>({
  call,
  table,
  label,
  row,
  load,
}: DecisionButton<C>) {
  const { decisions, notYours } = row;
  const shown: FormField = {
    name: 'about',
    label: '',
    kind: 'custom',
    wide: true,
    // The value is what was loaded: nobody else writes it.
    render: ({ value }) => (value === undefined ? null : <About record={value as Detail} />),
  };
  const decision: NamedField = {
    of: 'decision',
    change: (): FormField => ({
      name: 'decision',
      label: '结论',
      required: true,
      kind: 'select',
      options: decisions.map((key) => ({ value: key, label: labelOf(table, key) })),
    }),
  };
  return (
    <FormButton
      call={call}
      label={label}
      link
      drawer
      // Every stage takes its records and what is said under the same names.
      input={
        { records: [{ id: row.enrId, version: row.version }] } as unknown as Partial<InputOf<C>>
      }
      load={async () => ({ about: await load(), ...only(decisions) })}
      fields={[shown, decision, ...decisionFields(table)] as never}
      when={decisions.length > 0 || notYours !== null}
      done={(output) => `${label}成功${textOf(output)}`}
      onDone={(output) => holdWaiting(waitsIn(output))}
      {...(decisions.length === 0 && notYours !== null ? { reason: notYours } : {})}
    />
  );
}

/** Where one decision alone is possible, it is chosen. */
const only = ([first, ...others]: readonly string[]) =>
  first !== undefined && others.length === 0 ? { decision: first } : {};

/** What a decision that can still be taken back says of itself. */
const waitsIn = (output: unknown) => (output as { readonly waits?: Waits | undefined }).waits;
function textOf(output: unknown): string {
  const waits = waitsIn(output);
  return waits ? waitsText(waits) : '';
}

/** The record, and before it what is not possible today. */
function About({ record }: { readonly record: Detail }) {
  const why = [...new Set(Object.values(record.notToday).flat())];
  return (
    <>
      {why.length > 0 && <p>{`今天不能作出部分结论：${why.join('；')}`}</p>}
      <EnrollmentFacts record={record} />
    </>
  );
}

import { membersOf, type Row } from '@tqc/contract/kit';
import { recipients } from '@tqc/contract/rms';
import { createSelection } from '@tqc/ui/DataTable';
import { Dialog, type CustomFieldProps, type FormField, type FormValues } from '@tqc/ui/FormDialog';
import { LinkButton } from '@tqc/ui/foundation';
import { SearchForm, type SearchValues } from '@tqc/ui/SearchForm';
import { useCallback, useMemo, useState } from 'react';
import { searchFieldOf, searchInput } from '../../kit/form/fieldsOf';
import { PagedTable } from '../../kit/list/PagedTable';
import styles from './PeopleField.module.css';

const { queryUserByMessage } = recipients;
type Person = Row<typeof queryUserByMessage>;
/** Somebody who was chosen, as the form keeps them. */
type Chosen = Pick<Person, 'adminId' | 'name' | 'orgName'>;

const NAMES = ['orgName', 'name', 'mobile', 'roleNames'] as const;
const asked = membersOf(queryUserByMessage.input);
const searched = (['orgName', 'name'] as const).map((name) => searchFieldOf(name, asked[name]));
const WIDTH = 880;

const chosenIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Chosen[]) : []);

/** The people something goes to, as a field of a form. */
export function peopleField(when: FormField['when'], name = 'selUsers'): FormField {
  return {
    name,
    label: '接收人',
    kind: 'custom',
    required: true,
    requiredMessage: '请选择人员',
    wide: true,
    ...(when && { when }),
    render: (field) => <PeopleField {...field} />,
  };
}

/** Their numbers, as the call takes them. */
export const peopleIn = (values: FormValues, name = 'selUsers') =>
  values[name] === undefined ? undefined : chosenIn(values[name]).map(({ adminId }) => adminId);

function PeopleField({ label, value, onChange, error }: CustomFieldProps) {
  const [picking, setPicking] = useState(false);
  const chosen = chosenIn(value);
  return (
    <div
      className={styles.field}
      role="group"
      aria-label={label}
      data-invalid={error ? true : undefined}
    >
      <span className={styles.label}>
        <span className={styles.star} aria-hidden="true">
          *
        </span>
        {label}
        <LinkButton onClick={() => setPicking(true)}>选择人员</LinkButton>
      </span>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ adminId, name, orgName }) => (
            <li key={adminId}>
              {name}（{orgName}）
              <LinkButton
                danger
                aria-label={`去掉${name}`}
                onClick={() => onChange(chosen.filter((one) => one.adminId !== adminId))}
              >
                去掉
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <div className={styles.error} role="alert">
          {error}
        </div>
      )}
      {picking && (
        <Picker
          chosen={chosen}
          onClose={() => setPicking(false)}
          onPick={(people) => {
            onChange(people);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}

interface PickerProps {
  readonly chosen: readonly Chosen[];
  readonly onPick: (people: readonly Chosen[]) => void;
  readonly onClose: () => void;
}

/** 选择人员: ten a page; who is chosen stays so over pages and searches. */
function Picker({ chosen, onPick, onClose }: PickerProps) {
  const [typed, setTyped] = useState<SearchValues>({});
  const [by, setBy] = useState<SearchValues>({});
  const [known] = useState(() => new Map<string, Chosen>(chosen.map((one) => [one.adminId, one])));
  const selection = useMemo(() => createSelection(known.keys()), [known]);
  const meet = useCallback(
    (rows: readonly Person[]) => rows.forEach((row) => known.set(row.adminId, row)),
    [known],
  );
  function pick() {
    const people = selection.ids().flatMap((id) => known.get(id) ?? []);
    onPick(people.map(({ adminId, name, orgName }) => ({ adminId, name, orgName })));
  }
  return (
    <Dialog title="选择人员" width={WIDTH} okText="确定" onClose={onClose} onOk={pick}>
      <SearchForm
        fields={searched}
        value={typed}
        onChange={setTyped}
        onSearch={setBy}
        onReset={() => {
          setTyped({});
          setBy({});
        }}
      />
      <PagedTable
        label="可以选择的人员"
        list={queryUserByMessage}
        input={searchInput(asked, by)}
        names={NAMES}
        selection={selection}
        onRows={meet}
      />
    </Dialog>
  );
}

import { membersOf } from '@tqc/contract/kit';
import { FilingWindow } from '@tqc/contract/planning';
import type { Option } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { drawnFields, rowsOf } from '../../kit/form/formFields';

/** What of a province plan these fields begin with. */
interface Plan {
  readonly filing: readonly { readonly begin: string; readonly end: string }[];
  readonly orgIds: readonly string[];
}
const window = membersOf(FilingWindow);
const MOST_WINDOWS = 4;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One to four filing windows as rows of a form. */
export const filingRows: FormField = {
  name: 'windows',
  label: '网报时间段',
  kind: 'rows',
  required: true,
  wide: true,
  fields: drawnFields(['begin', 'end'], window, false),
  min: 1,
  max: MOST_WINDOWS,
};

/** The windows of a form as the call takes them. */
export const filingOf = (values: FormValues) =>
  rowsOf(values, 'windows').map(({ begin, end }) => ({ begin: text(begin), end: text(end) }));

/** The windows of a plan, and whom it is open to, as a form begins. */
export const windowsStart = ({ filing, orgIds }: Plan) => ({ windows: filing, opened: orgIds });

/** An organisation as something to choose. */
export const orgOption = ({
  orgId,
  orgName,
}: {
  readonly orgId: string;
  readonly orgName: string;
}) => ({
  value: orgId,
  label: orgName,
});

/** The organisations of the province that a plan can be opened to; none chosen means all. */
export const openedField = (options: readonly Option[]): FormField => ({
  name: 'opened',
  label: '开放机构',
  kind: 'multiSelect',
  wide: true,
  options,
  hint: '不选表示向本省全部机构开放',
});

/** The chosen organisations as the call takes them. */
export function orgIdsOf({ opened }: FormValues): string[] {
  return Array.isArray(opened) ? opened.map(String) : [];
}

import { province } from '@tqc/domain/dictionaries';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';

/** The provinces that a batch is set for; none chosen means all. */
export const provincesField: FormField = {
  name: 'provinces',
  label: '参与省份',
  kind: 'multiSelect',
  wide: true,
  options: province.options.map(({ value, label }) => ({ value: String(value), label })),
  hint: '不选表示全部省份参加',
};

/** The chosen provinces as the call takes them. */
export const provsOf = ({ provinces }: FormValues) => ({
  provs: Array.isArray(provinces) ? provinces.map(String) : [],
});

const takingPart = ({ provs }: { readonly provs: readonly string[] }) =>
  String(provs.length || province.options.length);

/** How many provinces take part, as a column. */
export const provsColumn = {
  key: 'provs',
  title: '参与省份数',
  width: 112,
  align: 'right',
  text: takingPart,
  render: takingPart,
} as const;

/** The provinces of a batch by name. */
export const provincesText = (provs: readonly string[]) =>
  province.options
    .filter(({ value }) => provs.includes(String(value)))
    .map(({ label }) => label)
    .join('、') || '全部省份';

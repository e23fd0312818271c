import { cert, certChange } from '@tqc/contract/cert';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import { choices, type NamedField } from '../../../kit/form/formFields';
import { fileIn, scanField } from '../../../kit/form/uploadFile';
import { call } from '../../../kit/session/api';
import { proof, proofIn } from '../../../trade/proof';

type Entered = InputOf<typeof cert.create>;
type Name = Exclude<keyof Entered & string, 'explanation' | 'files'>;

const BEFORE: readonly Name[] = ['name', 'idType', 'idNo', 'sex', 'birthDate', 'nation', 'ctId'];
const AFTER: readonly Name[] = ['certNo', 'recognisedOn', 'educationLevel', 'graduateSchool'];
const NAMES: readonly Name[] = [...BEFORE, 'subjectId', ...AFTER];
const LOADED = NAMES.filter((name) => name !== 'idNo');

const free = <N extends string>(of: N, hint?: string): NamedField<N> => ({
  of,
  change: (field) => ({ ...field, required: false, ...(hint ? { hint } : {}) }),
});
const needed = <N extends string>({ of, change }: NamedField<N>): NamedField<N> => ({
  of,
  change: (field) => ({ ...change(field), required: true }),
});

/** What is changed: the fields of the certificate as they are, to be written over. */
export const changeFields = (subjects: readonly Option[]) => [
  ...BEFORE.map((name) => free(name, name === 'idNo' ? '不改的留空' : undefined)),
  choices<Name>('subjectId', subjects),
  ...AFTER.map((name) => free(name)),
  scanField('newPhoto', '新照片'),
  'basis' as const,
  'explanation' as const,
  proof('证明材料'),
];
/** What is entered of a certificate from before there were electronic rows. */
export const addFields = (subjects: readonly Option[]) => [
  ...BEFORE,
  needed(choices<Name>('subjectId', subjects)),
  ...AFTER,
  {
    of: 'explanation' as const,
    change: (field: FormField): FormField => ({ ...field, label: '来源说明' }),
  },
  proof('档案扫描件'),
];
/** What a deletion rests on, and what bringing back rests on. */
export const removeFields = [
  'reason' as const,
  'paperNo' as const,
  'effectiveOn' as const,
  'explanation' as const,
  proof('依据文件'),
];
export const restoreFields = ['explanation' as const, proof('依据文件')];

/** What stays blank is not changed, and the server finds out what differs. */
export function changeInput(values: FormValues): Partial<InputOf<typeof cert.certificateChange>> {
  const left = NAMES.filter((name) => values[name] === undefined || values[name] === '');
  return {
    ...Object.fromEntries(left.map((name) => [name, undefined])),
    photo: fileIn(values, 'newPhoto'),
    ...proofIn(values),
  };
}

const members = membersOf(cert.create.input);

/** A certificate as its form begins, read anew; with what was asked for before, if it was. */
export const loadCert = (certId: string, chgId?: string) => async (): Promise<FormValues> => {
  const [now, asked] = await Promise.all([
    call(cert.get, { certId }),
    chgId === undefined ? undefined : call(certChange.get, { chgId }),
  ]);
  return {
    ...formStart(members, LOADED, now),
    ...formStart(members, LOADED, asked?.wanted ?? {}),
    ...(asked ? { explanation: asked.explanation, basis: String(asked.basis ?? '') } : {}),
  };
};

import { cert, certChange } from '@tqc/contract/cert';
import { membersOf, MOST_PROOFS, type InputOf } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import type { FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import { choices, differing, stays, type NamedField } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';
import { PICTURES, proof } from '../../../trade/proof';

type Entered = InputOf<typeof cert.create>;
type Name = Exclude<keyof Entered & string, 'explanation' | 'files'>;

const BEFORE: readonly Name[] = ['name', 'idType', 'idNo', 'sex', 'birthDate', 'nation', 'ctId'];
const AFTER: readonly Name[] = ['certNo', 'recognisedOn', 'educationLevel', 'graduateSchool'];
const NAMES: readonly Name[] = [...BEFORE, 'subjectId', ...AFTER];

const free = <N extends string>(of: N) => differing(of, { required: false });
const needed = <N extends string>({ of, change }: NamedField<N>): NamedField<N> => ({
  of,
  change: (field) => ({ ...change(field), required: true }),
});

const ANEW = {
  photo: '不重新上传的，沿用上次的新照片',
  files: `重新上传，替换上次的证明材料；最多${MOST_PROOFS}个`,
} as const;

/**
 * What is changed: the fields of the certificate as they are, to be written over. Of a change that
 * was refused, files that are brought anew take the place of those of their kind.
 */
export const changeFields = (subjects: readonly Option[], anew = false) => [
  ...BEFORE.map((name) => (name === 'idNo' ? stays(name) : free(name))),
  choices<Name>('subjectId', subjects, { search: true }),
  ...AFTER.map(free),
  differing('photo', { extensions: PICTURES, ...(anew ? { hint: ANEW.photo } : {}) }),
  'basis' as const,
  'explanation' as const,
  proof('证明材料', anew ? ANEW.files : undefined),
];
/** What is entered of a certificate from before there were electronic rows. */
export const addFields = (subjects: readonly Option[]) => [
  ...BEFORE,
  needed(choices<Name>('subjectId', subjects, { search: true })),
  ...AFTER,
  differing('explanation', { label: '来源说明' }),
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

const members = membersOf(cert.create.input);

/** A certificate as its form begins, read anew; with what was asked for before, if it was. */
export const loadCert = (certId: string, chgId?: string) => async (): Promise<FormValues> => {
  const [now, asked] = await Promise.all([
    call(cert.get, { certId }),
    chgId === undefined ? undefined : call(certChange.get, { chgId }),
  ]);
  return {
    ...formStart(members, NAMES, now),
    ...formStart(members, NAMES, asked?.wanted ?? {}),
    ...(asked ? { explanation: asked.explanation, basis: String(asked.basis ?? '') } : {}),
  };
};

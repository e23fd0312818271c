import { limit } from '@tqc/contract/limit';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../kit/form/fieldsOf';
import type { NamedField } from '../../kit/form/formFields';
import { uploadFile } from '../../kit/form/uploadFile';
import { call } from '../../kit/session/api';

type Entered = InputOf<typeof limit.create>;
type Name = keyof Entered & string;

const MB = 1024 * 1024;
const MOST = 5;

/** A field for the scans and PDFs that something rests on. */
export const documents = (name: string, label: string, required: boolean): FormField => ({
  name,
  label,
  kind: 'upload',
  required,
  upload: uploadFile,
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxSize: 10 * MB,
  maxCount: MOST,
  wide: true,
});

/** A field that may stay blank, with when that is right. */
const blank = (of: Name, hint: string): NamedField<Name> => ({
  of,
  change: (field) => ({ ...field, required: false, hint }),
});

const PERSON: readonly Name[] = ['name', 'idType'];
const FOLLOWING = [
  blank('sex', '居民身份证按号码填写，其他证件请选择'),
  blank('birthDate', '居民身份证按号码填写，其他证件请填写'),
  'personKind',
  'workUnit',
  'limitType',
  'laws',
  'documentKind',
  'documentNo',
  'authority',
  'decidedOn',
  'effectiveOn',
  blank('beginDate', '不填的从生效日期开始'),
  blank('term', '丧失、撤销、作弊按法律规定，其他的按文书选择'),
  blank('endDate', '期限按文书的填写'),
  'surrender',
  blank('morality', '没有核查的不填'),
  'cause',
  'remark',
] as const;
const BLANKS: readonly Name[] = [
  'idNo',
  'sex',
  'birthDate',
  'beginDate',
  'term',
  'endDate',
  'morality',
];
const NAMES: readonly Name[] = [
  ...PERSON,
  ...FOLLOWING.map((one) => (typeof one === 'string' ? one : one.of)),
];

/** What is entered of a person; the centre names who reviews a release first. */
export const entryFields = (isCentre: boolean) => [
  ...PERSON,
  'idNo' as const,
  ...FOLLOWING,
  ...(isCentre ? [{ ...blank('reviewProv', ''), change: needed }] : []),
  documents('documents', '文书附件', true),
];
/** The same for an entry that stands: its number and documents stay where nothing new is given. */
export const changeFields = [
  ...PERSON,
  blank('idNo', '不改的留空'),
  ...FOLLOWING,
  documents('documents', '补充或更换文书附件', false),
];

const needed = (field: FormField): FormField => ({ ...field, required: true });

/** Blank fields are left out, and documents are named by their numbers. */
export function entryInput(values: FormValues): Partial<Entered> {
  const files = fileIds(values, 'documents');
  const left = BLANKS.filter((name) => values[name] === undefined || values[name] === '');
  return {
    ...Object.fromEntries(left.map((name) => [name, undefined])),
    ...(files.length > 0 ? { files } : {}),
  };
}

/** The numbers of the files that an upload field holds. */
export function fileIds(values: FormValues, name: string): string[] {
  const files = values[name];
  // What an upload field holds are the files that it kept.
  return Array.isArray(files) ? (files as readonly { id: string }[]).map(({ id }) => id) : [];
}

/** An entry as its form begins: read anew, without the number that is only shown masked. */
export const loadEntry = (limitId: string) => async (): Promise<FormValues> =>
  formStart(membersOf(limit.create.input), NAMES, await call(limit.get, { limitId }));

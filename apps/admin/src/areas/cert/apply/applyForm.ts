import { certApply } from '@tqc/contract/cert';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import type { NamedField } from '../../../kit/form/formFields';
import { fileIn, scanField } from '../../../kit/form/uploadFile';
import { call } from '../../../kit/session/api';

type Entered = InputOf<typeof certApply.create>;
type Name = Exclude<keyof Entered & string, 'certNo'>;

const REISSUE = '1';
const REPLACE = '2';
const PHOTO = '4';
const FILES = ['noticeFile', 'formFile', 'identityFile', 'photoFile'] as const;
const NAMES = ['kind', 'reason', 'lostOn', 'media', 'collected', 'pickup', 'remark'] as const;

const only = (of: Name, kind: string, more: Partial<FormField> = {}): NamedField<Name> => ({
  of,
  change: (field) =>
    ({ ...field, ...more, when: (values: FormValues) => values['kind'] === kind }) as FormField,
});
const scan = (
  name: (typeof FILES)[number],
  label: string,
  required: boolean,
  when?: (values: FormValues) => boolean,
): FormField =>
  ({
    ...scanField(name, label),
    maxCount: 1,
    required,
    ...(required ? {} : { hint: '不更换的不用再上传' }),
    ...(when ? { when } : {}),
  }) as FormField;

/** What is entered of a reissue or replacement; scans that stand need not be brought again. */
const fieldsOf = (first: boolean) => [
  'kind' as const,
  'reason' as const,
  only('lostOn', REISSUE, { required: true, hint: '刊登满30天后才能申请' }),
  only('media', REISSUE, { required: false }),
  only('collected', REPLACE),
  'pickup' as const,
  scan('noticeFile', '声明扫描件', first, ({ kind }) => kind === REISSUE),
  scan('formFile', '申请表扫描件', first),
  scan('identityFile', '身份证件扫描件', first),
  scan('photoFile', '新照片', first, ({ reason }) => reason === PHOTO),
  'remark' as const,
];
/** The fields of a new application for a certificate that is known, and of one that was refused. */
export const newFields = fieldsOf(true);
export const againFields = fieldsOf(false);

/** Scans are named by their numbers; what is not asked of a kind is not sent. */
export function applyInput(values: FormValues): Partial<Entered> {
  return Object.fromEntries(FILES.map((name) => [name, fileIn(values, name)]));
}

/** An application as its form begins, read anew. */
export const loadApplication = (id: string) => async (): Promise<FormValues> =>
  formStart(membersOf(certApply.create.input), NAMES, await call(certApply.get, { id }));

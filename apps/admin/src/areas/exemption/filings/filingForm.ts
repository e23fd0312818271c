import { GroupMember, normalFiling } from '@tqc/contract/exemption';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import { LEAST_MEMBERS } from '@tqc/domain/exemption';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formInput, formStart } from '../../../kit/form/fieldsOf';
import { drawnFields, rowsOf } from '../../../kit/form/formFields';
import { uploadFile } from '../../../kit/form/uploadFile';
import { call } from '../../../kit/session/api';

type Entered = InputOf<typeof normalFiling.update>;
const MB = 1024 * 1024;
const MOST_MEMBERS = 50;
const memberNames = ['name', 'department', 'duty', 'phone'] as const;
const memberShape = membersOf(GroupMember);

/** The people of a reform working group, as rows of a form. */
export const memberRows: FormField = {
  name: 'people',
  label: '成员',
  kind: 'rows',
  required: true,
  wide: true,
  fields: drawnFields(memberNames, memberShape, false),
  min: LEAST_MEMBERS,
  max: MOST_MEMBERS,
};

const upload = (
  name: string,
  label: string,
  required: boolean,
  extensions: readonly string[],
): FormField => ({
  name,
  label,
  kind: 'upload',
  required,
  upload: uploadFile,
  extensions: [...extensions],
  maxSize: 20 * MB,
  wide: true,
  ...(required ? {} : { hint: '不更换的不用再上传' }),
});

/** The documents a filing rests on; one that stands keeps its own where none is brought. */
export const filingFiles = (label: string, seal: boolean, needed: boolean): FormField[] => [
  upload('paper', label, needed, ['pdf']),
  ...(seal ? [upload('seal', '公章扫描', needed, ['pdf', 'jpg', 'jpeg'])] : []),
];

/** The one file of a control, as it stands in the store. */
function fileIn(files: unknown): string | undefined {
  const [file] = Array.isArray(files) ? (files as readonly { readonly id: string }[]) : [];
  return file?.id;
}

/** What of a form the call takes under other names. */
export function filingInput(
  values: FormValues,
): Pick<Entered, 'members' | 'fileId' | 'sealFileId'> {
  const [fileId, sealFileId] = [fileIn(values['paper']), fileIn(values['seal'])];
  return {
    ...('people' in values
      ? {
          // The rows are drawn from the fields of a member.
          members: rowsOf(values, 'people').map((row) =>
            formInput(memberShape, memberNames, row),
          ) as NonNullable<Entered['members']>,
        }
      : {}),
    ...(fileId === undefined ? {} : { fileId }),
    ...(sealFileId === undefined ? {} : { sealFileId }),
  };
}

/** The people of a group as the rows of a form begin; the list tells only how many they are. */
export async function loadFiling(docId: string): Promise<FormValues> {
  const { members } = await call(normalFiling.get, { docId });
  return { people: members.map((one) => formStart(memberShape, memberNames, one)) };
}

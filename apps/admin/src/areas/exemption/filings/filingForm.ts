import { GroupMember, normalFiling } from '@tqc/contract/exemption';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import { LEAST_MEMBERS } from '@tqc/domain/exemption';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formInput, formStart } from '../../../kit/form/fieldsOf';
import { differing, drawnFields, rowsOf } from '../../../kit/form/formFields';
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

const upload = <N extends 'fileId' | 'sealFileId'>(of: N, more: Partial<FormField>) =>
  differing(of, { required: true, maxSize: 20 * MB, ...more });

/** The documents a filing rests on; that of a university itself shows its seal besides. */
export const filingFiles = (label: string, seal: boolean) => [
  upload('fileId', { label, extensions: ['pdf'] }),
  ...(seal ? [upload('sealFileId', { extensions: ['pdf', 'jpg', 'jpeg'] })] : []),
];

/** The people as the call takes them. */
export function filingInput(values: FormValues): Pick<Entered, 'members'> {
  if (!('people' in values)) return {};
  const members = rowsOf(values, 'people').map((row) => formInput(memberShape, memberNames, row));
  // The rows are drawn from the fields of a member.
  return { members: members as NonNullable<Entered['members']> };
}

/** The people of a group as the rows of a form begin; the list tells only how many they are. */
export async function loadFiling(docId: string): Promise<FormValues> {
  const { members } = await call(normalFiling.get, { docId });
  return { people: members.map((one) => formStart(memberShape, memberNames, one)) };
}

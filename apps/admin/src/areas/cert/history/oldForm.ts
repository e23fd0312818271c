import { cert, historyValid } from '@tqc/contract/cert';
import { membersOf } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import { choices, required, stays } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';
import { proof } from '../../../trade/proof';

const BEFORE = ['name', 'idType', 'idNo', 'sex', 'birthDate', 'nation', 'ctId'] as const;
const AFTER = ['certNo', 'recognisedOn', 'educationLevel', 'graduateSchool'] as const;
const NAMES = [...BEFORE, 'subjectId', ...AFTER] as const;
const ID_CARD = 1;
const members = membersOf(cert.change.input);

/** What a province adds to a row from before 2012; the number stays unless it is written anew. */
export const oldFields = (subjects: readonly Option[]) => [
  ...BEFORE.map((name) => (name === 'idNo' ? stays(name) : required(name))),
  {
    of: 'subjectId' as const,
    change: (field: FormField): FormField => ({
      ...choices('subjectId', subjects, { search: true }).change(field),
      required: true,
    }),
  },
  ...AFTER.map((name) => required(name)),
  'explanation' as const,
  proof('档案扫描件'),
];

/** What such a row says already. */
export const loadOld = (id: string) => async (): Promise<FormValues> =>
  formStart(members, NAMES, {
    idType: ID_CARD,
    ...(await call(historyValid.viewHistoryTemp, { id })),
  });

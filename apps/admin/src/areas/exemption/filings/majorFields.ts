import { lookup } from '@tqc/contract/lookup';
import type { FormField } from '@tqc/ui/FormDialog';
import type { NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { call } from '../../../kit/session/api';

const { queryMajorsBasic, querySubjectsBasic } = lookup;

/** A major of the national catalogue, chosen a level at a time. */
export const majorField: NamedField<'majorId'> = {
  of: 'majorId',
  change: ({ name, label }) => ({
    name,
    label,
    required: true,
    kind: 'tree',
    load: async (parentId) => {
      const { record } = await call(queryMajorsBasic, parentId === '' ? {} : { parentId });
      return record.map((row) => ({
        value: row.majorId,
        label: row.name,
        leaf: !row.hasChildren,
      }));
    },
  }),
};

/** Subjects that may be taught, several at once. */
export function useSubjectsField(): NamedField<'subjectIds'> {
  const options = useChoices(querySubjectsBasic, {}, ({ subjectId, name }) => ({
    value: subjectId,
    label: name,
  }));
  return {
    of: 'subjectIds',
    change: ({ name, label }): FormField => ({
      name,
      label,
      required: true,
      kind: 'multiSelect',
      options: [...options],
      wide: true,
    }),
  };
}

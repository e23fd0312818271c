import { hoursSentence, isHours, offenceOfHours } from '@tqc/domain/planning';
import type { FormValues } from '@tqc/ui/FormDialog';
import type { NamedField } from '../../kit/form/formFields';

const text = (values: FormValues, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Hours of an arrangement, judged while they are typed as the server judges them. */
function hourField<N extends 'amHours' | 'pmHours'>(of: N, example: string): NamedField<N> {
  return {
    of,
    change: (field) => ({
      ...field,
      placeholder: `如 ${example}，不办理可不填`,
      validate: (_value: never, values: FormValues) => {
        if (!isHours(text(values, of))) return hoursSentence(field.label, example);
        const both = { amHours: text(values, 'amHours'), pmHours: text(values, 'pmHours') };
        return of === 'pmHours' && (both.amHours === '' || isHours(both.amHours))
          ? offenceOfHours(both)
          : undefined;
      },
    }),
  };
}

export const hourFields = [
  hourField('amHours', '08:30-11:30'),
  hourField('pmHours', '14:00-17:00'),
] as const;

import { orgType } from '@tqc/domain/dictionaries';
import { lookup } from '@tqc/contract/lookup';
import { UNIVERSITY } from '@tqc/domain/organisations';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { required } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';

/** Of the same name in the contract, in a control of its own kind. */
function as<N extends string>(of: N, kind: 'mobile' | 'creditCode', more: Partial<FormField> = {}) {
  return {
    of,
    change: ({ name, label }: FormField) => ({ name, label, kind, ...more }) as FormField,
  };
}

/** What an organisation changes of itself. */
export const contactFields = [
  'head',
  as('mobile', 'mobile', { hint: '不改时不用填' }),
  'phone',
  'address',
  'postcode',
  'officeHours',
] as const;

/** What its superior changes of it; who recognises also has a code of three digits. */
export const superiorFields = [
  'orgBizType',
  'orgCode3',
  as('creditCode', 'creditCode'),
  ...contactFields,
  'isQueryConfirmUser',
  'remark',
] as const;
export const plainFields = superiorFields.filter((one) => one !== 'orgCode3');

const newContact = [
  required('head'),
  as('mobile', 'mobile', { required: true }),
  required('phone'),
  required('address'),
  'postcode',
  'officeHours',
] as const;

/** The fields of a new organisation, of the kinds that can stand below the chosen one. */
export function newFields(types: readonly number[]) {
  const kinds = {
    of: 'orgType',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      kind: 'select',
      options: types.map((type) => ({ value: String(type), label: orgType.label(type) })),
    }),
  } as const;
  const area = {
    of: 'areaCode',
    change: (field: FormField): FormField => ({
      ...field,
      required: true,
      hint: '省级2位、市级4位、县级6位',
    }),
  } as const;
  const areaName = {
    of: 'areaName',
    change: (field: FormField): FormField => ({
      ...field,
      hint: '只写本级，例如“云棠县”；省级不用填',
    }),
  } as const;
  return [
    kinds,
    required('orgName'),
    area,
    areaName,
    'orgBizType',
    'orgCode3',
    as('creditCode', 'creditCode', { required: true }),
    ...newContact,
    'isQueryConfirmUser',
    'remark',
  ] as const;
}

/** Colleges offered at once; with more a longer part of the name is typed. */
const OFFERED = 30;

/** The fields of a new university: its name is the college's, its place the province's. */
export function useUniversityFields(when: boolean) {
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    when ? lookup.queryCollegesBasic : undefined,
    { pageSize: OFFERED, ...(keyword === '' ? {} : { keyword }) },
    ({ collegeId, name }) => ({ value: collegeId, label: name }),
  );
  const college = {
    of: 'collegeId',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      kind: 'searchSelect',
      options,
      onSearch: setKeyword,
    }),
  } as const;
  return [college, as('creditCode', 'creditCode'), ...newContact, 'remark'] as const;
}

/** A number that was left alone is not sent: it stays as it is. */
export const withoutMobile = ({ mobile }: FormValues) =>
  mobile === '' ? { mobile: undefined } : {};

/** Kinds of organisations with a form of their own are added by another button. */
export const isAuthority = (type: number) => type !== UNIVERSITY;

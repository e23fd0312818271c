import type { baseOrg } from '@tqc/contract/basic';
import type { FormField } from '@tqc/ui/FormDialog';
import { required, type NamedField } from '../../../kit/form/formFields';

/** Of 认定 or of 定期注册. */
export type Add = typeof baseOrg.addBaseOrg2 | typeof baseOrg.addBaseOrgEnroll;

/** The fields of a point of one kind of work: a new one and one that is there. */
export function pointFields(isRecognition: boolean, school: NamedField<'schoolId'> | undefined) {
  const how = isRecognition
    ? ([required('ctIds')] as const)
    : (['grades', ...(school ? [school] : [])] as const);
  const both: NamedField<'both'> = {
    of: 'both',
    change: (field: FormField): FormField => ({
      ...field,
      label: isRecognition ? '同时办理定期注册' : '同时办理资格认定',
      hint: isRecognition ? '也列在注册确认点里' : '也列在认定确认点里，要选可办资格种类',
    }),
  };
  const contact = [required('address'), required('phone'), 'officeHours', 'head'] as const;
  const rest = ['confirmRange', 'placeAt', 'traffic', 'tips'] as const;
  const work = [required('confirmWay'), required('dayCapacity')] as const;
  return {
    added: [
      required('orgName'),
      ...contact,
      ...work,
      ...how,
      both,
      ...(isRecognition ? [] : (['ctIds'] as const)),
      ...rest,
    ] as const,
    changed: [
      required('orgName'),
      'orgBizType',
      ...contact,
      ...work,
      ...how,
      ...(isRecognition ? [] : (['ctIds'] as const)),
      ...rest,
    ] as const,
  };
}

import { baseOrgSchool } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { useState } from 'react';
import type { NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';

/** Schools offered at once; with more a longer part of the name is typed. */
const OFFERED = 30;

/** The school that hosts a point, found by a part of its name. */
export function useSchoolField(when: boolean): NamedField<'schoolId'> {
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    when && keyword !== '' ? baseOrgSchool.list : undefined,
    { schoolName: keyword, status: onOff.code('on'), pageNo: 1, pageSize: OFFERED },
    ({ schoolId, schoolName }) => ({ value: schoolId, label: schoolName }),
  );
  return {
    of: 'schoolId',
    change: ({ name, label }) => ({
      name,
      label,
      kind: 'searchSelect',
      options,
      onSearch: setKeyword,
      hint: '确认点设在学校里时选择，输入名称的一部分查找',
    }),
  };
}

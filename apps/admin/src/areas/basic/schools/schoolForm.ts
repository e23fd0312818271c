import { baseOrgSchool } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { CENTRE, CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import type { Region } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { useMemo, useState } from 'react';
import type { NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { placesOf } from '../../../kit/list/useRegionField';
import { useSession, type User } from '../../../kit/session/session';
import { useOrgField } from '../../../trade/useOrgField';

/** Schools offered at once; with more a longer part of the name is typed. */
const OFFERED = 30;

const credit = {
  of: 'creditCode',
  change: ({ name, label }: FormField) => ({ name, label, kind: 'creditCode' }) as FormField,
} as const;

/** What a form holds of the place of a school. */
export const placeOf = ({ areaCode }: { readonly areaCode: string }) => ({
  place: {
    province: areaCode.slice(0, 2),
    city: areaCode.slice(0, 4),
    county: areaCode,
  } satisfies Region,
});

/** The place that was chosen, as the call takes it; a county has but its own. */
export function areaOf({ place }: FormValues) {
  // What a field of this kind holds, while it is there.
  const { county = '' } = (place ?? {}) as Partial<Region>;
  return county === '' ? {} : { areaCode: county };
}

/** The fields of a school; whoever stands above counties says in which it lies. */
export function useSchoolFields() {
  const user = useSession((session) => session.user);
  const place = useMemo((): FormField[] => {
    if (!user || user.orgType === COUNTY) return [];
    return [
      {
        name: 'place',
        label: '所在区县',
        kind: 'region',
        required: true,
        wide: true,
        load: placesOf(user, () => undefined),
        locked:
          user.orgType === CITY
            ? ['province', 'city']
            : user.orgType === PROVINCE
              ? ['province']
              : [],
      },
    ];
  }, [user]);
  const registers = useOrgField('enrollOrgId', {
    required: false,
    hint: '不选时由学校所在区县的教育局注册',
  });
  return {
    fields: [
      'schoolCode',
      'schoolName',
      'unitType',
      'nature',
      'townType',
      ...place,
      'authority',
      registers,
      'collective',
      'staff',
      'due',
      credit,
      'head',
      'phone',
      'address',
    ] as const,
    initial: { place: ownPlace(user) },
  };
}

/** How much of a place is known from where somebody works; of the whole country nothing. */
function ownPlace(user: User | undefined): Region {
  return {
    province: user && user.orgType !== CENTRE ? user.prov : '',
    city: user?.orgType === CITY ? user.city : '',
    county: '',
  };
}

/** The school that another one is put into, found by a part of its name. */
export function useIntoField(when: boolean): NamedField<'intoId'> {
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    when && keyword !== '' ? baseOrgSchool.list : undefined,
    { schoolName: keyword, status: onOff.code('on'), pageNo: 1, pageSize: OFFERED },
    ({ schoolId, schoolName, schoolCode }) => ({
      value: schoolId,
      label: `${schoolName}（${schoolCode}）`,
    }),
  );
  return {
    of: 'intoId',
    change: ({ name, label }) => ({
      name,
      label,
      required: true,
      kind: 'searchSelect',
      options,
      onSearch: setKeyword,
      hint: '输入名称的一部分查找本省启用的学校',
    }),
  };
}

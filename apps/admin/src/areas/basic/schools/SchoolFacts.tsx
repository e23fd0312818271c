import { School, type baseOrgSchool } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'schoolName',
  'schoolCode',
  'status',
  'unitType',
  'nature',
  'townType',
  'areaName',
  'areaCode',
  'authority',
  'enrollOrgName',
  'pointName',
  'collective',
  'staff',
  'due',
  'creditCode',
  'head',
  'phone',
  'updatedAt',
] as const;

/** All that is known of a school. */
export function SchoolFacts({ school }: { readonly school: OutputOf<typeof baseOrgSchool.get> }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        ...NAMES.map((name) => detailItem(name, factsOf(School.shape[name]), school[name])),
        { label: '地址', value: school.address || '—', wide: true },
        { label: '曾用标识码', value: school.formerCodes.join('、') || '—', wide: true },
        ...(school.mergedInto === null
          ? []
          : [{ label: '并入学校', value: school.mergedName, wide: true }]),
      ]}
    />
  );
}

import { OrgDetail, type baseOrg } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'orgName',
  'orgId',
  'orgType',
  'orgBizType',
  'areaName',
  'areaCode',
  'parentName',
  'orgCode3',
  'creditCode',
  'head',
  'mobile',
  'phone',
  'postcode',
  'officeHours',
  'isQueryConfirmUser',
  'onlyEcert',
  'tagNames',
  'status',
  'below',
  'points',
  'users',
  'updatedAt',
] as const;

/** All that is known of an organisation. */
export function OrgFacts({ org }: { readonly org: OutputOf<typeof baseOrg.get> }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        ...NAMES.map((name) => detailItem(name, factsOf(OrgDetail.shape[name]), org[name])),
        ...(org.collegeName === '' ? [] : [{ label: '院校', value: org.collegeName }]),
        { label: '地址', value: org.address || '—', wide: true },
        { label: '备注', value: org.remark || '—', wide: true },
      ]}
    />
  );
}

import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { AdminDetail, type admins } from '@tqc/contract/rms';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'account',
  'name',
  'status',
  'condition',
  'orgType',
  'roles',
  'mobile',
  'loginType',
  'keySerial',
  'monitor',
  'job',
  'officePhone',
  'validTo',
  'seenAt',
  'seenFrom',
  'updatedAt',
] as const;

/** All that is known of somebody, and what their roles let them do. */
export function AdminFacts({
  person,
}: {
  readonly person: OutputOf<typeof admins.getAdminDtoById>;
}) {
  const titles = person.rights.map(({ title }) => title);
  return (
    <DescriptionList
      columns={2}
      items={[
        ...NAMES.map((name) => detailItem(name, factsOf(AdminDetail.shape[name]), person[name])),
        { label: '机构', value: person.orgPath, wide: true },
        { label: '备注', value: person.remark || '—', wide: true },
        {
          label: `权限（${titles.length}项）`,
          value: [...new Set(titles)].join('；') || '—',
          wide: true,
        },
      ]}
    />
  );
}

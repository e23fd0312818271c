import { Point, type baseOrg } from '@tqc/contract/basic';
import { factsOf, type OutputOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'orgName',
  'status',
  'orgBizType',
  'parentName',
  'areaName',
  'phone',
  'officeHours',
  'head',
  'confirmWay',
  'dayCapacity',
  'ctIds',
  'grades',
  'schoolName',
  'placeAt',
  'staff',
  'schools',
  'arranged',
  'confirmed',
  'updatedAt',
  'orgId',
] as const;
const WIDE = ['address', 'confirmRange', 'traffic', 'tips'] as const;

interface PointFactsProps {
  readonly point: Row<typeof baseOrg.getConfirmPointData>;
  /** The same as an organisation. */
  readonly org: OutputOf<typeof baseOrg.get>;
}

/** All that is known of a confirmation point. */
export function PointFacts({ point, org }: PointFactsProps) {
  const item = (name: (typeof NAMES)[number] | (typeof WIDE)[number]) =>
    detailItem(name, factsOf(Point.shape[name]), point[name]);
  return (
    <DescriptionList
      columns={2}
      items={[
        ...NAMES.map(item),
        { label: '负责人手机', value: org.mobile || '—' },
        ...WIDE.map((name) => ({ ...item(name), wide: true })),
      ]}
    />
  );
}

import { NationEnrollment, OtherPointEnrollment } from '@tqc/contract/enroll';
import { factsOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

/** Keys are for the machine. */
const HIDDEN = ['enrId', 'idRef'];

/** A registration of another place, as far as it is shown there. */
export function ElsewhereFacts({ record }: { readonly record: Readonly<Record<string, unknown>> }) {
  const shape = 'pointName' in record ? OtherPointEnrollment.shape : NationEnrollment.shape;
  return (
    <DescriptionList
      columns="auto"
      items={Object.entries(shape)
        .filter(([name]) => !HIDDEN.includes(name))
        .map(([name, schema]) => detailItem(name, factsOf(schema), record[name]))}
    />
  );
}

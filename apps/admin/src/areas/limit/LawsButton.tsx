import { limit } from '@tqc/contract/limit';
import { limitLaw, limitTerm, limitType } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { ViewButton } from '../../kit/record/ViewButton';

const { getLaws } = limit;

/** What each kind of restriction may rest on, and how long it lasts. */
export function LawsButton() {
  return (
    <ViewButton call={getLaws} input={{}} label="限制依据" link={false} title="限制类型和法律依据">
      {({ record }) => (
        <DescriptionList
          columns={1}
          items={record.map(({ limitType: type, laws, term }) => ({
            label: limitType.label(type),
            value: `${laws.map((law) => limitLaw.label(law)).join('、')}；期限：${term === null ? '按文书' : limitTerm.label(term)}`,
          }))}
        />
      )}
    </ViewButton>
  );
}

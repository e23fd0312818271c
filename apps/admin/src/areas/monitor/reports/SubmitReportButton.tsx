import { reportSubmit } from '@tqc/contract/monitor';
import { endedPeriods } from '@tqc/domain/reports';
import { chinaDay } from '@tqc/domain/shared';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { transport } from '../../../kit/session/session';

const { create } = reportSubmit;

/** Only what is over by the server's day is handed in: the last months, quarters and years. */
const period = () => ({
  of: 'period' as const,
  change: ({ name, label }: FormField): FormField => ({
    name,
    label,
    required: true,
    kind: 'searchSelect',
    options: endedPeriods(chinaDay(new Date(transport.now()))).map(({ id, label: text }) => ({
      value: id,
      label: text,
    })),
  }),
});

/** Hands a report of a period in to the organisation above. */
export function SubmitReportButton({ id }: { readonly id: string }) {
  return (
    <FormButton
      call={create}
      label="报送"
      fields={[period(), 'text']}
      input={{ report: id }}
      intro="按整个统计期和本机构的全部数据统计，报送后数字固定；下级没有报全、与上期变化大的，请写明原因。"
      done={() => '已报送上级机构，进展在“报送”里看'}
    />
  );
}

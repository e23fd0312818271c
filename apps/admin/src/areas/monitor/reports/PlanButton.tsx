import { reports } from '@tqc/contract/monitor';
import type { Row } from '@tqc/contract/kit';
import { NEVER } from '@tqc/domain/reports';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';
import { peopleField, peopleIn } from '../../../trade/people/PeopleField';

const [DAILY, WEEKLY, MONTHLY] = [1, 2, 3];
const RECEIVERS = 'receivers';

const every =
  (...values: (number | undefined)[]) =>
  (form: FormValues) =>
    values.map(String).includes(String(form['every']));
const only = <N extends string>(of: N, when: FormField['when']): NamedField<N> => ({
  of,
  change: (field) => ({ ...field, required: true, ...(when && { when }) }),
});
const SOME = every(DAILY, WEEKLY, MONTHLY);

interface PlanButtonProps {
  readonly row: Row<typeof reports.queryInfos>;
  readonly when: boolean;
}

/** Sets when a report is made by itself and who gets it. */
export function PlanButton({ row, when }: PlanButtonProps) {
  return (
    <FormButton
      call={reports.schedule}
      row={row}
      label="定时"
      link
      drawer
      when={when}
      initial={{ every: DAILY, hour: 8, format: 'xlsx' }}
      load={async () => {
        const { plan } = await call(reports.getInfo, { id: row.id, draft: true });
        return plan ? { ...plan } : {};
      }}
      fields={[
        'every',
        only('weekday', every(WEEKLY)),
        only('day', every(MONTHLY)),
        only('hour', SOME),
        only('format', SOME),
        peopleField(SOME, RECEIVERS),
      ]}
      intro="到点按接收人自己的机构范围各生成一份，完成后接收人在消息里收到；统计的是前一天、上一周或上一个月。选“不定时”取消。"
      toInput={(values) =>
        String(values['every']) === String(NEVER)
          ? { every: NEVER, hour: 0, format: 'xlsx', weekday: null, day: null }
          : { receivers: peopleIn(values, RECEIVERS) ?? [] }
      }
      done={() => '定时设置已保存'}
    />
  );
}

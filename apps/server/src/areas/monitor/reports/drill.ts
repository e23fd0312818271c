import type { reports } from '@tqc/contract/monitor';
import { detailsOf } from '@tqc/domain/reports';
import { chinaMinute, maskIdNo, maskName } from '@tqc/domain/shared';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { behind } from '../../../trade/reports';
import { reportOf } from './reportOf';

type Asking = CallContext<typeof reports.drill>;
type Shown = NonNullable<ReturnType<typeof detailsOf>>;

/** The tables whose numbers are sealed, by the subject that counts them. */
const SEALED: Readonly<Record<string, Parameters<typeof placeOf>[0]>> = {
  applications: 'registration',
  certificates: 'cert',
  enrollments: 'enrollment',
};

/** 查看报表明细：the rows behind one figure; whoever they are about is masked. */
export async function drill(call: Asking) {
  const { id, draft, keys, column, offset, limit, ...asked } = call.input;
  const { definition } = await reportOf(call, { id, draft });
  const found = await behind(call.db, call.who, definition, asked, { keys, column, offset, limit });
  const { columns, key } = detailsOf(definition.cube) as Shown;
  call.note({ obj: `report/${id}`, detail: { column, keys, rows: found.rows.length } });
  return {
    title: found.title,
    total: found.total,
    columns: columns.map(({ title }) => title),
    rows: found.rows.map((row) => ({
      key: key.map((name) => String(row[name])).join('/'),
      cells: columns.map((one) => cellOf(call, definition.cube, one, row[one.field], row[key[0]])),
    })),
  };
}

function cellOf(
  { app }: Asking,
  cube: string,
  { show }: Shown['columns'][number],
  value: unknown,
  id: unknown,
): string {
  if (value === null || value === undefined || value === '') return '—';
  switch (show) {
    case 'name':
      return maskName(String(value));
    case 'idNo': {
      const table = SEALED[cube];
      // Sealed for the row it stands in.
      return table === undefined
        ? '—'
        : maskIdNo(app.personal.open(placeOf(table, 'id_no', String(id)), value as Buffer));
    }
    case 'minute':
      return chinaMinute(new Date(String(value)));
    case 'day':
      return String(value).slice(0, 10);
    case 'text':
      return String(value);
    case 'number':
      return Number(value).toLocaleString('en');
    default:
      return show.label(Number(value));
  }
}

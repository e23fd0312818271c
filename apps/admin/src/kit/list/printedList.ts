import { conditionsOf, type Call, type InputOf, type Row } from '@tqc/contract/kit';
import { chinaMinute } from '@tqc/domain/shared';
import type { Column, PrintedList } from '@tqc/ui/DataTable';
import { chipsOf } from '@tqc/ui/SearchForm';
import { markOf } from '../session/mark';
import { transport, useSession } from '../session/session';
import type { useListPage } from './useListPage';

interface OfScreen<C extends Call> {
  readonly title: string;
  /** In their order, without the hidden ones. */
  readonly columns: readonly Column<Row<C>>[];
  readonly fixed: Partial<InputOf<C>> | undefined;
}

/** A list on paper: the chosen rows, or those of the page where none is chosen. */
export function printedList<C extends Call>(
  page: ReturnType<typeof useListPage<C>>,
  list: C,
  { title, columns, fixed = {} }: OfScreen<C>,
): PrintedList<Row<C>> {
  const { rows, known, selection, total, exact } = page;
  const { pageNo, pageSize } = page.page;
  const { user } = useSession.getState();
  const chosen = known.of(selection.ids());
  const all = `共${total}条${exact ? '' : '以上'}`;
  const shown = chosen.length > 0 ? `所选${chosen.length}条` : `第${pageNo}页，${rows.length}条`;
  return {
    title,
    columns,
    rows: chosen.length > 0 ? chosen : rows,
    first: chosen.length > 0 ? 1 : (pageNo - 1) * pageSize + 1,
    facts: [
      `打印时间：${chinaMinute(new Date(transport.now()))}　打印人：${user?.nickname ?? ''}（${
        user?.account ?? ''
      }）　机构：${user?.orgName ?? ''}`,
      `查询条件：${conditionText(page, list, fixed)}`,
      `${shown}；${all}`,
    ],
    mark: markOf(user),
  };
}

/** As the page says it; numbers of persons are named, never told, as in exported files. */
function conditionText<C extends Call>(
  { question, asked }: ReturnType<typeof useListPage<C>>,
  list: C,
  fixed: object,
): string {
  const { fields, active, regionName } = question;
  const personal = new Map(
    conditionsOf(list, asked).flatMap((one) => (one.personal ? [[one.name, one.text]] : [])),
  );
  const said = [
    ...conditionsOf(list, { ...fixed }),
    ...chipsOf(fields, active, regionName).map((chip) => ({
      ...chip,
      text: personal.get(chip.name) ?? chip.text,
    })),
  ].map(({ label, text }) => `${label}：${text}`);
  return said.length > 0 ? said.join('；') : '全部';
}

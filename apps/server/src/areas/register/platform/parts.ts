import type { exchange } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';

/** A question for figures. */
export type Asked = CallContext<typeof exchange.gbStatistics>;

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** The parts of an area that are counted: by which column, beginning how, of which days. */
export interface Parts {
  readonly column: 'prov' | 'city' | 'county';
  readonly begins: string;
  readonly from: string;
  readonly to: string;
}

const placeOf = ({ orgType, prov, city, county }: Asked['who']): string | undefined =>
  ({ 5: '', 4: prov, 3: city, 2: county })[orgType];

/** Whether figures are kept of what the caller's organisation stands over. */
export const hasPlace = ({ who }: Pick<Asked, 'who'>) => placeOf(who) !== undefined;

/** The country, the own province or a city is looked at; nobody looks beside the own place. */
export function partsOf({ input, who, now }: Asked): Parts {
  const to = input.dayTo ?? chinaDay(now);
  const from = input.dayFrom ?? dayAfter(to, -USUAL_DAYS);
  if (to < from) throw refuse('dayTo', '日期止不能早于日期起');
  if (dayAfter(from, MOST_DAYS) < to)
    throw refuse('dayFrom', `一次最多统计${MOST_DAYS}天，请缩短起止日期`);
  const own = placeOf(who) ?? who.county;
  if (own === '' && !hasPlace({ who })) throw outOfReach();
  const area = input.area ?? own;
  if (!area.startsWith(own)) throw refuse('area', '只能统计本机构所辖的地区');
  const column = area.length < 2 ? 'prov' : area.length < 4 ? 'city' : 'county';
  return { column, begins: area, from, to };
}

import type { Call } from './call';
import { factsOf } from './field';
import { membersOf } from './members';

/** What every list takes besides its filters. */
const PAGE = new Set(['pageNo', 'pageSize', 'sort', 'exactTotal']);
/** Rows before a page of a wide question with a condition: each of them is read to be passed. */
const DEEPEST = 2000;

/**
 * Why somebody of this level may not ask a list so; undefined where they may. The server refuses
 * with it, and a screen does not offer it.
 */
export function tooWide(
  { reach, input: shape }: Pick<Call, 'reach' | 'input'>,
  level: number,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!reach || level < reach.from) return undefined;
  const asked = Object.keys(input).filter((name) => input[name] !== undefined && !PAGE.has(name));
  const narrows = (name: string) =>
    reach.narrowing.includes(name) && [...String(input[name])].length > 1;
  if (asked.some(narrows)) return undefined;
  const members = membersOf(shape);
  const labelOf = (name: string) => {
    const schema = members[name];
    return (schema && factsOf(schema)?.label) ?? name;
  };
  const wide = asked.filter((name) => !reach.filters.includes(name));
  const by = wide.length > 0 ? [`按“${wide.map(labelOf).join('、')}”查询`] : [];
  const order = typeof input['sort'] === 'string' ? (input['sort'].split('.')[0] ?? '') : '';
  if (order !== '' && !reach.sorts.includes(order)) by.push(`这样排序`);
  const before = (Number(input['pageNo'] ?? 1) - 1) * Number(input['pageSize'] ?? 0);
  if (asked.length > 0 && before > DEEPEST) by.push(`翻到第${DEEPEST.toLocaleString('en')}条以后`);
  return by.length > 0 ? `全国的数据太多，不能${by.join('并')}，${reach.advice}` : undefined;
}

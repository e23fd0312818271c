import { catalogueCalls, type CatalogueCall } from '@tqc/contract/catalogue';
import { LOOK, WAITS } from '../../kit/serve';
import { ACCESS_ANSWERED } from '../../trade/registration';

/**
 * How rows written before the audit kept whole ids tell their call: its right and the last word of
 * its id.
 */
const oldRowOf = ({ id, permission }: Pick<CatalogueCall, 'id' | 'permission'>) =>
  `${permission} ${id.slice(id.lastIndexOf('.') + 1)}`;

/** What nobody called. */
const OWN_WORK: readonly (readonly [string, string])[] = [[ACCESS_ANSWERED, '准入查询平台答复']];
const titles = new Map([
  ...catalogueCalls.map(({ id, title }) => [id, title] as const),
  ...OWN_WORK,
]);
const oldTitles = new Map<string, readonly string[]>();
for (const call of catalogueCalls)
  oldTitles.set(oldRowOf(call), [...(oldTitles.get(oldRowOf(call)) ?? []), call.title]);

/**
 * What a row of the audit says was done; what neither its id nor its right tells apart is shown as
 * it was written.
 */
export function titleOf({ act, perm }: { readonly act: string; readonly perm: string }): string {
  if (act.endsWith(LOOK)) return `预览：${titleOf({ act: act.slice(0, -LOOK.length), perm })}`;
  if (act.endsWith(WAITS))
    return `${titleOf({ act: act.slice(0, -WAITS.length), perm })}（等待生效）`;
  const [found, another] = oldTitles.get(`${perm} ${act}`) ?? [];
  return titles.get(act) ?? (found && !another ? found : act);
}

/**
 * The calls whose title has these words, or that have this id or this last word of it: as new rows
 * and as old rows name them.
 */
export function actsNamed(text: string): {
  readonly ids: readonly string[];
  readonly oldRows: readonly string[];
} {
  const meant = catalogueCalls.filter(
    ({ id, title }) => `.${id}`.endsWith(`.${text}`) || title.includes(text),
  );
  return {
    ids: meant.flatMap(({ id }) => [id, `${id}${LOOK}`, `${id}${WAITS}`]),
    oldRows: meant.map(oldRowOf),
  };
}

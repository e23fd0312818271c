/** An organisation that a plan is opened to. */
export interface OpenedOrg {
  readonly orgId: string;
  readonly orgName: string;
}

/** So many are named before the others are counted. */
const NAMED = 10;

/** Some organisations by name, the first of them where they are many. */
function namesText(ids: readonly string[], opened: readonly OpenedOrg[]): string {
  const names = new Map(opened.map(({ orgId, orgName }) => [orgId, orgName]));
  const shown = ids.slice(0, NAMED).map((id) => names.get(id) ?? id);
  const more = ids.length - shown.length;
  return `${shown.join('、')}${more > 0 ? ` 等${ids.length}个机构` : ''}`;
}

/** Whom a plan is opened to, in words. */
export const openedText = (ids: readonly string[], opened: readonly OpenedOrg[]): string =>
  ids.length === 0 ? '本省全部机构' : namesText(ids, opened);

/** Who comes and who goes when a plan is opened to others; nothing where all are meant. */
export function movedText(
  before: readonly string[],
  after: readonly string[],
  opened: readonly OpenedOrg[],
): string {
  if (before.length === 0 || after.length === 0) return '';
  const parts = [
    ['新增', after.filter((id) => !before.includes(id))],
    ['去掉', before.filter((id) => !after.includes(id))],
  ] as const;
  const said = parts.flatMap(([word, ids]) =>
    ids.length > 0 ? [`${word}：${namesText(ids, opened)}`] : [],
  );
  return said.length === 0 ? '' : `（${said.join('；')}）`;
}

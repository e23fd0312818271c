interface OfPage {
  readonly group: string;
  readonly page: string;
}

/** Rights under the page that needs them, in the order they came. */
export function byPage<R extends OfPage>(rights: readonly R[]): [page: string, rights: R[]][] {
  const pages = new Map<string, R[]>();
  for (const right of rights) {
    const name = `${right.group} / ${right.page}`;
    const ofPage = pages.get(name);
    if (ofPage) ofPage.push(right);
    else pages.set(name, [right]);
  }
  return [...pages];
}

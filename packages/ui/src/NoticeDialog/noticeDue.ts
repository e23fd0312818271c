/** 公告的时段和页面；时刻写作带时区的 ISO 文字，含两端。 */
export interface NoticeWindow {
  from: string;
  to: string;
  /** 打开哪些页面时提示，按路径开头比。 */
  paths: readonly string[];
}

/** 此刻打开这个页面要不要提示；返回对应的页面开头，不提示时为空。 */
export function noticeDue(
  { from, to, paths }: NoticeWindow,
  path: string,
  now: number,
): string | undefined {
  if (now < Date.parse(from) || now > Date.parse(to)) return undefined;
  return paths.find(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}?`),
  );
}

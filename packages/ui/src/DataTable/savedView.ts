/** 一个保存下来的视图：条件、排序和列设置由应用保管，这里只认编号和名称。 */
export interface SavedView {
  id: string;
  name: string;
  /** 本机构的人都能看到。 */
  shared: boolean;
  /** 是不是本人保存的；别人共享的不能删除。 */
  own: boolean;
}

const LONGEST = 30;

/** 视图名称的毛病；没有毛病时为空。 */
export function viewNameProblem(name: string, views: readonly SavedView[]): string | undefined {
  const clean = name.trim();
  if (!clean) return '请输入视图名称';
  if ([...clean].length > LONGEST) return `视图名称最多${LONGEST}字`;
  if (views.some((view) => view.own && view.name === clean)) return '已有同名的视图，请换一个名称';
  return undefined;
}

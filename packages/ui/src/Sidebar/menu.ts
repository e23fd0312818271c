/** 菜单里的一个页面。 */
export interface SidebarItem {
  readonly path: string;
  readonly title: string;
  readonly icon?: string;
  /** 拼音首字母，供查找；没有时只按名称找。 */
  readonly initials?: string;
}

/** 菜单里的一组页面。 */
export interface SidebarGroup {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly initials?: string;
  readonly items: readonly SidebarItem[];
}

export { matchTitle } from './matchTitle';
export type { SidebarGroup, SidebarItem } from './menu';
export { Sidebar } from './Sidebar';

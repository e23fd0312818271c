import type { SidebarItem } from './menu';
import { MenuIcon } from './MenuIcon';
import styles from './Sidebar.module.css';

interface MenuLinkProps {
  item: SidebarItem;
  icon?: string;
  /** 只画图标，名称由读屏软件读出并在悬停时显示。 */
  folded?: boolean;
  current: string;
  hrefOf: (path: string) => string;
  onGo: (path: string) => void;
}

/** 菜单里的链接；按住 Ctrl 或用中键时由浏览器在新标签页打开。 */
export function MenuLink({ item, icon, folded = false, current, hrefOf, onGo }: MenuLinkProps) {
  return (
    <a
      href={hrefOf(item.path)}
      data-menu=""
      className={styles.entry}
      aria-current={item.path === current ? 'page' : undefined}
      aria-label={folded ? item.title : undefined}
      title={item.title}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onGo(item.path);
      }}
    >
      {icon && <MenuIcon name={icon} />}
      {!folded && <span className={styles.text}>{item.title}</span>}
    </a>
  );
}

import { Icon } from '../foundation';
import styles from './Breadcrumb.module.css';

/** 路径上的一段；没有 href 的是分组，不能点。 */
export interface Crumb {
  title: string;
  href?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  /** 在应用里换页；省略时按普通链接走。 */
  onGo?: (href: string) => void;
}

/** 面包屑：现在在哪里，怎样回到上一层；最后一段是本页。 */
export function Breadcrumb({ crumbs, onGo }: BreadcrumbProps) {
  return (
    <nav aria-label="当前位置" className={styles.nav}>
      <ol>
        {crumbs.map(({ title, href }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={`${index}${title}`} className={styles.crumb}>
              {index > 0 && <Icon name="right" size={12} />}
              {href && !last ? (
                <a
                  href={href}
                  title={title}
                  onClick={(event) => {
                    if (!onGo || event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onGo(href);
                  }}
                >
                  {title}
                </a>
              ) : (
                <span aria-current={last ? 'page' : undefined} title={title}>
                  {title}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

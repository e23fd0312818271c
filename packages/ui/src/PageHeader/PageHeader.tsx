import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** 跟在标题后面的状态签、期限签。 */
  tags?: ReactNode;
  /** 左边的证件照；没有或还没读到时留着地方。 */
  picture?: { readonly src: string | null | undefined; readonly alt: string };
  /** 一句灰字，说明这一页做什么。 */
  description?: string;
  actions?: ReactNode;
}

/** 页面标题、一句说明和右边的操作；某个人的详情页还有照片和状态，自成一块。 */
export function PageHeader({ title, tags, picture, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header} data-framed={picture !== undefined}>
      {picture &&
        (picture.src ? (
          <img className={styles.picture} src={picture.src} alt={picture.alt} />
        ) : (
          <div className={styles.picture} />
        ))}
      <div className={styles.words}>
        <h1 className={styles.title}>
          {title}
          {tags && (
            <>
              {' '}
              <span className={styles.tags}>{tags}</span>
            </>
          )}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

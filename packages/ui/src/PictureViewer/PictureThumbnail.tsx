import { useEffect, useRef, useState } from 'react';
import { Icon } from '../foundation';
import type { PictureStore, ViewerPicture } from './pictureStore';
import { usePictureStore, useThumbnail, type ReadPicture } from './usePictures';
import styles from './PictureViewer.module.css';

interface PictureThumbnailProps {
  picture: ViewerPicture;
  read: ReadPicture;
  onClick: () => void;
}

/** 一张小图，点开看大图；滚到附近才取。 */
export function PictureThumbnail({ picture, read, onClick }: PictureThumbnailProps) {
  return <Thumbnail store={usePictureStore(read)} picture={picture} large onClick={onClick} />;
}

interface ThumbnailProps {
  store: PictureStore;
  picture: ViewerPicture;
  current?: boolean;
  /** 这一张的大图已经看得见。 */
  isShown?: boolean;
  /** 单独摆在页面上，比缩略图条里的大。 */
  large?: boolean;
  onClick: () => void;
}

/** 缩略图条里的一张，与查看器共用已取到的内容。 */
export function Thumbnail({
  store,
  picture,
  current = false,
  isShown = false,
  large = false,
  onClick,
}: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const url = useThumbnail(store, picture, near, isShown);
  useEffect(() => {
    if (!button.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watch.observe(button.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumbnail}
      data-large={large || undefined}
      aria-current={current || undefined}
      title={picture.title}
      onClick={onClick}
    >
      <span className={styles.frame}>
        {url ? (
          <img src={url} alt="" draggable={false} />
        ) : (
          url === null && <Icon name="warning" size={24} />
        )}
      </span>
      <span className={styles.caption}>{picture.title}</span>
    </button>
  );
}

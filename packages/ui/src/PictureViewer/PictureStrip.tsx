import { memo } from 'react';
import type { PictureStore, ViewerPicture } from './pictureStore';
import { Thumbnail } from './PictureThumbnail';
import styles from './PictureViewer.module.css';

interface PictureStripProps {
  store: PictureStore;
  pictures: readonly ViewerPicture[];
  /** 眼前是第几张，从 0 起。 */
  at: number;
  /** 眼前这张的大图已经看得见。 */
  isShown: boolean;
  onPick: (at: number) => void;
}

/** 缩略图条；旋转、缩放、拖动时不重画。 */
export const PictureStrip = memo(function PictureStrip({
  store,
  pictures,
  at,
  isShown,
  onPick,
}: PictureStripProps) {
  return (
    <ol className={styles.strip} aria-label="全部图片">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Thumbnail
            store={store}
            picture={picture}
            current={index === at}
            isShown={isShown && index === at}
            onClick={() => onPick(index)}
          />
        </li>
      ))}
    </ol>
  );
});

import { useState } from 'react';
import { PictureViewer, Thumbnail } from '../../kit/record/PictureViewer';
import { useMayView } from '../../kit/record/useFile';
import styles from './applicant.module.css';

interface Picture {
  readonly fileId: string;
  readonly title: string;
}

/** Pictures beside each other, for who may see them; each opens the viewer, which compares two. */
export function PictureRow({
  pictures,
  none,
}: {
  readonly pictures: readonly Picture[];
  /** What is said where there are none. */
  readonly none: string;
}) {
  const [open, setOpen] = useState<number>();
  const may = useMayView();
  if (!may) return '您没有查看图片的权限';
  if (pictures.length === 0) return none;
  return (
    <>
      <div className={styles.pictures}>
        {pictures.map((picture, at) => (
          <Thumbnail key={picture.fileId} picture={picture} onClick={() => setOpen(at)} />
        ))}
      </div>
      {open !== undefined && (
        <PictureViewer pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

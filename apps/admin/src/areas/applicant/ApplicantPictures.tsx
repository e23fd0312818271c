import type { OutputOf } from '@tqc/contract/kit';
import type { ssouser } from '@tqc/contract/applicant';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useState } from 'react';
import { PictureViewer, Thumbnail } from '../../kit/record/PictureViewer';
import { useMayView } from '../../kit/record/useFile';
import styles from './applicant.module.css';
import { picturesOf } from './pictures';

/** Pictures of document and face beside each other; each opens the viewer, which compares two. */
export function ApplicantPictures({
  record,
}: {
  readonly record: Pick<OutputOf<typeof ssouser.get>, 'pictures'>;
}) {
  const [open, setOpen] = useState<number>();
  const may = useMayView();
  const pictures = picturesOf(record);
  return (
    <SectionHeader title="证件与人像">
      {pictures.length === 0 || !may ? (
        may ? (
          '没有图片：自动核验通过的不留图片'
        ) : (
          '您没有查看图片的权限'
        )
      ) : (
        <div className={styles.pictures}>
          {pictures.map((picture, at) => (
            <Thumbnail key={picture.fileId} picture={picture} onClick={() => setOpen(at)} />
          ))}
        </div>
      )}
      {open !== undefined && (
        <PictureViewer pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
      )}
    </SectionHeader>
  );
}

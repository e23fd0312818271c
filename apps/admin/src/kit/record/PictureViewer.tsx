import { PictureThumbnail, PictureViewer as Viewer, type ReadPicture } from '@tqc/ui/PictureViewer';
import { fetchFile } from './useFile';

/** A picture that can be shown. */
export interface Picture {
  readonly fileId: string;
  readonly title: string;
}

const read: ReadPicture = ({ id }) => fetchFile(id);

/** 图片预览：缩略图、左右旋转15度、缩放、拖动、对比、上一张下一张、下载为png。 */
export function PictureViewer({
  pictures,
  start,
  onClose,
}: {
  readonly pictures: readonly Picture[];
  readonly start: number;
  readonly onClose: () => void;
}) {
  return (
    <Viewer
      pictures={pictures.map(({ fileId, title }) => ({ id: fileId, title }))}
      read={read}
      start={start}
      onClose={onClose}
    />
  );
}

/** A small picture that opens the large one. */
export function Thumbnail({
  picture: { fileId, title },
  onClick,
}: {
  readonly picture: Picture;
  readonly onClick: () => void;
}) {
  return <PictureThumbnail picture={{ id: fileId, title }} read={read} onClick={onClick} />;
}

import { PictureThumbnail, PictureViewer as Viewer, type ReadPicture } from '@tqc/ui/PictureViewer';
import { fetchFile } from './useFile';

/** A picture that can be shown. */
export interface Picture {
  readonly fileId: string;
  readonly title: string;
}

const read: ReadPicture = ({ id }) => fetchFile(id);

/** Pictures: thumbnails, turns of 15 degrees, zoom, drag, compare, next and previous, png. */
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

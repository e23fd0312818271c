import { useState } from 'react';
import { PictureViewer, Thumbnail } from '../../../kit/record/PictureViewer';
import { useMayView } from '../../../kit/record/useFile';

interface GlyphProps {
  readonly word: { readonly word: string; readonly picture: string | null };
}

/** How a rare character is written, small; large when it is pressed. */
export function Glyph({ word: { word, picture } }: GlyphProps) {
  const [open, setOpen] = useState(false);
  const may = useMayView();
  if (picture === null || !may) return '—';
  const one = { fileId: picture, title: `“${word}”的字形` };
  return (
    <>
      <Thumbnail picture={one} onClick={() => setOpen(true)} />
      {open && <PictureViewer pictures={[one]} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}

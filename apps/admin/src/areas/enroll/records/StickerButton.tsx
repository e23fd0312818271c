import { enrollmentPapers } from '@tqc/contract/enroll';
import { useState } from 'react';
import { BulkButton } from '../../../kit/form/BulkButton';
import { recordsOf } from '../../../kit/form/inParts';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';

const { sticker } = enrollmentPapers;

/** So many stickers are one file. */
const MOST = 200;

/**
 * Prints the stickers of the chosen: who gets one is asked first, then they are noted as printed
 * and the file opens, one after the other where there are several.
 */
export function StickerButton() {
  const [files, setFiles] = useState<readonly (readonly string[])[]>([]);
  const [ids] = files;
  return (
    <>
      <BulkButton
        call={sticker}
        label="打印结论贴"
        most={MOST}
        input={(part) => ({ records: recordsOf(part) })}
        done="已登记打印结论贴"
        onAnswer={({ done }) => {
          if (done.length > 0) setFiles((before) => [...before, done]);
        }}
      />
      {ids && (
        <PdfDrawer
          key={ids.join()}
          title={`注册结论贴（${ids.length} 张）`}
          fileKey={`sticker/${ids.join()}`}
          fileName="注册结论贴.pdf"
          read={() =>
            fetchBytes(sticker, { draw: true, records: ids.map((id) => ({ id, version: 0 })) })
          }
          onClose={() => setFiles((before) => before.slice(1))}
        />
      )}
    </>
  );
}

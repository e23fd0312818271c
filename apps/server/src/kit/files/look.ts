import { kindOf } from './kinds';
import { checkOldOffice } from './oldOffice';
import { checkOffice } from './office';
import { checkPdf } from './pdf';
import { drawBitmap, drawPicture, type Drawn } from './picture';

/**
 * Reads the content of a file of a known kind: a picture is drawn anew, anything else is looked
 * through; throws FileRefused.
 */
export async function look(extension: string, bytes: Buffer): Promise<Drawn | undefined> {
  switch (extension) {
    case 'pdf':
      await checkPdf(bytes);
      return undefined;
    case 'xlsx':
    case 'docx':
      checkOffice(extension, bytes);
      return undefined;
    case 'xls':
    case 'doc':
      checkOldOffice(extension, bytes);
      return undefined;
    case 'bmp':
      return drawBitmap(bytes);
    default:
      return drawPicture(kindOf(extension)?.mime ?? '', bytes);
  }
}

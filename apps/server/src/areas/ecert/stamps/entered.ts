import { ECERT_PAGE, stampFits } from '@tqc/domain/ecert';
import { refuse } from '@tqc/domain/kit';
import { stampType } from '@tqc/domain/dictionaries';
import { ApiFailure } from '../../../kit/failure';
import { ownUpload } from '../../../kit/files';
import type { CallContext } from '../../../kit/serve';
import type { Stamp } from './stampRows';

const MOST_BYTES = 200 * 1024;
/** Where a PNG says how its colours are kept, and which of those ways are transparent. */
const COLOURS = { at: 25, transparent: new Set([4, 6]) };
const TRANSPARENT_ENTRIES = 'tRNS';

type Entered = Pick<
  Stamp,
  'stampName' | 'stampType' | 'validFrom' | 'validTo' | 'x' | 'y' | 'width' | 'height'
>;

/** A stamp bears the name its organisation has now, is good for a while, and lies on the page. */
export function requireFitting({ who }: Pick<CallContext, 'who'>, entered: Entered): void {
  const { stampName, validFrom, validTo, x, y, width, height } = entered;
  if (!stampFits(entered.stampType, stampName, who.orgName))
    throw refuse(
      'stampName',
      entered.stampType === stampType.code('official')
        ? '公章的名称应与本机构现用名称一致'
        : '专用章的名称应以本机构现用名称开头',
    );
  if (validFrom >= validTo) throw refuse('validTo', '有效期止应晚于有效期起');
  if (x + width > ECERT_PAGE.width)
    throw refuse('width', `签章超出了页面右边，左边距与宽合计不超过${ECERT_PAGE.width}毫米`);
  if (y + height > ECERT_PAGE.height)
    throw refuse('height', `签章超出了页面下边，上边距与高合计不超过${ECERT_PAGE.height}毫米`);
}

/** The picture of a stamp: an own upload, small, of a kind that shows what lies below. */
export async function keepPicture(
  { db, who, app }: Pick<CallContext, 'db' | 'who' | 'app'>,
  fileId: string,
): Promise<void> {
  await ownUpload({ db, who }, fileId, ['image']);
  const file = await db
    .selectFrom('file')
    .select(['mime', 'size'])
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  if (file?.mime !== 'image/png') throw refuse('fileId', '印模图片应为背景透明的png，请重新上传');
  if (file.size > MOST_BYTES) throw refuse('fileId', '印模图片最大200 KB，请缩小后重新上传');
  const bytes = await app.files.get(fileId);
  if (!COLOURS.transparent.has(bytes[COLOURS.at] ?? 0) && !bytes.includes(TRANSPARENT_ENTRIES))
    throw refuse('fileId', '印模图片的背景不透明，盖上去会挡住文字，请上传背景透明的png');
}

/** The number of a stamp is nobody else's; the others may not be visible, so the database says. */
export function sameNumber(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'org_stamp_sn_key') throw refuse('sn', '印章序列号已存在');
  // Somebody of the same office added or started one at the same moment.
  if (code === '23505' && constraint === 'org_stamp_in_use') throw new ApiFailure(409);
  throw error;
}

import { intake, IntakeItem, SupplementItem } from '@tqc/contract/intake';
import { RuleError } from '@tqc/domain/kit';
import { z } from 'zod';
import { ApiFailure } from '../../kit/failure';
import { FileRefused } from '../../kit/files';
import { systemScope, transaction, type Db } from '../../kit/scope';
import { serve, type CallContext, type UploadedFile } from '../../kit/serve';
import { acceptApplication } from './accept';
import { acceptSupplement } from './supplement';

const MOST = 50;

export const intakeRoutes = serve(intake, {
  registration: (call) =>
    eachItem(call, (db, raw, uploads) =>
      acceptApplication(call.app, db, IntakeItem.parse(raw), uploads, call.now),
    ),
  supplement: (call) =>
    eachItem(call, (db, raw, uploads) =>
      acceptSupplement(call.app, db, SupplementItem.parse(raw), uploads, call.now),
    ),
});

type Uploads = ReadonlyMap<string, UploadedFile>;

/** Every item stands or falls alone; what is refused says why. */
async function eachItem(
  call: CallContext,
  take: (db: Db, raw: unknown, uploads: Uploads) => Promise<{ regId: string; repeated: boolean }>,
) {
  const items = readItems((call.input as { items: string }).items);
  const uploads: Uploads = new Map(call.files.map((file) => [file.field, file]));
  const accepted: { channelNo: string; regId: string; repeated: boolean }[] = [];
  const refused: { channelNo: string; message: string }[] = [];
  for (const [at, raw] of items.entries()) {
    const channelNo = String((raw as { channelNo?: unknown } | null)?.channelNo ?? `第${at + 1}项`);
    try {
      accepted.push({
        channelNo,
        ...(await transaction(call.app.pool, systemScope, (db) => take(db, raw, uploads))),
      });
    } catch (error) {
      const message = sentenceOf(error);
      if (message === undefined) throw error;
      refused.push({ channelNo, message });
    }
  }
  return { accepted, refused };
}

function readItems(text: string): unknown[] {
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items) && items.length > 0 && items.length <= MOST) return items;
  } catch {
    // Answered below like any other list that is none.
  }
  throw new ApiFailure(400, `items 应为1至${MOST}项的列表`);
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof RuleError || error instanceof FileRefused || error instanceof ApiFailure)
    return error.message;
  if (error instanceof z.ZodError)
    return `数据格式不正确：${error.issues.map(({ path }) => path.join('.')).join('、')}`;
  return undefined;
}

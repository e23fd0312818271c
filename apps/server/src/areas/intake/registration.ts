import { createHmac } from 'node:crypto';
import { channelHeaders, channelText, intake, IntakeItem } from '@tqc/contract/intake';
import { STAMP_WINDOW } from '@tqc/contract/wire';
import { RuleError } from '@tqc/domain/kit';
import { z } from 'zod';
import { ApiFailure } from '../../kit/failure';
import { FileRefused } from '../../kit/files';
import { systemScope, transaction } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { equal } from '../../kit/session';
import { acceptApplication } from './accept';

const MOST = 50;

export const intakeRoutes = serve(intake, {
  registration: async (call) => {
    checkChannel(call);
    const items = readItems(call.input.items);
    const uploads = new Map(call.files.map((file) => [file.field, file]));
    const accepted: { channelNo: string; regId: string; repeated: boolean }[] = [];
    const refused: { channelNo: string; message: string }[] = [];
    for (const [at, raw] of items.entries()) {
      const channelNo = String((raw as { channelNo?: unknown } | null)?.channelNo ?? `第${at + 1}项`);
      try {
        const item = IntakeItem.parse(raw);
        // Each application stands or falls alone.
        accepted.push({ channelNo, ...(await transaction(call.app.pool, systemScope, (db) => acceptApplication(call.app, db, item, uploads, call.now))) });
      } catch (error) {
        const message = sentenceOf(error);
        if (message === undefined) throw error;
        refused.push({ channelNo, message });
      }
    }
    return { accepted, refused };
  },
});

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
  if (error instanceof RuleError || error instanceof FileRefused || error instanceof ApiFailure) return error.message;
  if (error instanceof z.ZodError) return `数据格式不正确：${error.issues.map(({ path }) => path.join('.')).join('、')}`;
  return undefined;
}

/** The channel signs with its own credentials; it has no session. */
function checkChannel({ request, app, now, call, bodyHash }: CallContext): void {
  const { headers, target } = request;
  const [channel, stamp = '', signature = ''] = [headers[channelHeaders.channel], headers[channelHeaders.stamp], headers[channelHeaders.signature]];
  const key = app.auth.keys.channel.find(({ id }) => id === channel);
  if (!key) throw new ApiFailure(481);
  const wanted = createHmac('sha256', key.key).update(channelText(call.method, target, stamp, bodyHash)).digest('base64url');
  if (!equal(wanted, signature)) throw new ApiFailure(487);
  if (Math.abs(now.getTime() - Number(stamp)) > STAMP_WINDOW) throw new ApiFailure(488, undefined, { stamp: now.getTime() });
}

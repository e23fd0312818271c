import { channelHeaders } from '@tqc/contract/wire';
import { RuleError } from '@tqc/domain/kit';
import { z } from 'zod';
import type { AuditRow } from '../../kit/audit';
import { ApiFailure } from '../../kit/failure';
import { FileRefused } from '../../kit/files';
import { modestJson } from '../../kit/modestJson';
import { systemScope, transaction, type Db } from '../../kit/scope';
import type { AppParts, CallContext, UploadedFile } from '../../kit/serve';
import { createTurns } from '../../kit/turns';
import { FIRST_CHANNEL } from '../../kit/secrets';
import {
  discardDocuments,
  storeDocuments,
  type StoredDocument,
  type WantedFile,
} from './documents';

/** How an item was taken: the number of its record, and whether it was here before. */
export interface Taken {
  readonly id: string;
  readonly repeated: boolean;
}

/** Where an item is taken. */
export interface Intake {
  readonly app: AppParts;
  readonly db: Db;
  readonly now: Date;
  /** Under which kind of key the channel's own numbers stand. */
  readonly numbers: string;
}

/** How items of one kind are taken; both steps refuse with a sentence by throwing. */
export interface Taking<I> {
  /** What an item becomes, as the audit names it. */
  readonly kind: 'registration' | 'enrollment' | 'applicant' | 'applicantAffair';
  parse(raw: unknown): I;
  /** Before any picture is drawn: what is refused or known already costs nothing more. */
  look(intake: Intake, item: I): Promise<Taken | undefined>;
  /** With the documents stored, judges again and writes. */
  take(intake: Intake, item: I, stored: readonly StoredDocument[]): Promise<Taken>;
}

const MOST = 50;
/** So much of an item's own number is said back, whatever it gave as such. */
const NAMED = 40;
/** Values of a whole list: an item has some seventy, with its documents some two hundred. */
const VALUES = 50_000;
/** Handed in again it is taken when whatever was in the way is over. */
const UNFORESEEN = '系统没能收下这一项，请稍后重新提交；仍不成功请联系系统管理员';
/**
 * On the opening day the channel may not eat the connections of the clerks: so many transactions of
 * it run at once.
 */
const turn = createTurns(2);

/** Every item stands or falls alone; what is refused says why. */
export async function eachItem<I extends { files: readonly WantedFile[] }>(
  { app, call, now, files, input, note, request }: CallContext,
  taking: Taking<I>,
) {
  const items = readItems((input as { items: string }).items);
  const uploads: ReadonlyMap<string, UploadedFile> = new Map(
    files.map((file) => [file.field, file]),
  );
  const numbers = numbersOf(request);
  const inTurn = <T>(work: (intake: Intake) => Promise<T>) =>
    turn(() => transaction(app.pool, systemScope, (db) => work({ app, db, now, numbers })));
  const one = async (raw: unknown): Promise<Taken> => {
    const item = taking.parse(raw);
    const known = await inTurn((intake) => taking.look(intake, item));
    if (known) return known;
    const stored = await storeDocuments(app, item.files, uploads);
    try {
      const taken = await inTurn(async (intake) => {
        const done = await taking.take(intake, item, stored);
        // In the transaction of its effect: an application that is there has its row.
        if (!done.repeated) await noteTaken(intake, call, request, `${taking.kind}/${done.id}`);
        return done;
      });
      if (taken.repeated) await discardDocuments(app, stored);
      return taken;
    } catch (error) {
      // Only a refusal is sure to have written nothing; after a lost connection a row may name the
      // files.
      if (sentenceOf(error) !== undefined) await discardDocuments(app, stored);
      throw error;
    }
  };
  const accepted: ({ channelNo: string } & Taken)[] = [];
  const refused: { channelNo: string; message: string }[] = [];
  for (const [at, raw] of items.entries()) {
    const channelNo = nameOf(raw, at);
    try {
      accepted.push({ channelNo, ...(await one(raw)) });
    } catch (error) {
      const message = sentenceOf(error);
      if (message === undefined) tellUnforeseen(error, at);
      refused.push({ channelNo, message: message ?? UNFORESEEN });
    }
  }
  note({
    detail: { accepted: accepted.map(({ id }) => id), refused: refused.length },
  });
  return { accepted, refused };
}

/**
 * A channel counts its own numbers up: the same number of another one is another application. Those
 * of the first channel stood under the bare word before there were several.
 */
function numbersOf({ headers }: CallContext['request']): string {
  // Whoever signed is who the header says: that was proved before anything was read.
  const channel = headers[channelHeaders.channel];
  return channel === FIRST_CHANNEL ? 'channel' : `channel/${channel ?? ''}`;
}

/** One row of the audit for each item that was taken. */
async function noteTaken(
  { db, now }: Intake,
  { id, permission }: CallContext['call'],
  { headers, address }: CallContext['request'],
  obj: string,
): Promise<void> {
  const row: AuditRow = {
    act: id,
    actor: `channel/${headers[channelHeaders.channel] ?? ''}`,
    at: now.toISOString(),
    detail: {},
    ip: address,
    obj,
    ok: true,
    org: '',
    perm: permission,
  };
  await db
    .insertInto('auditInbox')
    .values({ row: JSON.stringify(row) })
    .execute();
}

/** What an item calls itself, if that can be read. */
function nameOf(raw: unknown, at: number): string {
  const named = (raw as { channelNo?: unknown } | null)?.channelNo;
  return typeof named === 'string' || typeof named === 'number'
    ? String(named).slice(0, NAMED)
    : `第${at + 1}项`;
}

/** Nobody foresaw it, so it stands in the log; of the item itself nothing does. */
function tellUnforeseen(error: unknown, at: number): void {
  const { code, stack, message } = (error ?? {}) as Partial<Error & { readonly code: unknown }>;
  console.error(`交件：第${at + 1}项没有收下（${String(code ?? '')}）${stack ?? message ?? ''}`);
}

function readItems(text: string): unknown[] {
  const items = modestJson(Buffer.from(text), VALUES);
  if (Array.isArray(items) && items.length > 0 && items.length <= MOST) return items;
  throw new ApiFailure(400, `items 应为1至${MOST}项的列表`);
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof RuleError || error instanceof FileRefused || error instanceof ApiFailure)
    return error.message;
  if (error instanceof z.ZodError)
    return `数据格式不正确：${error.issues.map(({ path }) => path.join('.')).join('、')}`;
  // What the database cannot hold (a day that does not exist, a number too large) is a fault of
  // this item alone.
  const { code = '' } = (error ?? {}) as { readonly code?: string };
  return code.startsWith('22') || code === '23514' ? '数据格式不正确，请核对后重新提交' : undefined;
}

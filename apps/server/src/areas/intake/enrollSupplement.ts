import { EnrollmentItem, type SupplementItem } from '@tqc/contract/intake';
import { onOff, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/scope';
import { declaredStep, type Enrollment } from '../../trade/enrollments';
import { nameDocuments, requireOnePhoto, type StoredDocument } from './documents';
import type { Intake, Taken } from './eachItem';

type Item = z.output<typeof SupplementItem>;

/** The registration of the channel's number, if it is one. */
export async function enrollmentOf(
  db: Db,
  numbers: string,
  { channelNo }: Item,
  lock: RawBuilder<unknown> = sql``,
): Promise<Enrollment | undefined> {
  const { rows } =
    await sql<Enrollment>`select * from enrollment where channel = ${numbers} and channel_no = ${channelNo} ${lock}`.execute(
      db,
    );
  return rows[0];
}

/** Said again: nothing is asked for any more, and something was brought before. */
export const repeatOfEnrollment = ({
  returned,
  completeBefore,
  enrId,
}: Enrollment): Taken | undefined =>
  !returned && completeBefore !== null ? { id: enrId, repeated: true } : undefined;

/** Refuses what comes too late, is not asked for or brings nothing. */
export function checkEnrollment(row: Enrollment, item: Item, now: Date): void {
  if (row.recordStatus === recordStatusEnroll.code('deleted'))
    throw new RuleError('该注册申请已删除，不能再补充，请联系确认点');
  if (!row.returned) throw new RuleError('该注册申请没有待补齐的材料');
  if (row.completeBefore !== null && chinaDay(now) > row.completeBefore)
    throw new RuleError(`补全截止日期（${row.completeBefore}）已过，请联系确认点`);
  if (item.files.length === 0 && item.replies.length === 0)
    throw new RuleError('没有补充的内容，请上传材料后再提交');
  EnrollmentItem.shape.files.parse(item.files);
  requireOnePhoto(item.files);
}

/** Keeps what the teacher brings: the record waits for the first review again. */
export async function addToEnrollment(
  { db, now }: Intake,
  row: Enrollment,
  item: Item,
  stored: readonly StoredDocument[],
): Promise<Taken> {
  checkEnrollment(row, item, now);
  const { enrId } = row;
  await nameDocuments(db, stored, row);
  // What is handed in anew replaces what was there of its kind.
  const kinds = [...new Set(stored.map(({ kind }) => kind))];
  if (kinds.length > 0) {
    await db
      .deleteFrom('enrollmentFile')
      .where('enrId', '=', enrId)
      .where('kind', 'in', kinds)
      .execute();
    await db
      .insertInto('enrollmentFile')
      .values(stored.map(({ fileId, kind, title }, seq) => ({ fileId, enrId, kind, title, seq })))
      .execute();
  }
  const photo = stored.find(({ kind }) => kind === 'photo')?.fileId;
  for (const { regAudId, reply } of item.replies) {
    const answered = await db
      .updateTable('enrollmentMessage')
      .set({ reply, replyTime: now.toISOString() })
      .where('enrAudId', '=', regAudId)
      .where('enrId', '=', enrId)
      .where('status', '=', onOff.code('on'))
      .executeTakeFirst();
    if (answered.numUpdatedRows !== 1n) throw new RuleError('要回复的留言不存在或已取消');
  }
  await db
    .updateTable('enrollment')
    .set((is) => ({
      returned: false,
      lastSubmitTime: now.toISOString(),
      ...(photo === undefined ? {} : { photo }),
      version: is('version', '+', 1),
    }))
    .where('enrId', '=', enrId)
    .execute();
  await declaredStep({ db, now }, row, '补齐材料');
  return { id: enrId, repeated: false };
}

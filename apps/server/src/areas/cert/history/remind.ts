import type { enrollmentHistory } from '@tqc/contract/cert';
import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import { templateText } from '@tqc/domain/messages';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { textPhone } from '../../../trade/messages';
import type { History } from './changeHistory';

const USUAL_DAYS = 30;

/** The last registration of a person: where a message is left, and the phone it named. */
interface Latest {
  readonly enrId: string;
  readonly mobile: Buffer;
  readonly idIndex: Buffer;
}

/**
 * Tells teachers that their registration ends soon or is over: a message with their last
 * registration, and one to the phone they named there. Nobody is told twice within some days.
 */
export async function remind(call: CallContext<typeof enrollmentHistory.remind>) {
  const { preview } = call.input;
  const ids = call.input.enrIds.split(',');
  const today = chinaDay(call.now);
  const named = call.db
    .selectFrom('enrollmentHistory')
    .selectAll()
    .where('histId', 'in', ids)
    .orderBy('histId');
  // Whoever is told by two at once is told once.
  const rows = await (preview ? named : named.forUpdate()).execute();
  const days = await daysBetweenReminders(call);
  const [due, latestOf] = await Promise.all([dueAmong(call, rows), latestOfPersons(call, rows)]);
  const done: string[] = [];
  const found = new Set(rows.map(({ histId }) => histId));
  const refused = ids
    .filter((id) => !found.has(id))
    .map((id) => ({ id, name: '', reason: outOfReach().message }));
  for (const row of rows) {
    const latest = latestOf(row);
    const reason = !due.has(row.histId)
      ? '该注册没有到期，或者已经申请下一次注册，不用提醒'
      : (toldLately(row, call.now, days) ??
        (latest === undefined ? '没有留下手机号码，请用其他方式通知' : undefined));
    if (reason !== undefined || latest === undefined) {
      refused.push({ id: row.histId, name: row.name, reason: reason ?? '' });
      continue;
    }
    done.push(row.histId);
    if (!preview) await tell(call, row, latest, today);
  }
  if (!preview && done.length > 0)
    await call.db
      .updateTable('enrollmentHistory')
      .set({ remindedAt: call.now.toISOString(), remindedBy: call.who.orgName })
      .where('histId', 'in', done)
      .execute();
  call.note({ detail: { done: done.length, refused: refused.length } });
  return { done, refused };
}

const DAY = 86_400_000;
/** The last registration of its person, and nobody has applied for the next one. */
export const NOT_APPLIED = sql<boolean>`exists (select from enrollment_due d where d.hist_id = enrollment_history.hist_id and not d.applying)`;

async function dueAmong(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  rows: readonly History[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const found = await db
    .selectFrom('enrollmentHistory')
    .select('histId')
    .where(
      'histId',
      'in',
      rows.map(({ histId }) => histId),
    )
    .where('validUntil', '<=', dayAfter(chinaDay(now), RENEWAL_DAYS))
    .where(NOT_APPLIED)
    .execute();
  return new Set(found.map(({ histId }) => histId));
}

async function latestOfPersons({ db }: Pick<CallContext, 'db'>, rows: readonly History[]) {
  if (rows.length === 0) return () => undefined;
  const { rows: found } = await sql<Latest>`
    select distinct on (id_index) enr_id, mobile, id_index from enrollment
    where id_index in (${sql.join(rows.map(({ idIndex }) => idIndex))}) order by id_index, enr_id desc`.execute(
    db,
  );
  const byPerson = new Map(found.map((one) => [one.idIndex.toString('hex'), one]));
  return ({ idIndex }: History) => byPerson.get(idIndex.toString('hex'));
}

/** Why somebody is not told again yet. */
function toldLately({ remindedAt, remindedBy }: History, now: Date, days: number) {
  if (remindedAt === null) return undefined;
  const until = new Date(new Date(remindedAt).getTime() + days * DAY);
  return now < until
    ? `${remindedBy}已于${chinaDay(new Date(remindedAt))}提醒过，${chinaDay(until)}起可以再提醒`
    : undefined;
}

/** How many days lie between two reminders: a setting of the installation. */
async function daysBetweenReminders({ db }: Pick<CallContext, 'db'>): Promise<number> {
  return asSystem(db, async () => {
    const { rows } = await sql<{ days: number }>`
      select coalesce((select (value ->> 'days')::int from installation where key = 'renewalReminder'), ${USUAL_DAYS}::int) as days`.execute(
      db,
    );
    return rows[0]?.days ?? USUAL_DAYS;
  });
}

async function tell(
  { app, db, now, who }: CallContext,
  { name, prov, city, county, point, validUntil }: History,
  { enrId, mobile }: Latest,
  today: string,
): Promise<void> {
  const event = validUntil !== null && validUntil < today ? 'renewalOver' : 'renewalSoon';
  const content = templateText(event, { 日期: validUntil ?? '' });
  const { orgId, orgName } = who;
  await db
    .insertInto('enrollmentMessage')
    .values({
      enrAudId: newId(),
      enrId,
      content,
      bySms: true,
      missing: [],
      completeBefore: null,
      author: who.name,
      orgId,
      orgName,
      createdAt: now.toISOString(),
    })
    .execute();
  const text = {
    orgId,
    orgName,
    name,
    mobile: app.personal.open(placeOf('enrollment', 'mobile', enrId), mobile),
    content,
    place: { prov, city, county, point },
  };
  await textPhone(db, app.personal, text, now);
}

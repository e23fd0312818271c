import { cut } from '@tqc/domain/shared';
import { onOff } from '@tqc/domain/dictionaries';
import { sql, type RawBuilder } from 'kysely';
import { newId } from '../../kit/newId';
import { systemQueriesOn, type Db } from '../../kit/scope';
import { spend, type Amount } from '../../kit/serve';
import type { Principal } from '../../kit/session';

/** A message inside the system. */
export interface News {
  readonly title: string;
  readonly content: string;
  /** Path of the page it is about. */
  readonly url?: string;
}

/**
 * Puts a message into the bells of everybody active in an organisation, in the transaction of the
 * change it tells about. Each counts for who sends it: nobody fills the bells of others. What was
 * acknowledged before it rings counts `beyond` the limit: the next one is refused, not this.
 */
export async function tellOrganisation(
  db: Db,
  orgId: string,
  news: News,
  now: Date,
  sender?: Principal,
  amount: Pick<Amount, 'beyond'> = {},
): Promise<void> {
  if (sender) await spend(systemQueriesOn(db), 'ring', sender, now, amount);
  return tellThose(db, sql`org_id = ${orgId}`, news, now, sender);
}

/** The same for one person, from the system. */
export function tellPerson(db: Db, adminId: string, news: News, now: Date): Promise<void> {
  return tellThose(db, sql`admin_id = ${adminId}`, news, now, undefined);
}

async function tellThose(
  db: Db,
  who: RawBuilder<unknown>,
  { title, content, url = '' }: News,
  now: Date,
  sender: Principal | undefined,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('sysMessage')
    .values({
      msgId: id,
      title: cut(title, 150),
      content: content.slice(0, 1000),
      msgUrl: url,
      sendTime: now.toISOString(),
      senderId: sender?.adminId ?? null,
      senderOrg: sender?.orgId ?? null,
    })
    .execute();
  await db
    .insertInto('sysMessageReader')
    .columns(['msgId', 'adminId'])
    .expression((from) =>
      from
        .selectFrom('admin')
        .select([sql<string>`${id}::bigint`.as('msgId'), 'adminId'])
        .where(sql<boolean>`${who}`)
        .where('status', '=', onOff.code('on')),
    )
    .execute();
}

import { onOff } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';

/** A message inside the system. */
export interface News {
  readonly title: string;
  readonly content: string;
  /** Path of the page it is about. */
  readonly url?: string;
}

/**
 * Puts a message into the bells of everybody active in an organisation, in the transaction of the
 * change it tells about.
 */
export async function tellOrganisation(
  db: Db,
  orgId: string,
  { title, content, url = '' }: News,
  sender?: { readonly adminId: string; readonly orgId: string },
): Promise<void> {
  const id = newId();
  await db
    .insertInto('sysMessage')
    .values({
      msgId: id,
      title: title.slice(0, 150),
      content: content.slice(0, 1000),
      msgUrl: url,
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
        .where('orgId', '=', orgId)
        .where('status', '=', onOff.code('on')),
    )
    .execute();
}

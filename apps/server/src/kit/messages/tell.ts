import { onOff, smsSendStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { newId } from '../newId';
import { placeOf, type Personal } from '../personal';
import type { Db } from '../scope';

/** A message inside the system. */
export interface News {
  readonly title: string;
  readonly content: string;
  /** Path of the page it is about. */
  readonly url?: string;
}

/** Puts a message into the bells of everybody active in an organisation, in the transaction of the change it tells about. */
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

/** A text for a phone: written into the log that is also the outbox of the SMS driver. */
export interface Text {
  readonly orgId: string;
  readonly orgName: string;
  readonly name: string;
  readonly mobile: string;
  readonly content: string;
  readonly place: {
    readonly prov: string;
    readonly city: string;
    readonly county: string;
    readonly point: string;
  };
}

/** Hands a notice to the SMS driver, in the transaction of the change it tells about; the built-in driver is the log itself. */
export async function textPhone(
  db: Db,
  personal: Personal,
  { orgId, orgName, name, mobile, content, place }: Text,
  now: Date,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('smsLog')
    .values({
      smsId: id,
      orgId,
      orgName,
      name,
      mobile: personal.seal(placeOf('sms_log', 'mobile', id), mobile),
      mobileIndex: personal.index('mobile', mobile),
      smsType: 'sysmsg',
      smsMsg: `【教师资格管理】${content}`,
      sendstatus: smsSendStatus.code('sent'),
      prov: place.prov,
      city: place.city,
      county: place.county,
      point: place.point,
      createTime: now.toISOString(),
      sendTime: now.toISOString(),
    })
    .execute();
}

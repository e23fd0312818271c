import { mobilesOf, type msgSysmsg } from '@tqc/contract/message';
import { onOff, sendRange } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CHANNEL, placeLeft, RANGE, rangesFor } from '@tqc/domain/messages';
import { normalMobile } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { inRegion, peopleInReach, readPeople, textPhone } from '../../trade/messages';

type Sending = CallContext<typeof msgSysmsg.addMsgSysmsg>;

/** A text goes to so many at once; whoever writes to more uses the bell. */
const MOST_TEXTS = 500;

/** To whom a message goes: which people, and the same in words for whoever looks back. */
interface Audience {
  readonly people?: RawBuilder<unknown>;
  readonly mobiles?: readonly string[];
  readonly said: string;
}

/** Writes a message into bells, hands texts to the gateway, and keeps what was sent to whom. */
export async function sendMessage(call: Sending) {
  const { db, who, now, input } = call;
  const { title, content, smsFlag, sendType } = input;
  requireRange(call);
  const left = placeLeft(content);
  if (left !== undefined) throw refuse('content', `请把{${left}}换成实际内容再发送`);
  const { people, mobiles, said } = await audienceOf(call);
  const msgId = newId();
  await db
    .insertInto('sysMessage')
    .values({
      msgId,
      title,
      content,
      msgType: smsFlag,
      sendRange: sendType,
      sentTo: said,
      sender: who.name,
      senderId: who.adminId,
      senderOrg: who.orgId,
      sendTime: now.toISOString(),
    })
    .execute();
  const texts = { texts: 0, unsent: 0 };
  for (const phone of await phonesOf(call, people, mobiles))
    texts[(await textOne(call, phone)) ? 'texts' : 'unsent'] += 1;
  const rung = people && smsFlag !== CHANNEL.text ? await ring(call, msgId, people) : 0;
  const receivers = Math.max(rung, texts.texts + texts.unsent);
  if (receivers === 0) throw new ApiFailure(422, '没有符合条件的接收人，请重新选择');
  await asSystem(db, () =>
    db.updateTable('sysMessage').set({ receivers }).where('msgId', '=', msgId).execute(),
  );
  call.note({ obj: `message/${msgId}` });
  return { msgId, receivers, ...texts };
}

/** The centre writes to anybody, a province that manages to roles too, all others to people. */
function requireRange({ who, input: { sendType, smsFlag } }: Sending): void {
  if (!rangesFor(who).includes(sendType))
    throw refuse('sendType', `本机构不能${sendRange.label(sendType)}发送，请重新选择发送范围`);
  if (sendType === RANGE.outside && smsFlag !== CHANNEL.text)
    throw refuse('smsFlag', '系统外手机号只能发短信，请把消息类型改为短信');
}

async function audienceOf({ db, input }: Sending): Promise<Audience> {
  const { sendType, province, city, county, selUsers = [], mobiles = '', roleId } = input;
  switch (sendType) {
    case RANGE.region: {
      if (!province) throw refuse('province', '请选择查询条件');
      const names = await db
        .selectFrom('division')
        .select(['code', 'name'])
        .where('code', 'in', [province, ...(city ? [city] : []), ...(county ? [county] : [])])
        .orderBy('code')
        .execute();
      return { people: inRegion(input), said: names.map(({ name }) => name).join('') };
    }
    case RANGE.role: {
      if (!roleId) throw refuse('roleId', '请选择角色');
      const role = await db
        .selectFrom('role')
        .select('roleName')
        .where('roleId', '=', roleId)
        .where('status', '=', onOff.code('on'))
        .executeTakeFirst();
      if (!role) throw refuse('roleId', '角色不存在或已停用，请重新选择');
      return {
        people: sql`exists (select from admin_role ar where ar.admin_id = a.admin_id and ar.role_id = ${roleId})`,
        said: role.roleName,
      };
    }
    case RANGE.outside: {
      const all = mobilesOf(mobiles);
      if (all.length === 0) throw refuse('mobiles', '请输入手机号码');
      return { mobiles: all, said: `系统外手机号${all.length}个` };
    }
    default: {
      if (selUsers.length === 0) throw refuse('selUsers', '请选择人员');
      return {
        people: sql`a.admin_id in (${sql.join([...new Set(selUsers)])})`,
        said: `指定人员${new Set(selUsers).size}人`,
      };
    }
  }
}

/** Whom a text goes to; in one order, so that two who send to the same phones do not block. */
async function phonesOf(
  { app, db, who, input: { smsFlag } }: Sending,
  people: RawBuilder<unknown> | undefined,
  mobiles: readonly string[] = [],
) {
  if (smsFlag === CHANNEL.bell) return [];
  const found = people ? await readPeople(db, who, people, MOST_TEXTS + 1) : [];
  if (found.length > MOST_TEXTS)
    throw refuse('smsFlag', `短信一次最多发给${MOST_TEXTS}人，请改为站内通知或缩小发送范围`);
  const reached = found.flatMap(({ adminId, name, phone }) =>
    phone ? [{ name, mobile: app.personal.open(placeOf('admin', 'phone', adminId), phone) }] : [],
  );
  const outside = mobiles.map((mobile) => ({ name: '', mobile: normalMobile(mobile) }));
  return [...reached, ...outside].sort((one, other) => (one.mobile < other.mobile ? -1 : 1));
}

async function textOne(
  { app, db, who, now, input }: Sending,
  phone: { readonly name: string; readonly mobile: string },
): Promise<boolean> {
  const { orgId, orgName, prov, city, county, point } = who;
  const place = { prov, city, county, point };
  const text = { ...phone, orgId, orgName, place, content: input.content };
  return (await textPhone(db, app.personal, text, now)).goes;
}

/** Puts the message into the bells of these people; how many they are. */
async function ring({ db, who }: Sending, msgId: string, people: RawBuilder<unknown>) {
  const { numAffectedRows } = await asSystem(db, () =>
    sql`insert into sys_message_reader (msg_id, admin_id) select ${msgId}::bigint, a.admin_id ${peopleInReach(who, people)}`.execute(
      db,
    ),
  );
  return Number(numAffectedRows ?? 0);
}

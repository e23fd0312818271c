import { AffairItem } from '@tqc/contract/intake';
import { affairKinds } from '@tqc/domain/applicant';
import { affairType, applicantAccount, reviewFlag } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import {
  batchNo,
  checkIdNo,
  chinaDay,
  isMobile,
  isPersonName,
  maskIdNo,
  maskMobile,
  normalMobile,
  normalName,
  personNo,
} from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { z } from 'zod';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import { recordLife } from '../../trade/applicants';
import { takeNumber } from '../../trade/numbers';
import { nameDocuments, nowhere, type StoredDocument } from './documents';
import type { Intake, Taken, Taking } from './eachItem';

type Item = z.output<typeof AffairItem>;
type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

const RESIDENT = 1;

/** Affairs of accounts: each waits for people, and comes once. */
export const affairs: Taking<Item> = {
  kind: 'applicantAffair',
  parse: (raw) => AffairItem.parse(raw),
  async look(intake, item) {
    const known = await knownBefore(intake, item.channelNo);
    if (!known) await admit(intake, item);
    return known;
  },
  async take(intake, item, stored) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`affair/${intake.numbers}/${item.idNo}`}, 0))`.execute(
      intake.db,
    );
    return (await knownBefore(intake, item.channelNo)) ?? (await keep(intake, item, stored));
  },
};

async function knownBefore({ db, numbers }: Intake, channelNo: string): Promise<Taken | undefined> {
  const found = await db
    .selectFrom('applicantAffair')
    .select('affairId')
    .where('channel', '=', numbers)
    .where('channelNo', '=', channelNo)
    .executeTakeFirst();
  return found && { id: found.affairId, repeated: true };
}

/** The account it is about; of two that are joined, the one that stays. */
function accountOf({ app, db, numbers }: Intake, { idNo, kind, newValue }: Item) {
  let query = db
    .selectFrom('applicant')
    .select(['ssoId', 'name', 'idNo', 'mobile', 'channelNo'])
    .where('channel', '=', numbers)
    .where('idIndex', '=', app.personal.index('idNo', personNo(idNo)))
    .where('account', '<>', applicantAccount.code('closed'))
    .orderBy('ssoId');
  if (kind === affairKinds.join) query = query.where('channelNo', '<>', newValue);
  return query.executeTakeFirst();
}

/** The account, and what would stand there; refused in words where nobody could decide on it. */
async function admit(intake: Intake, item: Item) {
  const { kind, files } = item;
  if (!affairType.has(kind)) throw new RuleError('事务类型不正确');
  if (files.length === 0) throw new RuleError('请上传办理事务的材料');
  const account = await accountOf(intake, item);
  if (!account) throw new RuleError('没有该证件号码的申请人账户，请先提交账户');
  const waiting = await intake.db
    .selectFrom('applicantAffair')
    .select('affairId')
    .where('ssoId', '=', account.ssoId)
    .where('affairType', '=', kind)
    .where('flag', '=', reviewFlag.code('waiting'))
    .executeTakeFirst();
  if (waiting) throw new RuleError('同类事务正在审核，请等待结果');
  return { account, ...(await valuesOf(intake, item, account)) };
}

interface Values {
  readonly oldValue: string;
  readonly shown: string;
  /** In full, sealed. */
  readonly value: string;
}
const NOTHING: Values = { oldValue: '', shown: '', value: '' };

async function valuesOf(intake: Intake, item: Item, account: Account): Promise<Values> {
  const { personal } = intake.app;
  const { ssoId } = account;
  switch (item.kind) {
    case affairKinds.mobile: {
      const value = normalMobile(item.newValue);
      if (!isMobile(value)) throw new RuleError('新手机号码输入有误');
      const oldValue = maskMobile(
        personal.open(placeOf('applicant', 'mobile', ssoId), account.mobile),
      );
      return { oldValue, shown: maskMobile(value), value };
    }
    case affairKinds.name: {
      const value = normalName(item.newValue);
      if (!isPersonName(value)) throw new RuleError('新姓名应为2至30个汉字');
      return { oldValue: account.name, shown: value, value };
    }
    case affairKinds.idNo: {
      const value = personNo(item.newValue);
      const verdict = checkIdNo(RESIDENT, value);
      if (!verdict.ok) throw new RuleError(`新证件号码：${verdict.message}`);
      const oldValue = maskIdNo(personal.open(placeOf('applicant', 'id_no', ssoId), account.idNo));
      return { oldValue, shown: maskIdNo(value), value };
    }
    case affairKinds.join: {
      const other = await secondOf(intake, item);
      if (!other) throw new RuleError('要并入的账户不存在，或不是同一人的');
      return { oldValue: account.channelNo, shown: item.newValue, value: other.ssoId };
    }
    default:
      return NOTHING;
  }
}

const secondOf = ({ app, db, numbers }: Intake, { idNo, newValue }: Item) =>
  db
    .selectFrom('applicant')
    .select('ssoId')
    .where('channel', '=', numbers)
    .where('channelNo', '=', newValue)
    .where('idIndex', '=', app.personal.index('idNo', personNo(idNo)))
    .where('account', '<>', applicantAccount.code('closed'))
    .executeTakeFirst();

async function keep(intake: Intake, item: Item, stored: readonly StoredDocument[]): Promise<Taken> {
  const { app, db, now, numbers } = intake;
  const { account, oldValue, shown, value } = await admit(intake, item);
  if (stored.some(({ treated }) => !treated.mime.startsWith('image/')))
    throw new RuleError('事务材料只收图片，请拍照后再提交');
  const affairId = newId();
  const day = chinaDay(now);
  const { ssoId } = account;
  await nameDocuments(db, stored, nowhere);
  await db
    .insertInto('applicantAffair')
    .values({
      affairId,
      affairNo: batchNo('SW', day, await takeNumber(db, `SW/${day}`)),
      channel: numbers,
      channelNo: item.channelNo,
      ssoId,
      affairType: item.kind,
      oldValue,
      newValue:
        value === ''
          ? null
          : app.personal.seal(placeOf('applicant_affair', 'new_value', affairId), value),
      newShown: shown,
      submittedAt: now.toISOString(),
    })
    .execute();
  await db
    .insertInto('applicantFile')
    .values(
      stored.map(({ fileId, title }, seq) => ({
        fileId,
        ssoId,
        part: title,
        recordId: affairId,
        seq,
      })),
    )
    .execute();
  await recordLife(
    { db, now },
    { ssoId, kind: 'affair', recordId: affairId, event: `提交：${affairType.label(item.kind)}` },
    { actor: '申请人', orgName: '申请人渠道' },
  );
  return { id: affairId, repeated: false };
}

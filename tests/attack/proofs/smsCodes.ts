import { ApiError } from '@tqc/client';
import { forgetPass, loginSms } from '@tqc/contract/account';
import { msgSysmsg } from '@tqc/contract/message';
import type { Entered, Person } from '../kit/people';
import type { Attack, Check, Proof } from '../kit/proof';
import { smsCodeOf } from '../kit/smsCodeOf';
import { placesOf, whereStands } from '../kit/whereStands';

/** A code as the text of an SMS carries it. */
const CODE = /验证码\D{0,4}(\d{6})/;
const DIGITS = [...'0123456789'];
const CODE_SMS = '2';

/**
 * Point 3: whoever may see the SMS log must not come by the codes of others, in no answer, by no
 * search, and not from the database.
 */
export const smsCodes: Proof = {
  point: 3,
  name: '短信日志里拿不到别人的验证码',
  async prove(attack, check) {
    const { people } = attack;
    const victim = await people.one(2);
    const second = await people.one(2, { loginType: 'sms' });
    const reader = await people.enter(await people.one(3));
    await reader.transport.send(forgetPass.sendSms, {
      userName: victim.account,
      mobile: victim.mobile,
    });
    const opened = await people.enter(second);
    await opened.transport.send(loginSms.sendLoginSms, { token: opened.smsToken });
    await readLog(reader, check);
    await searchLog(reader, check);
    await lookInside(attack, [victim, second], check);
  },
};

async function readLog({ transport }: Entered, check: Check): Promise<void> {
  const { record } = await transport.send(msgSysmsg.querySms, {
    pageSize: 200,
    sort: 'smsId.desc',
  });
  const shown = record.filter(({ smsMsg }) => CODE.test(smsMsg)).length;
  check(
    '短信日志的答复里没有验证码',
    shown === 0,
    `看到 ${record.length} 条短信，${shown} 条露出验证码`,
  );
}

/**
 * Asks for longer and longer beginnings of a code, as somebody would whom the answers do not show
 * it.
 */
async function searchLog({ transport }: Entered, check: Check): Promise<void> {
  let queries = 0;
  const finds = async (smsMsg: string) => {
    queries += 1;
    try {
      return (await transport.send(msgSysmsg.querySms, { smsMsg })).total;
    } catch (error) {
      if (error instanceof ApiError) return 0;
      throw error;
    }
  };
  let known = '';
  for (let at = 0; at < 6; at += 1) {
    const totals = await Promise.all(DIGITS.map((digit) => finds(`验证码${known}${digit}`)));
    const told = totals.findIndex((total) => total > 0);
    if (told < 0) break;
    known += DIGITS[told];
  }
  check(
    '不能按短信内容逐位试出验证码',
    known === '',
    known ? `${queries} 次查询试出 ${known}` : `${queries} 次查询一位也没有试出`,
  );
}

async function lookInside({ own }: Attack, people: readonly Person[], check: Check): Promise<void> {
  const titles = ['短信日志表里没有验证码', '整个数据库里没有发出的验证码'] as const;
  if (!own) return titles.forEach((title) => check(title, undefined, '看不到数据库'));
  const { rows } = await own.pool.query<{ all: number; clear: number }>(
    "select count(*)::int as all, (count(*) filter (where sms_msg ~ '[0-9]{6}'))::int as clear from sms_log where sms_type = $1",
    [CODE_SMS],
  );
  check(
    titles[0],
    rows[0]?.clear === 0,
    `${rows[0]?.all} 条验证码短信，${rows[0]?.clear} 条存着六位数字`,
  );
  const codes: Record<string, string> = {};
  for (const { account, adminId } of people) {
    const code = await smsCodeOf(own, adminId);
    if (code) codes[account] = code;
  }
  if (Object.keys(codes).length === 0) return check(titles[1], undefined, '没有算出验证码');
  const found = await whereStands(own.pool, codes, { whole: true });
  check(titles[1], found.length === 0, placesOf(found));
}

import { join } from 'node:path';
import { createTransport, hashPassword, signIn, type Transport } from '@tqc/client';
import { normalAccount } from '@tqc/contract/wire';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { createPersonal, placeOf } from '../../../apps/server/src/kit/personal';
import { loadKeyRing } from '../../../apps/server/src/kit/secrets';
import { hashForStore } from '../../../apps/server/src/kit/session';
import type { Own } from './ownCopy';
import { freshAddress, relayFrom } from './relay';
import type { Signer } from './sign';

/** Somebody who can sign in. */
export interface Person {
  readonly account: string;
  readonly mobile: string;
  readonly adminId: string;
}

/** Somebody who has signed in, with the product's client and with the keys for our own signer. */
export interface Entered extends Person {
  readonly transport: Transport;
  readonly signer: Signer;
  readonly smsToken: string;
  /** Where this person's calls arrive: the product, from an address of their own. */
  readonly url: string;
}

/** Level of an organisation: 1 point, 2 county, 3 city, 4 province, 5 centre. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** Hands out people nobody else attacks with. */
export interface People {
  one(level: Level, special?: { readonly loginType?: 'sms' }): Promise<Person>;
  /** Makes sure somebody has the duty of the security administrator; alerts need a reader. */
  guard(): Promise<void>;
  /** Somebody of the demo by name. */
  demo(account: keyof typeof DEMO_IDS): Person;
  /**
   * Signs in with the product's client, which does the work it is asked for; from an address of its
   * own unless one is given.
   */
  enter(person: Person, from?: string, password?: string): Promise<Entered>;
}

/** The demo accounts with their numbers, which are the last digits of their telephones. */
const DEMO_IDS = {
  demo_gj: 1001,
  demo_s32: 1002,
  demo_c3201: 1003,
  demo_x320101: 1004,
  demo_q0001: 1005,
  demo_jk: 1007,
  demo_shenji: 1009,
  demo_duanxin: 1010,
} as const;
const OF_LEVEL = ['', 'demo_q0001', 'demo_x320101', 'demo_c3201', 'demo_s32', 'demo_gj'] as const;
const FIRST_ID = 30_001;

/**
 * People of a copy of our own are made as they are needed, beside the demo's; elsewhere the demo
 * accounts must do.
 */
export function peopleOf(url: string, own: Own | undefined): People {
  let made = 0;
  const demo: People['demo'] = (account) => ({
    account,
    adminId: String(DEMO_IDS[account]),
    mobile: `1540000${DEMO_IDS[account]}`,
  });
  return {
    demo,
    async guard() {
      if (!own) return;
      const { adminId } = await this.one(5);
      await own.pool.query(
        `with made as (insert into role (role_id, role_name, org_type, duty) select 90001, '安全管理员', 5, 'security'
           where not exists (select from role where duty = 'security') returning role_id)
         insert into admin_role (admin_id, role_id) select $1, role_id from (select role_id from made union all select role_id from role where duty = 'security') r limit 1`,
        [adminId],
      );
    },
    async one(level, { loginType } = {}) {
      if (!own) return demo(loginType ? 'demo_duanxin' : OF_LEVEL[level] || 'demo_gj');
      const person = personOf(FIRST_ID + made);
      made += 1;
      await insertPerson(own, person, level, loginType ?? '');
      return person;
    },
    enter: (person, from = freshAddress(), password = DEMO_PASSWORD) =>
      enter(url, person, from, password),
  };
}

function personOf(id: number): Person {
  return { account: `yanlian_${id}`, adminId: String(id), mobile: `15499${id}0` };
}

async function insertPerson(
  { pool, data }: Own,
  { account, adminId, mobile }: Person,
  level: Level,
  loginType: string,
): Promise<void> {
  const keys = loadKeyRing(join(data, 'keys.json'));
  const personal = createPersonal(keys);
  const h = Buffer.from(await hashPassword(account, DEMO_PASSWORD));
  const { phc, pepperId } = await hashForStore(keys.pepper, h);
  await pool.query(
    `insert into admin (admin_id, account, account_n, name, org_id, phone, phone_index, password_phc, pepper_id, login_type)
     select $1, $2, $3, '攻击演练员', org_id, $4, $5, $6, $7, $8 from admin where account = $9`,
    [
      adminId,
      account,
      normalAccount(account),
      personal.seal(placeOf('admin', 'phone', adminId), mobile),
      personal.index('mobile', mobile),
      phc,
      pepperId,
      loginType,
      OF_LEVEL[level],
    ],
  );
  await pool.query('insert into admin_role (admin_id, role_id) values ($1, $2)', [adminId, level]);
}

async function enter(
  target: string,
  person: Person,
  from: string,
  password: string,
): Promise<Entered> {
  const url = await relayFrom(target, from);
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  const { answer, keys } = await signIn(transport, person.account, password);
  const first = transport.session?.token ?? '';
  return {
    ...person,
    transport,
    url,
    smsToken: answer.user.smsToken,
    signer: {
      get token() {
        return transport.session?.token ?? first;
      },
      keys,
      now: () => transport.now(),
    },
  };
}

import { signIn, type SignedIn, type Transport } from '@tqc/client';
import {
  addPerson,
  addUniversity,
  PASSWORD,
  testOrgs,
  type TestOrg,
  type TestServer,
} from '../testing/server';

/** Somebody who was not there before, signed in. */
export interface Newcomer {
  readonly account: string;
  readonly adminId: string;
  readonly transport: Transport;
  readonly signedIn: SignedIn;
}

/** What of somebody is different from the beginning, as columns of the account. */
interface Special {
  /** With the role of the level; without one nobody has a right but by a flag. */
  readonly role?: boolean;
  readonly columns?: string;
}

const STEP = 150;
const FIRST = 9_000_000;
let serial = FIRST;

/**
 * Lets a little time pass on a server: one person makes no more than a hundred calls in ten
 * seconds.
 */
export function letPass({ app, setNow }: TestServer, ms: number = STEP): void {
  setNow(new Date(app.clock().getTime() + ms));
}

/** Adds an account without signing in. */
export async function newAccount(
  { app, pool }: Pick<TestServer, 'app' | 'pool'>,
  org: TestOrg,
  { role = false, columns = '' }: Special = {},
): Promise<{ account: string; adminId: string }> {
  if (org === 'university') await addUniversity({ ...app, pool });
  serial += 1;
  const adminId = String(serial);
  const account = `w_${adminId}`;
  await addPerson({ ...app, pool }, account, org, adminId);
  if (columns) await pool.query(`update admin set ${columns} where admin_id = $1`, [adminId]);
  if (role)
    await pool.query('insert into admin_role (admin_id, role_id) values ($1, $2)', [
      adminId,
      testOrgs[org].type,
    ]);
  return { account, adminId };
}

/** Adds somebody to an organisation and signs them in. */
export async function newPerson(
  server: TestServer,
  org: TestOrg,
  special?: Special,
): Promise<Newcomer> {
  const made = await newAccount(server, org, special);
  letPass(server);
  const transport = server.transport();
  const signedIn = await signIn(transport, made.account, PASSWORD);
  return { ...made, transport, signedIn };
}

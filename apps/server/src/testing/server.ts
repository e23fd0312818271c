import { createTransport, hashPassword, signIn, type Transport } from '@tqc/client';
import { defaultRights } from '@tqc/contract/catalogue';
import type { Call, InputOf, OutputOf } from '@tqc/contract/kit';
import { normalAccount } from '@tqc/contract/wire';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { createApp, type AppOptions } from '../app';
import { asLogin, createTestDatabase } from '../kit/database/testDatabase';
import { createListener, createPool } from '../kit/database';
import { createEvents } from '../kit/events';
import { placeOf } from '../kit/personal';
import { hashForStore } from '../kit/session';
import type { AppParts } from '../kit/serve';
import type { Ticks } from '../kit/ticks';
import { partsOf } from './parts';
import { afterFile } from './afterFile';

/** The password of everybody in a test. */
export const PASSWORD = 'Sunny-2024!';

/**
 * Organisations every test starts with: two provinces, cities, counties and points beside each
 * other, so that scope can be seen to hold.
 */
export const testOrgs = {
  centre: {
    id: '1',
    type: 5,
    name: '演示国家中心',
    area: '00',
    parent: null,
    prov: '00',
    city: '0000',
    county: '000000',
    point: '',
  },
  province: {
    id: '32',
    type: 4,
    name: '演示省教育厅',
    area: '32',
    parent: '1',
    prov: '32',
    city: '3200',
    county: '320000',
    point: '',
  },
  otherProvince: {
    id: '33',
    type: 4,
    name: '另一省教育厅',
    area: '33',
    parent: '1',
    prov: '33',
    city: '3300',
    county: '330000',
    point: '',
  },
  city: {
    id: '3288',
    type: 3,
    name: '云汀市教育局',
    area: '3288',
    parent: '32',
    prov: '32',
    city: '3288',
    county: '328800',
    point: '',
  },
  county: {
    id: '328801',
    type: 2,
    name: '东霁区教育局',
    area: '328801',
    parent: '3288',
    prov: '32',
    city: '3288',
    county: '328801',
    point: '',
  },
  otherCounty: {
    id: '328802',
    type: 2,
    name: '西禾区教育局',
    area: '328802',
    parent: '3288',
    prov: '32',
    city: '3288',
    county: '328802',
    point: '',
  },
  point: {
    id: '32880101',
    type: 1,
    name: '东霁区第一确认点',
    area: '328801',
    parent: '328801',
    prov: '32',
    city: '3288',
    county: '328801',
    point: '32880101',
  },
  otherPoint: {
    id: '32880102',
    type: 1,
    name: '东霁区第二确认点',
    area: '328801',
    parent: '328801',
    prov: '32',
    city: '3288',
    county: '328801',
    point: '32880102',
  },
  /** One of the few that tests need now and then: made when somebody of it is first asked for. */
  university: {
    id: '3290',
    type: 6,
    name: '演示师范大学',
    area: '32',
    parent: '32',
    prov: '32',
    city: '3200',
    county: '320000',
    point: '',
  },
} as const;

/** The college that the university is. */
export const TEST_COLLEGE = '10320';

export type TestOrg = keyof typeof testOrgs;
type Caller = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: {
    version?: number;
    key?: string;
    files?: readonly { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }[];
    /** Where it is asked for again; everybody's own where nothing is said. */
    password?: string;
  },
) => Promise<OutputOf<C>>;

/** A real server on a real database, called through the real client. */
export interface TestServer {
  readonly url: string;
  /** Of the owner: for what a test prepares and looks up. The server's own is `app.pool`. */
  readonly pool: Pool;
  readonly app: AppParts;
  readonly server: FastifyInstance;
  /** Moves the server's clock. Set forward, as much time has passed; set back, none has. */
  setNow(at: Date | undefined): void;
  /** Calls as somebody of an organisation; signs in on first use. */
  as(org: TestOrg): Promise<Caller>;
  /** A transport that has not signed in. */
  transport(): Transport;
}

const AREAS = [
  ['00', '全国'],
  ['32', '演示省'],
  ['33', '另一省'],
  ['3288', '云汀市'],
  ['328801', '东霁区'],
  ['328802', '西禾区'],
] as const;

/**
 * Starts a server with the test organisations, one person in each, on a database of its own;
 * stopped after the file.
 */
export async function testServer({
  calls,
  hears = false,
  undo,
}: Pick<AppOptions, 'calls'> & {
  /** Decisions wait to count; they count at once where nothing is said. */
  readonly undo?: AppParts['undo'];
  /** Hears what the database tells, as the product does; costs a connection. */
  readonly hears?: boolean;
} = {}): Promise<TestServer> {
  const database = await createTestDatabase(inject('database'));
  // The server has the rights of the application and no more; tests prepare and look with those of
  // the owner.
  const owner = createPool(database.target, 3);
  const pool = createPool(asLogin(database.target), 6);
  const folder = mkdtempSync(join(tmpdir(), 'tqc-files-'));
  let moved: Date | undefined;
  const clock = () => moved ?? new Date();
  const span = movedSpan();
  const listener = hears ? await createListener(database.target) : undefined;
  const app: AppParts = {
    ...partsOf(pool, folder, clock),
    ticks: span.ticks,
    events: createEvents(listener),
    ...(undo ? { undo } : {}),
  };
  await fill({ ...app, pool: owner });
  const server = await createApp(app, calls ? { calls } : {});
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = server.listeningOrigin;
  const callers = new Map<TestOrg, Promise<Caller>>();
  afterFile(async () => {
    const closed = server.close();
    // A request that a test left half sent would be waited for as long as the product allows.
    server.server.closeAllConnections();
    await closed;
    await listener?.close();
    await Promise.all([pool.end(), owner.end()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const transport = () => createTransport({ baseUrl: url, app: 'tqc-admin' });
  return {
    url,
    pool: owner,
    app,
    server,
    transport,
    setNow(at) {
      span.move(moved, at);
      moved = at;
    },
    as(org) {
      const known = callers.get(org);
      if (known) return known;
      const made = (async (): Promise<Caller> => {
        if (org === 'university') await addUniversity({ ...app, pool: owner });
        const mine = transport();
        const account = `t_${org}`;
        await signIn(mine, account, PASSWORD);
        return (call, input, { password = PASSWORD, ...options } = {}) =>
          mine.send(call, input, {
            ...options,
            ...(call.stepUp ? { proof: { account, password } } : {}),
          });
      })();
      callers.set(org, made);
      return made;
    },
  };
}

/**
 * Spans as the tests tell them: standing still between two moves of the clock, and never going
 * back.
 */
function movedSpan(): {
  readonly ticks: () => Ticks;
  move(from: Date | undefined, to: Date | undefined): void;
} {
  let stood: number | undefined;
  let passed = 0;
  return {
    ticks: () => ((stood ?? performance.now()) + passed) as Ticks,
    move(from, to) {
      const [before, after] = [from ?? new Date(), to ?? new Date()];
      passed += Math.max(0, after.getTime() - before.getTime());
      stood = to ? (stood ?? performance.now()) : undefined;
    },
  };
}

async function fill(parts: Parts): Promise<void> {
  const { pool } = parts;
  for (const [code, name] of AREAS)
    await pool.query('insert into division (code, name, parent) values ($1, $2, $3)', [
      code,
      name,
      code.length === 2 ? null : code.slice(0, -2),
    ]);
  for (const type of [1, 2, 3, 4, 5]) await addRole(pool, type);
  for (const key of Object.keys(testOrgs) as TestOrg[])
    if (key !== 'university') await addOrganisation(parts, key);
}

/** A university with its role, its college and somebody in it, where there is none yet. */
export async function addUniversity(parts: Parts): Promise<void> {
  const { pool } = parts;
  const { id, name, prov, type } = testOrgs.university;
  const { rowCount } = await pool.query('select from org where org_id = $1', [id]);
  if (rowCount) return;
  await addRole(pool, type);
  await pool.query(
    `insert into college (college_id, code, name, prov, level, authority, normal, exemption) values ($1::bigint, $1::text, $2, $3, '本科', '演示省教育厅', true, true)`,
    [TEST_COLLEGE, name, prov],
  );
  await addOrganisation(parts, 'university');
  await pool.query('update org set college_id = $2 where org_id = $1', [id, TEST_COLLEGE]);
}

async function addRole(pool: Pool, type: number): Promise<void> {
  await pool.query('insert into role (role_id, role_name, org_type) values ($1, $2, $3)', [
    type,
    `级别${type}`,
    type,
  ]);
  await pool.query(
    'insert into role_permission (role_id, permission) select $1, unnest($2::text[])',
    [type, [...defaultRights(type)]],
  );
}

async function addOrganisation(parts: Parts, key: TestOrg): Promise<void> {
  const { pool } = parts;
  const org = testOrgs[key];
  await pool.query(
    `insert into org (org_id, org_type, org_name, short_code, area_code, area_name, parent_id, prov, city, county, point) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      org.id,
      org.type,
      org.name,
      org.id.slice(-3).padStart(3, '9'),
      org.area,
      org.name,
      org.parent,
      org.prov,
      org.city,
      org.county,
      org.point,
    ],
  );
  await addPerson(parts, `t_${key}`, key, org.id);
  await pool.query('insert into admin_role (admin_id, role_id) values ($1, $2)', [
    org.id,
    org.type,
  ]);
}

type Parts = Pick<AppParts, 'pool' | 'auth' | 'personal'>;

/**
 * Adds somebody to an organisation, with the password of everybody and without a role; `pool` is
 * the owner's.
 */
export async function addPerson(
  { pool, auth, personal }: Parts,
  account: string,
  org: TestOrg,
  adminId: string,
): Promise<void> {
  const { phc, pepperId } = await hashForStore(
    auth.keys.pepper,
    // As the browser derives it: what every file asks for is remembered there (derivedOnce).
    Buffer.from(await hashPassword(account, PASSWORD)),
  );
  const mobile = `1540000${adminId.padStart(4, '0').slice(-4)}`;
  await pool.query(
    'insert into admin (admin_id, account, account_n, name, org_id, phone, phone_index, password_phc, pepper_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      adminId,
      account,
      normalAccount(account),
      `${testOrgs[org].name}经办人`,
      testOrgs[org].id,
      personal.seal(placeOf('admin', 'phone', adminId), mobile),
      personal.index('mobile', mobile),
      phc,
      pepperId,
    ],
  );
}

import { normalAccount } from '@tqc/contract/wire';
import type { PoolClient } from 'pg';
import { placeOf, type Personal } from '../kit/personal';
import { copyRows } from './copyRows';
import type { DemoOrg } from './places';
import { HOME } from './restrictions';

const FIRST = 1101;
const COUNTY = 2;
const [WORKS, FORBIDDEN] = [1, 0];

/** Of each state that an account can be in, one at the home county and one at its city. */
const STAFF = [
  { word: 'jingban', name: '林问夏', job: '科员', status: WORKS },
  { word: 'jiezhi', name: '宋怀瑾', job: '借调', status: WORKS, validTo: '2024-05-31' },
  { word: 'lizhi', name: '白明川', job: '科员', status: FORBIDDEN },
  { word: 'suoding', name: '江以宁', job: '科员', status: WORKS, locked: true },
] as const;

/** Colleagues of the demonstration's people; nobody can sign in as them until a password is set. */
export async function fillStaff(
  personal: Personal,
  client: PoolClient,
  orgs: readonly DemoOrg[],
  now: Date,
): Promise<void> {
  const county = orgs.find(({ type, county: at }) => type === COUNTY && at === HOME);
  const city = orgs.find(({ id }) => id === county?.parent);
  if (!county || !city) return;
  const rows = [county, city].flatMap((org) =>
    STAFF.map((one) => ({ ...one, org, account: `${one.word}_${org.area}` })),
  );
  await copyRows(
    client,
    'admin',
    [
      'admin_id',
      'account',
      'account_n',
      'name',
      'org_id',
      'phone',
      'phone_index',
      'job',
      'valid_to',
      'status',
      'password_phc',
      'pepper_id',
      'password_first',
    ],
    rows.map(({ account, name, org, job, status, ...more }, at) => {
      const id = String(FIRST + at);
      const mobile = `1540001${id}`;
      return [
        id,
        account,
        normalAccount(account),
        name,
        org.id,
        personal.seal(placeOf('admin', 'phone', id), mobile),
        personal.index('mobile', mobile),
        job,
        'validTo' in more ? more.validTo : null,
        status,
        '-',
        '-',
        true,
      ];
    }),
  );
  await copyRows(
    client,
    'admin_role',
    ['admin_id', 'role_id'],
    rows.map(({ org }, at) => [String(FIRST + at), org.type]),
  );
  const until = new Date(now.getTime() + 86_400_000).toISOString();
  await copyRows(
    client,
    'sign_in_failure',
    ['kind', 'value', 'n', 'first_at', 'locked_until'],
    rows
      .filter((row) => 'locked' in row)
      .map(({ account }) => [
        'account',
        `${normalAccount(account)}/new`,
        5,
        now.toISOString(),
        until,
      ]),
  );
}

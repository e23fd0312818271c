import { normalAccount } from '@tqc/contract/wire';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { hashForStore, hashOfPassword } from '../kit/session';
import { layDownRoles, roleOfDuty } from '../trade/standardRoles';
import { demoAccounts, DEMO_PASSWORD } from './accounts';
import { fillAlerts } from './alerts';
import { fillApplicants } from './applicants';
import { fillApplications } from './applications';
import { fillAttachments } from './attachments';
import { fillBase } from './base';
import { fillBlanks } from './blanks';
import { fillCertCases } from './certCases';
import { fillCertChanges } from './certChanges';
import { copyRows } from './copyRows';
import { fillDictionaries } from './dictionaries';
import { fillEcerts } from './ecerts';
import { fillEduDocs } from './eduDocs';
import { fillExemption } from './exemption';
import { fillFilings } from './filings';
import { fillHistories } from './histories';
import { fillAccessQueries } from './accessQueries';
import { fillLimitationCerts } from './limitationCerts';
import { fillNumberRuns } from './numberRuns';
import { fillLimitPushes } from './limitPushes';
import { fillRestrictions } from './restrictions';
import { fillPlatform } from './platformCases';
import { drawPlaces, type DemoOrg } from './places';
import { fillOrganisations } from './organisations';
import { fillEnrollArrangements } from './enrollArrangements';
import { fillEnrollments } from './enrollments';
import { fillEnrollChanges } from './enrollChanges';
import { fillEnrollPlans } from './enrollPlans';
import { fillOrgTabs } from './orgTabs';
import { fillMoves } from './moves';
import { fillRenames } from './renames';
import { fillPlanChanges } from './planChanges';
import { fillPlans } from './plans';
import { fillPoints } from './points';
import { DEMO_DAY } from './playedClock';
import { fillRegistrationChanges } from './registrationChanges';
import { fillReportFiles } from './reportFiles';
import { fillReportSubmits } from './reportSubmits';
import { fillReports } from './reports';
import { fillRoleChanges } from './roleChanges';
import { fillSchools } from './schools';
import { fillSites } from './sites';
import { demoSizes } from './sizes';
import { fillTeacherAuths } from './teacherAuths';
import { fillStaff } from './staff';
import { fillUsbKeys } from './usbKeys';

/**
 * Reads which points take applications, nothing else: so that a simulation ends nobody's session.
 */
const CHANNEL_ROLE = 10;

/**
 * Fills an empty database with a demo profile, in one transaction: the same seed gives the same
 * rows.
 */
export async function fillDemo(
  app: AppParts,
  profile: keyof typeof demoSizes,
  now: Date,
  tell: (text: string) => void,
): Promise<void> {
  const size = demoSizes[profile];
  const places = drawPlaces(size);
  const client = await app.pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    // First: from here on the database tells the time of the demonstration too.
    await client.query("insert into installation (key, value) values ('demo', $1::jsonb)", [
      JSON.stringify({ profile, day: DEMO_DAY, shift: Date.now() - now.getTime() }),
    ]);
    tell('机构与账号');
    await copyRows(client, 'division', ['code', 'name', 'parent'], places.divisions);
    await copyRows(
      client,
      'org',
      [
        'org_id',
        'org_type',
        'org_name',
        'short_code',
        'area_code',
        'area_name',
        'parent_id',
        'prov',
        'city',
        'county',
        'point',
        'confirm_range',
        'address',
        'phone',
        'office_hours',
      ],
      places.orgs.map((o) => [
        o.id,
        o.type,
        o.name,
        o.code3,
        o.area,
        o.areaName,
        o.parent,
        o.prov,
        o.city,
        o.county,
        o.point,
        o.range,
        `${o.areaName}滨河路1号`,
        '000-88880000',
        '工作日 8:30-11:30，14:00-17:00',
      ]),
    );
    await fillPeople(app, client, places.orgs);
    await fillStaff(app.personal, client, places.orgs, now);
    await fillRoleChanges(client, places.orgs, now);
    await fillUsbKeys(client, now);
    await fillTeacherAuths(app.personal, client, now);
    tell('批次、计划与安排');
    const plans = await fillPlans(client, places.orgs);
    await fillPlanChanges(client, places.orgs);
    await fillEnrollPlans(client, places.orgs);
    await fillEnrollChanges(client);
    await fillApplications(app, client, { plans, orgs: places.orgs, size, now, tell });
    tell('申请人账户');
    await fillApplicants(app, client, now);
    await fillAccessQueries(client);
    await fillRegistrationChanges(client);
    tell('院校、专业、限制库与消息');
    await fillBase(app, client, { orgs: places.orgs, restrictions: size.restrictions, now });
    await fillRestrictions(app, client);
    await fillEnrollments(app, client);
    await fillOrganisations(client, places.orgs);
    await fillPoints(client, places.orgs);
    await fillDictionaries(client);
    await fillOrgTabs(client, places.orgs);
    await fillSchools(client, places.orgs);
    await fillEnrollArrangements(client);
    await fillRenames(client, places.orgs);
    await fillMoves(client, places.orgs);
    await fillSites(app, client, places.orgs);
    await fillAttachments(app, client);
    await fillFilings(app, client, places.orgs);
    await fillExemption(app, client);
    await fillEduDocs(app, client, places.orgs);
    await fillPlatform(client);
    await fillLimitPushes(client);
    await fillBlanks(client, places.orgs);
    await fillCertCases(app, client);
    await fillCertChanges(app, client);
    await fillHistories(app, client);
    await fillEcerts(app, client);
    await fillLimitationCerts(app, client);
    await fillNumberRuns(client);
    await fillReports(client);
    await fillReportFiles(client);
    await fillReportSubmits(client);
    await fillAlerts(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await app.pool.query('analyze');
}

/** Kinds of organisation that have administrators of their own. */
const ADMINISTERED: ReadonlySet<number> = new Set([2, 3, 4, 5]);

async function fillPeople(
  { auth, personal }: AppParts,
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<void> {
  await layDownRoles(client);
  await client.query(
    "insert into role (role_id, role_name, org_type) values ($1, '申请渠道查询', 2)",
    [CHANNEL_ROLE],
  );
  await client.query('insert into role_permission (role_id, permission) values ($1, $2)', [
    CHANNEL_ROLE,
    'register.localeSet.view',
  ]);
  for (const [at, { account, who, org: fits, type, ...special }] of demoAccounts.entries()) {
    const org = orgs.find(fits);
    if (!org) throw new Error(`no organisation for ${account}`);
    const { phc, pepperId } = await hashForStore(
      auth.keys.pepper,
      await hashOfPassword(account, DEMO_PASSWORD),
    );
    const id = String(1001 + at);
    const mobile = `1540000${id}`;
    await client.query(
      'insert into admin (admin_id, account, account_n, name, org_id, phone, phone_index, password_phc, pepper_id, superuser, monitor, login_type, password_first) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
      [
        id,
        account,
        normalAccount(account),
        `${who}演示员`,
        org.id,
        personal.seal(placeOf('admin', 'phone', id), mobile),
        personal.index('mobile', mobile),
        phc,
        pepperId,
        account === 'demo_super',
        account === 'demo_jk',
        'loginType' in special ? special.loginType : '',
        'overdue' in special,
      ],
    );
    const duty = 'duty' in special ? special.duty : 'system';
    const roles = [type, ...(ADMINISTERED.has(type) ? [roleOfDuty(duty, type)] : [])];
    await client.query('insert into admin_role (admin_id, role_id) select $1, unnest($2::int[])', [
      id,
      roles,
    ]);
  }
  // Staff of the other organisations: they exist for plans and messages, but nobody can sign in as
  // them until a password is set.
  const named = new Set(demoAccounts.map(({ org }) => orgs.find(org)?.id));
  const clerks = orgs
    .filter(({ id }) => !named.has(id))
    .map((org, at) => ({ org, id: 20_001 + at, account: `u${org.id}`, duty: 'system' as const }));
  const kept = new Set(
    demoAccounts.filter((one) => 'duty' in one).map(({ org }) => orgs.find(org)?.id),
  );
  // Who keeps an organisation's people is somebody else than who keeps its data.
  const keepers = orgs
    .filter(({ id, type }) => ADMINISTERED.has(type) && !kept.has(id))
    .map((org, at) => ({ org, id: 40_001 + at, account: `a${org.id}`, duty: 'security' as const }));
  const staff = [...clerks, ...keepers];
  await copyRows(
    client,
    'admin',
    [
      'admin_id',
      'account',
      'account_n',
      'name',
      'org_id',
      'password_phc',
      'pepper_id',
      'password_first',
    ],
    staff.map(({ org, id, account, duty }) => [
      String(id),
      account,
      account,
      duty === 'security' ? '演示安全员' : '演示经办员',
      org.id,
      '-',
      '-',
      true,
    ]),
  );
  await copyRows(
    client,
    'admin_role',
    ['admin_id', 'role_id'],
    staff.flatMap(({ org, id, duty }) =>
      [org.type, ...(ADMINISTERED.has(org.type) ? [roleOfDuty(duty, org.type)] : [])].map(
        (role) => [String(id), role],
      ),
    ),
  );
}

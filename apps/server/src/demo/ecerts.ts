import { certStatus, ecertTaskStatus, stampStatus, stampType } from '@tqc/domain/dictionaries';
import { ECERT_SENTENCES, STAMP_BOX, type EcertFailure } from '@tqc/domain/ecert';
import type { PoolClient } from 'pg';
import sharp from 'sharp';
import { kyselyOfClient, type Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import type { RowOf } from '../kit/store';
import {
  drawEcert,
  laterTask,
  lookAtCerts,
  revokeEcerts,
  signingServiceOf,
  writeEcert,
} from '../trade/ecert';
import { keepFile } from './demoFiles';
import { HOME } from './restrictions';

const IN_USE = stampStatus.code('inUse');
const STOPPED = stampStatus.code('stopped');
const OFFICIAL = stampType.code('official');
const SPECIAL = stampType.code('special');
const DONE = ecertTaskStatus.code('done');
const ISSUED = '2024-06-17';
const USUAL = '2024-06-30';
const YEAR = 2024;
const MADE_AT = new Date('2024-06-17T02:00:00Z');
const MADE = 6;
const ALL_FAILURES = Object.keys(ECERT_SENTENCES) as EcertFailure[];
/** Keys of stamps lie beside those of their organisations. */
const OF_ORG = { official: 980_000_000_000, special: 981_000_000_000 } as const;

/** A round seal without letters: the name of its office stands beside it in words. */
const seal = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="108" fill="none" stroke="#c0392b" stroke-width="8" opacity="0.8"/><path d="M120 70 l14 40 h42 l-34 26 l13 42 l-35 -26 l-35 26 l13 -42 l-34 -26 h42 z" fill="#c0392b" opacity="0.8"/></svg>',
    ),
  )
    .png()
    .toBuffer();

type Cert = RowOf<'cert'>;
interface Clerk {
  readonly adminId: string;
  readonly name: string;
}

/**
 * A seal for every office that issues, one of them expired and one stopped; some electronic
 * certificates of the county one signs in to, with their trace; tasks with each failure once.
 */
export async function fillEcerts(app: AppParts, client: PoolClient): Promise<void> {
  const db = kyselyOfClient(client);
  await fillStamps(app, client);
  const certs = await db
    .selectFrom('cert')
    .selectAll()
    .where('county', '=', HOME)
    .where('status', '=', certStatus.code('normal'))
    .where('photo', 'is not', null)
    .orderBy('certId')
    .limit(MADE + ALL_FAILURES.length)
    .execute();
  const [first] = certs;
  if (!first) return;
  const clerk = await db
    .selectFrom('admin')
    .select(['adminId', 'name'])
    .where('orgId', '=', first.orgId)
    .orderBy('adminId')
    .executeTakeFirstOrThrow();
  const own = certs.filter(({ orgId }) => orgId === first.orgId);
  await fillOnes(app, db, own.slice(0, MADE), clerk);
  await fillTasks(client, db, own, first, clerk);
  const { orgId, prov, city, county } = first;
  await client.query(
    'insert into ecert_issue_date (org_id, year, issue_date, prov, city, county) values ($1, $2, $3, $4, $5, $6)',
    [orgId, YEAR, USUAL, prov, city, county],
  );
}

async function fillStamps(app: AppParts, client: PoolClient): Promise<void> {
  const id = await keepFile(app, client, '印模.png', await seal());
  const { x, y, width, height } = STAMP_BOX;
  const columns = `insert into org_stamp (stamp_id, org_id, org_name, org_type, prov, city, county, stamp_name, stamp_type, sn, stamp_code, system_code, file_id,
    valid_from, valid_to, x, y, width, height, creator, created_at, status, reason)`;
  const box = [id, x, y, width, height, MADE_AT];
  await client.query(
    `${columns} select ${OF_ORG.official} + org_id, org_id, org_name, org_type, prov, city, county, org_name, ${OFFICIAL}, 'YZ' || lpad(org_id::text, 12, '0'),
       'ST' || org_id, 'TQC', $1, '2024-01-01', '2028-12-31', $2, $3, $4, $5, '演示经办员', $6, ${IN_USE}, ''
     from org where org_type in (2, 3, 4)`,
    box,
  );
  await client.query(
    `${columns} select ${OF_ORG.special} + org_id, org_id, org_name, org_type, prov, city, county, org_name || '教师资格专用章', ${SPECIAL}, 'YZ9' || lpad(org_id::text, 11, '0'),
       'SZ' || org_id, 'TQC', $1, '2022-01-01', '2026-12-31', $2, $3, $4, $5, '演示经办员', $6, ${STOPPED}, '印章磨损，已交回'
     from org where org_type = 2 and county = '${HOME}'`,
    box,
  );
  await client.query(
    `update org_stamp set valid_from = '2021-01-01', valid_to = '2024-05-31' where stamp_id = (
       select stamp_id from org_stamp where org_type = 2 and county <> '${HOME}' order by stamp_id limit 1)`,
  );
  await client.query(
    `insert into org_stamp_log (log_id, stamp_id, at, event, note, operator, prov, city, county)
     select stamp_id, stamp_id, created_at, '新增', '新增后即使用', creator, prov, city, county from org_stamp`,
  );
}

/** Made as the calls make them; one was revoked since, one was made again. */
async function fillOnes(
  app: AppParts,
  db: Db,
  certs: readonly Cert[],
  { name }: Clerk,
): Promise<void> {
  const signing = signingServiceOf(app);
  const by = (at: Date, orgName: string) => ({
    db,
    now: at,
    operator: name,
    operatorOrg: orgName,
    files: app.files,
  });
  async function make(cert: Cert, at: Date): Promise<void> {
    const stampId = String(OF_ORG.official + Number(cert.orgId));
    const wanted = { orgId: cert.orgId, stampId, issueDate: ISSUED, now: at };
    for (const looked of await lookAtCerts(db, [cert], wanted)) {
      const drawn = await drawEcert(app, looked, signing, at);
      if (!('failure' in drawn)) await writeEcert(by(at, cert.orgName), drawn, 'made');
    }
  }
  for (const [at, cert] of certs.entries())
    await make(cert, new Date(MADE_AT.getTime() + at * 60_000));
  const [revoked, again] = certs;
  const later = new Date(MADE_AT.getTime() + 3_600_000);
  for (const cert of [revoked, again])
    if (cert) await revokeEcerts(by(later, cert.orgName), [cert.certId], '签发日期有误');
  if (!again) return;
  const now = await db
    .selectFrom('cert')
    .selectAll()
    .where('certId', '=', again.certId)
    .executeTakeFirstOrThrow();
  await make(now, new Date(later.getTime() + 600_000));
}

/** One that ended with each failure, and one that was called off. */
async function fillTasks(
  client: PoolClient,
  db: Db,
  certs: readonly Cert[],
  { orgId, orgName, prov, city, county }: Cert,
  creator: Clerk,
): Promise<void> {
  const common = {
    taskType: 'batchCreate',
    org: { orgId, orgName, prov, city, county, point: '' },
    creator,
    condition: { stampType: OFFICIAL },
    issueDate: ISSUED,
    stampId: String(OF_ORG.official + Number(orgId)),
  } as const;
  const ran = await laterTask(db, MADE_AT, { ...common, taskName: '上半年批量制作', certs });
  const failing = certs.slice(MADE);
  for (const [at, { certId }] of failing.entries()) {
    const failure = ALL_FAILURES[at % ALL_FAILURES.length] ?? 'F01';
    await client.query(
      'update ecert_task_item set ok = false, failure = $3, message = $4 where task_id = $1 and cert_id = $2',
      [ran, certId, failure, ECERT_SENTENCES[failure]],
    );
  }
  await client.query('update ecert_task_item set ok = true where task_id = $1 and ok is null', [
    ran,
  ]);
  await client.query(
    'update ecert_task set status = $2, done = total - $3, failed = $3, ended_at = $4 where id = $1',
    [ran, DONE, failing.length, new Date(MADE_AT.getTime() + 300_000)],
  );
  const off = await laterTask(db, MADE_AT, { ...common, taskName: '选错条件的任务', certs });
  await client.query(
    "update ecert_task set status = $2, reason = '条件选错', ended_at = $3 where id = $1",
    [off, ecertTaskStatus.code('cancelled'), new Date(MADE_AT.getTime() + 60_000)],
  );
}

import { POINT } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kit/scope';
import { isAnnul, placeOfOrg, type MovedOrg } from './whatMoves';

/** Rows that are moved in one transaction: others wait for it no longer than for a page. */
const PIECE = 500;

export interface Move {
  readonly db: Db;
  readonly kind: number;
  readonly from: MovedOrg;
  readonly into: MovedOrg;
  readonly now: Date;
}

/** The place that rows have afterwards. */
const to = ({ into }: Move) =>
  sql`prov = ${into.prov}, city = ${into.city}, county = ${into.county}`;
/** Whoever was meant by a reference to the one is the other. */
const now = ({ from, into }: Move, column: string) =>
  sql`${sql.ref(column)} = case when ${sql.ref(column)} = ${from.orgId} then ${into.orgId} else ${sql.ref(column)} end`;
const count = (n: bigint | undefined) => Number(n ?? 0);

/** How many rows of each kind were moved; none of any where nothing is left. */
export type Moved = Readonly<Partial<Record<'certs' | 'records' | 'users' | 'points', number>>>;

/** What belongs to an application and carries its place; some also name the organisation. */
const OF_APPLICATIONS = [
  ['registration_file'],
  ['registration_log'],
  ['registration_change'],
  ['registration_message', 'org_id'],
  ['access_query', 'org_id'],
  ['history_college', 'org_id'],
  ['platform_push', 'org_id'],
  ['cert', 'org_id'],
  ['registration', 'org_id'],
] as const;

/** Applications with all that belongs to them. */
async function applications(move: Move): Promise<Moved> {
  const { db, from, into } = move;
  const { rows } = await sql<{ regId: string }>`
    select reg_id from registration where ${placeOfOrg(from)} order by reg_id limit ${PIECE} for update`.execute(
    db,
  );
  if (rows.length === 0) return {};
  const these = sql`city = ${from.city} and reg_id = any(${rows.map(({ regId }) => regId)}::bigint[])`;
  await sql`update cert_key set city = ${into.city} where cert_no in (select cert_no from cert where ${these})`.execute(
    db,
  );
  let certs = 0;
  for (const [table, org] of OF_APPLICATIONS) {
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${to(move)} ${org === undefined ? sql`` : sql`, ${now(move, org)}`} where ${these}`.execute(
        db,
      );
    if (table === 'cert') certs = count(numAffectedRows);
  }
  await electronic(
    move,
    sql`select cert_id from cert where city = ${into.city} and reg_id = any(${rows.map(({ regId }) => regId)}::bigint[])`,
  );
  return { records: rows.length, certs };
}

/** Electronic certificates and their trace go with their certificates. */
async function electronic(move: Move, certIds: RawBuilder<unknown>): Promise<void> {
  for (const [table, key] of [
    ['ecert', sql`cert_id in (${certIds})`],
    ['ecert_change', sql`ecert_id in (select id from ecert where cert_id in (${certIds}))`],
  ] as const)
    await sql`update ${sql.table(table)} set ${to(move)}, ${now(move, 'org_id')} where ${key}`.execute(
      move.db,
    );
}

/** Certificates; what is handed over leaves its point behind. */
async function certificates(move: Move): Promise<Moved> {
  const { db, kind, from, into } = move;
  const all = isAnnul(kind);
  const { rows } = await sql<{ certId: string; certNo: string }>`
    select cert_id, cert_no from cert where ${placeOfOrg(from)} ${all ? sql`` : sql`and org_id = ${from.orgId}`}
    order by cert_id limit ${PIECE} for update`.execute(db);
  if (rows.length === 0) return {};
  await sql`update cert_key set city = ${into.city} where cert_no = any(${rows.map(({ certNo }) => certNo)})`.execute(
    db,
  );
  await sql`update cert set ${to(move)}, ${now(move, 'org_id')} ${all ? sql`` : sql`, point = ''`}
    where city = ${from.city} and cert_id = any(${rows.map(({ certId }) => certId)}::bigint[])`.execute(
    db,
  );
  await electronic(move, sql`select unnest(${rows.map(({ certId }) => certId)}::bigint[])`);
  return { certs: rows.length };
}

const some = (table: string, key: string, set: (move: Move) => RawBuilder<unknown>) =>
  async function piece(move: Move): Promise<Moved> {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set(move)}
      where ${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${placeOfOrg(move.from)}
        order by ${sql.ref(key)} limit ${PIECE} for update)`.execute(move.db);
    const records = count(numAffectedRows);
    return records === 0 ? {} : { records };
  };

const registrations = some(
  'enrollment',
  'enr_id',
  (move) =>
    sql`${to(move)}, ${now(move, 'org_id')}, ${now(move, 'recheck_id')}, ${now(move, 'final_id')}`,
);
const history = some(
  'enrollment_history',
  'hist_id',
  (move) => sql`${to(move)}, ${now(move, 'org_id')}`,
);

/** What is left of the place when cases and certificates are gone: few rows, moved at the end. */
const AT_LAST = [
  ['cert_assign', 'org_id'],
  ['cert_print', 'org_id'],
  ['blank_stock', 'org_id'],
  ['blank_no', 'org_id'],
  ['cert_apply', 'org_id'],
  ['cert_change', 'org_id'],
  ['cert_change_item'],
  ['cert_case_file'],
  ['history_temp', 'org_id'],
  ['ecert_task', 'org_id'],
  ['ecert_task_item'],
  ['limitation', 'org_id'],
  ['limit_push', 'org_id'],
  ['org_school'],
  // Plans are read as those of the organisation that had them.
  ['org_plan'],
  ['plan_slot'],
  ['plan_arrangement'],
  ['plan_change'],
  ['plan_opinion'],
] as const;

/** Points, people and what else stands in the place. */
export async function moveTheRest(move: Move): Promise<Moved> {
  const { db, from, into } = move;
  for (const [table, org] of AT_LAST)
    await sql`update ${sql.table(table)} set ${to(move)} ${org === undefined ? sql`` : sql`, ${now(move, org)}`} where ${placeOfOrg(from)}`.execute(
      db,
    );
  await sql`update org_school set enroll_org_id = ${into.orgId}, version = version + 1 where enroll_org_id = ${from.orgId}`.execute(
    db,
  );
  await sql`update usb_key set org_id = ${into.orgId} where org_id = ${from.orgId}`.execute(db);
  const points = await sql`
    update org set ${to(move)}, parent_id = ${into.orgId}, area_code = ${into.areaCode}, area_name = ${into.areaName},
      version = version + 1, updated_at = ${move.now}
    where parent_id = ${from.orgId} and org_type = ${POINT}`.execute(db);
  const users =
    await sql`update admin set org_id = ${into.orgId}, version = version + 1 where org_id = ${from.orgId}`.execute(
      db,
    );
  return { points: count(points.numAffectedRows), users: count(users.numAffectedRows) };
}

/** The pieces of each kind, in their order: the next one is begun when one before moves nothing. */
export const piecesOf = (kind: number) =>
  isAnnul(kind) ? [applications, certificates, registrations, history] : [certificates, history];

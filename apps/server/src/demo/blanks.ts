import { blankAfter, blankPrefix } from '@tqc/domain/cert';
import { blankStockStatus, certStatus, printStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import type { DemoOrg } from './places';

const ORGS = 30;
const YEAR = 2024;
const RANGE = 200;
const PRINTED = 8;
const ASKED_AT = '2024-05-20T02:00:00Z';
const PRINTED_AT = '2024-06-17T02:00:00Z';
/** Millions of numbers lie between the ranges of two organisations. */
const APART = 1_000_000;

interface Numbered {
  next(): string;
}
interface Clerk {
  readonly admin_id: string;
  readonly name: string;
}

/** Blanks in every state, some certificates printed on them, one spoilt; a layout for a printer. */
export async function fillBlanks(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  let serial = 970_000_000_000n;
  const ids: Numbered = { next: () => String((serial += 1n)) };
  const makers = orgs.filter(({ type, parent }) => (type === 2 || type === 3) && parent !== null);
  for (const [at, org] of makers.slice(0, ORGS).entries()) {
    const { rows } = await client.query<Clerk>(
      'select admin_id, name from admin where org_id = $1 order by admin_id limit 1',
      [org.id],
    );
    const [clerk] = rows;
    if (clerk) await fillOrg(client, ids, org, clerk, at);
  }
}

async function fillOrg(
  client: PoolClient,
  ids: Numbered,
  org: DemoOrg,
  clerk: Clerk,
  at: number,
): Promise<void> {
  const { rows: types } = await client.query<{ ct_id: number }>(
    'select distinct ct_id from cert where org_id = $1 and reg_id is not null and status = $2 order by ct_id',
    [org.id, certStatus.code('normal')],
  );
  const first = (n: number, year = YEAR) =>
    `${blankPrefix(org.prov, year)}${String(at * APART + n * RANGE + 1).padStart(8, '0')}`;
  for (const [n, { ct_id: ctId }] of types.entries()) {
    const stock = { ctId, status: 'received', year: YEAR, firstNo: first(n) } as const;
    const stockId = await addStock(client, ids, org, clerk, stock);
    await printSome(client, ids, org, clerk, { ctId, stockId, firstNo: stock.firstNo });
  }
  const ctId = types[0]?.ct_id ?? 3;
  await addStock(client, ids, org, clerk, { ctId, status: 'asked', year: YEAR, firstNo: null });
  const assigned = { ctId, status: 'assigned', year: YEAR, firstNo: first(types.length) } as const;
  await addStock(client, ids, org, clerk, assigned);
  const closed = { ctId, status: 'closed', year: YEAR - 1, firstNo: first(0, YEAR - 1) } as const;
  await addStock(client, ids, org, clerk, closed);
  await client.query(
    `insert into print_layout (id, admin_id, name, dx, dy, offsets) values ($1, $2, '窗口打印机', 12, -7, $3)`,
    [ids.next(), clerk.admin_id, JSON.stringify([{ field: 'certNo', dx: 5, dy: 0 }])],
  );
}

async function addStock(
  client: PoolClient,
  ids: Numbered,
  org: DemoOrg,
  clerk: Clerk,
  stock: {
    readonly ctId: number;
    readonly status: 'asked' | 'assigned' | 'received' | 'closed';
    readonly year: number;
    readonly firstNo: string | null;
  },
): Promise<string> {
  const id = ids.next();
  const { ctId, status, year, firstNo } = stock;
  const closed = status === 'closed';
  await client.query(
    `insert into blank_stock (id, org_id, org_name, year, ct_id, asked, note, first_no, last_no, n, admin_id, applicant, created_at, assigned_at,
       counted_on, count_difference, status, prov, city, county)
     values ($1, $2, $3, $4, $5, $6, '', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      id,
      org.id,
      org.name,
      year,
      ctId,
      RANGE,
      firstNo,
      firstNo === null ? null : blankAfter(firstNo, RANGE - 1),
      firstNo === null ? 0 : RANGE,
      clerk.admin_id,
      clerk.name,
      closed ? '2023-05-22T02:00:00Z' : ASKED_AT,
      firstNo === null ? null : closed ? '2023-05-24T02:00:00Z' : '2024-05-22T02:00:00Z',
      closed ? '2023-12-29' : null,
      closed ? 0 : null,
      blankStockStatus.code(status),
      org.prov,
      org.city,
      org.county,
    ],
  );
  return id;
}

/** The first of a type are printed, and one blank before them went wrong. */
async function printSome(
  client: PoolClient,
  ids: Numbered,
  org: DemoOrg,
  clerk: Clerk,
  { ctId, stockId, firstNo }: { ctId: number; stockId: string; firstNo: string },
): Promise<void> {
  const { rows: certs } = await client.query<{ cert_id: string; reg_id: string }>(
    `update cert set print_status = $3 where (city, cert_id) in (select city, cert_id from cert where org_id = $1 and ct_id = $2
       and reg_id is not null and status = $5 and print_status = $6 order by cert_no limit $4) returning cert_id, reg_id`,
    [
      org.id,
      ctId,
      printStatus.code('printed'),
      PRINTED,
      certStatus.code('normal'),
      printStatus.code('unprinted'),
    ],
  );
  if (certs.length === 0) return;
  await client.query('update registration set print_status = $2 where reg_id = any($1)', [
    certs.map(({ reg_id: regId }) => regId),
    printStatus.code('printed'),
  ]);
  const runId = ids.next();
  const place = [org.prov, org.city, org.county];
  await client.query(
    `insert into cert_print (run_id, org_id, org_name, admin_id, operator, printed_at, n, first_no, last_no, layout, prov, city, county)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{"dx":0,"dy":0,"offsets":[]}', $10, $11, $12)`,
    [
      runId,
      org.id,
      org.name,
      clerk.admin_id,
      clerk.name,
      PRINTED_AT,
      certs.length,
      blankAfter(firstNo, 1),
      blankAfter(firstNo, certs.length),
      ...place,
    ],
  );
  const numbers = [null, ...certs.map(({ cert_id: certId }) => certId)];
  for (const [at, certId] of numbers.entries())
    await client.query(
      `insert into blank_no (serial, stock_id, org_id, state, cert_id, run_id, reason, operator, at, prov, city, county)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        blankAfter(firstNo, at),
        stockId,
        org.id,
        certId === null ? 2 : 1,
        certId,
        certId === null ? null : runId,
        certId === null ? '卡纸，首张污损' : '',
        clerk.name,
        PRINTED_AT,
        ...place,
      ],
    );
}

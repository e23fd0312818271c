import type { cert } from '@tqc/contract/cert';
import { errorEntry } from '@tqc/contract/errors';
import { certificateFields, NO_OFFSET, printFlow, type PrinterOffset } from '@tqc/domain/cert';
import { certStatus, certType } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { printers, unprintable, type PaperFault } from '../../../kit/printing';
import { withAhead, type Ahead, type CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import type { Tables } from '../../../kit/tables';
import { certificatePage, certificatePaper, certificateText } from './certificatePaper';
import { freeBlanks, type FreeBlank } from './freeBlanks';
import { issuesNoPaper, NO_PAPER } from './noPaper';
import { notePrint } from './notePrint';
import { offsetOf } from './offsetOf';

type Printing = CallContext<typeof cert.print>;
type Row = Selectable<Tables['cert']>;
interface Refused {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

const layouts = store('printLayout', 'id');

/**
 * Books a blank for each certificate, one number after the other; of whom it cannot be printed is
 * named with the reason, before anything is booked.
 */
export const printCerts = withAhead(faultsOf, async (call: Printing, faults) => {
  const { input } = call;
  const offset = await wantedOffset(call, input.layoutId);
  const { fit, refused } = await printable(call, faults);
  const [first] = fit;
  const blanks = first ? await freeBlanks(call, first.ctId, fit.length, input.firstNo) : [];
  if (first && input.firstNo !== undefined && blanks[0]?.serial !== input.firstNo)
    throw refuse('firstNo', `${input.firstNo}不是本机构可用的空白证书，请核对印刷号和资格种类`);
  const printed = fit.slice(0, blanks.length);
  const without = fit.slice(blanks.length).map((row) => ({
    id: row.certId,
    name: row.name,
    reason: `本机构${certType.label(row.ctId)}的空白证书不够，请先在空白证书台账申领或签收`,
  }));
  const booked = printed.map((row, at) => ({ row, blank: blanks[at] as FreeBlank }));
  const runId = input.preview || booked.length === 0 ? null : await book(call, booked, offset);
  return {
    runId,
    done: printed.map(({ certId }) => certId),
    refused: [...refused, ...without],
    numbers: booked.map(({ row, blank }) => ({
      certId: row.certId,
      name: row.name,
      blankNo: blank.serial,
    })),
  };
});

async function wantedOffset(
  found: Pick<Printing, 'db'>,
  layoutId: string | undefined,
): Promise<PrinterOffset> {
  return layoutId === undefined ? NO_OFFSET : offsetOf(await layouts(found).get(layoutId));
}

/** Parts certificates into those that can be printed today and those that cannot. */
async function printable(call: Printing, faults: Faults) {
  const { db, who, input } = call;
  const ids = input.records.map(({ id }) => id);
  const { rows: found } = await sql<Row>`
    select * from cert where cert_id in (${sql.join(ids)}) order by cert_no
    ${input.preview ? sql`` : sql`for no key update`}`.execute(db);
  const onlyElectronic = await issuesNoPaper(call);
  const versions = new Map(input.records.map(({ id, version }) => [id, version]));
  const own = found.filter(({ orgId }) => orgId === who.orgId);
  const [first] = own;
  const reasonOf = (row: Row): string | undefined => {
    if (row.version !== versions.get(row.certId)) return errorEntry(409)?.message;
    if (onlyElectronic) return NO_PAPER;
    if (row.status !== certStatus.code('normal')) return '只有正常的证书可以打印';
    if (row.ctId !== first?.ctId) return '一次只能打印同一资格种类的证书，请分开打印';
    return printFlow.why('print', row.printStatus) ?? faults.get(row.certId);
  };
  const refused: Refused[] = ids.flatMap((id) => {
    const row = own.find(({ certId }) => certId === id);
    const reason = row ? reasonOf(row) : outOfReach().message;
    return reason === undefined ? [] : [{ id, name: row?.name ?? '', reason }];
  });
  const not = new Set(refused.map(({ id }) => id));
  return { fit: own.filter(({ certId }) => !not.has(certId)), refused };
}

/** Why a certificate cannot be drawn as it should, by its number. */
type Faults = ReadonlyMap<string, string>;

/**
 * Letters without a glyph, fields too long for their boxes. The printers take their time, so they
 * are asked before the transaction; who changes a certificate meanwhile has changed its version.
 */
async function faultsOf({ app, input, who, read }: Ahead<typeof cert.print>): Promise<Faults> {
  if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
  const { rows, offset } = await read(async ({ db }) => ({
    offset: await wantedOffset({ db }, input.layoutId),
    rows: (
      await sql<Row>`
        select * from cert where cert_id in (${sql.join(input.records.map(({ id }) => id))}) and org_id = ${who.orgId}
        order by cert_no`.execute(db)
    ).rows,
  }));
  if (rows.length === 0) return new Map();
  const pages = rows.map((row) => certificatePage(certificateText({ app }, row), offset));
  const made = app.clock().toISOString();
  const faults = await printers.faults(certificatePaper({ app }, made, pages));
  return new Map(faults.map((fault) => [rows[fault.page]?.certId ?? '', faultText(fault)]));
}

function faultText({ key, missing, long }: PaperFault): string {
  const label = certificateFields.find((field) => field.key === key)?.label ?? key;
  return long && missing.length === 0
    ? `${label}太长，证书上写不下`
    : `${label}中的${unprintable(missing)}`;
}

async function book(
  call: Printing,
  booked: readonly { readonly row: Row; readonly blank: FreeBlank }[],
  offset: PrinterOffset,
): Promise<string> {
  const { db, who, now } = call;
  const runId = newId();
  const { orgId, orgName, adminId, prov, city, county, point } = who;
  const place = { prov, city, county, point };
  const at = now.toISOString();
  const numbers = booked.map(({ blank }) => blank.serial);
  await db
    .insertInto('certPrint')
    .values({
      ...place,
      runId,
      orgId,
      orgName,
      adminId,
      operator: who.name,
      printedAt: at,
      n: booked.length,
      firstNo: numbers[0] ?? '',
      lastNo: numbers.at(-1) ?? '',
      layout: JSON.stringify(offset),
    })
    .execute();
  await db
    .insertInto('blankNo')
    .values(
      booked.map(({ row, blank }) => ({
        ...place,
        ...blank,
        orgId,
        state: 1,
        certId: row.certId,
        runId,
        operator: who.name,
        at,
      })),
    )
    .execute();
  await notePrint(
    call,
    booked.map(({ row }) => row),
    'print',
    ({ certId }) => booked.find(({ row }) => row.certId === certId)?.blank.serial ?? '',
  );
  call.note({ obj: `certPrint/${runId}`, detail: { n: booked.length, first: numbers[0] } });
  return runId;
}

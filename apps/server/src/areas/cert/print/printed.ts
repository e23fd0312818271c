import type { cert } from '@tqc/contract/cert';
import {
  AT_THE_PRINTER,
  certificateFields,
  printAgain,
  type PrinterOffset,
} from '@tqc/domain/cert';
import { certStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { printers } from '../../../kit/printing';
import { countShown, FileReply, type CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import type { Tables } from '../../../kit/tables';
import { offsetOf } from './offsetOf';
import { certificatePage, certificatePaper, certificateText } from './certificatePaper';

const runs = store('certPrint', 'runId');
const layouts = store('printLayout', 'id');
type Row = Selectable<Tables['cert']>;

/** The certificates of a run that still lie on its blanks, and are still certificates. */
export async function printed(call: CallContext<typeof cert.printed>): Promise<FileReply> {
  const { db, app, who, now } = call;
  const { runId, again } = call.input;
  const run = await runs(call).get(runId);
  if (run.orgId !== who.orgId) throw outOfReach();
  const atThePrinter =
    run.adminId === who.adminId && now.getTime() - Date.parse(run.printedAt) < AT_THE_PRINTER;
  if (!atThePrinter && again === undefined)
    throw refuse('again', '这份打印件以前打印过，请选择再次查看的原因');
  const { rows } = await sql<Row>`
    select c.* from blank_no b join cert c on c.cert_id = b.cert_id
    where b.run_id = ${run.runId} and b.state = 1 and c.status = ${certStatus.code('normal')} order by b.serial`.execute(
    db,
  );
  if (rows.length === 0)
    throw new ApiFailure(422, '这一次打印的证书都已重置或不再有效，没有可以打印的');
  await countShown(call, rows.length);
  call.note({
    obj: `certPrint/${run.runId}`,
    detail: {
      n: rows.length,
      certificates: rows.map(({ certId }) => certId),
      ...(again === undefined ? {} : { again: printAgain.label(again) }),
    },
  });
  // The column holds the places as they were when the run was printed.
  const offset = run.layout as PrinterOffset;
  const texts = rows.map((row) => ({ text: certificateText(call, row), photo: row.photo }));
  const draw = async () => {
    const pages = [];
    for (const { text, photo } of texts) {
      const bytes = photo ? await app.files.get(photo).catch(() => undefined) : undefined;
      pages.push(certificatePage(text, offset, bytes));
    }
    return printers.paper(certificatePaper(call, run.printedAt, pages));
  };
  return new FileReply(draw, 'application/pdf', `教师资格证书-${run.firstNo}.pdf`, true);
}

/** Where a layout puts each field: its name stands in its place, its box is drawn around it. */
export async function printTest(call: CallContext<typeof cert.printTest>): Promise<FileReply> {
  const layout = await layouts(call).get(call.input.id);
  const { id, name, version } = layout;
  const page = certificatePage(SAMPLE, offsetOf(layout));
  const lines = [
    ...page.fields.map(({ x, y, width }) => ({
      from: [x, y + 1] as const,
      to: [x + width, y + 1] as const,
    })),
    ...MARKS,
  ];
  const paper = {
    title: `测试页-${name}`,
    // The same layout makes the same page; it says nothing of when.
    made: new Date(0).toISOString(),
    pages: [{ ...page, lines }],
    watermark: '样张',
  };
  call.note({ obj: `printLayout/${id}`, detail: { version } });
  return new FileReply(() => printers.paper(paper), 'application/pdf', `测试页-${name}.pdf`, true);
}

const SAMPLE = {
  ...(Object.fromEntries(
    certificateFields.map(({ key, label }) => [key, `${label}样字`]),
  ) as ReturnType<typeof certificateText>),
  certNo: '00000000000000000',
  idNo: '000000000000000000',
};

/** Crosses ten millimetres from two corners: where they lie tells how far a printer is off. */
const MARKS = [
  [10, 10],
  [166, 115],
].flatMap(([x = 0, y = 0]) => [
  { from: [x - 5, y] as const, to: [x + 5, y] as const },
  { from: [x, y - 5] as const, to: [x, y + 5] as const },
]);

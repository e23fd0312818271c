import type { enrollmentPapers } from '@tqc/contract/enroll';
import { finalJudgement, printStatus, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { stickerFlow } from '@tqc/domain/enroll';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import { printers, unprintable, type Paper, type PaperPage } from '../../../kit/printing';
import { FileReply, withAhead, type Ahead, type CallContext } from '../../../kit/serve';
import { eachCase } from '../../../trade/cases';
import type { Enrollment } from '../../../trade/enrollments';
import { enrollmentCases, enrollmentRows, recordStep } from '../records/stages';

type Sticking = CallContext<typeof enrollmentPapers.sticker>;

const TITLE = '教师资格定期注册结论贴';
const STEP = '打印结论贴';
const QUALIFIED = finalJudgement.code('qualified');
const PRINTED = printStatus.code('printed');
const NORMAL = recordStatusEnroll.code('normal');

/**
 * Notes stickers as printed, or answers their file. The letters are tried before anything is
 * noted: what no font draws would be noted and never be on paper.
 */
export const sticker = withAhead(
  faultsOf,
  (call: Sticking, faults): Promise<Awaited<ReturnType<typeof note>> | FileReply> =>
    call.input.draw ? draw(call) : note(call, faults),
);

async function note(call: Sticking, faults: ReadonlyMap<string, string>) {
  return eachCase(
    enrollmentCases,
    call,
    call.input.records,
    async () => undefined,
    (row, _, requireRead) => {
      requireJudged(call, row);
      const to = stickerFlow.next('print', row.printStatus);
      requireRead();
      const fault = faults.get(row.enrId);
      if (fault !== undefined) throw new RuleError(fault);
      return {
        changes: { printStatus: to },
        step: { step: STEP, event: '打印', toStatus: row.status },
      };
    },
  );
}

/** Only who judged it finally prints it, and only where the teacher was registered. */
function requireJudged({ who }: Pick<Sticking, 'who'>, row: Enrollment): void {
  if (row.finalId !== who.orgId) throw outOfReach();
  if (row.recordStatus !== NORMAL) throw new RuleError('该记录受限、失效或已删除，不能打印结论贴');
  if (row.finalJudgement !== QUALIFIED)
    throw new RuleError('终审结论为注册合格的才有结论贴，请先完成终审');
}

async function draw(call: Sticking): Promise<FileReply> {
  const rows = await rowsOf(call);
  for (const row of rows) {
    requireJudged(call, row);
    if (row.printStatus !== PRINTED)
      throw new RuleError(`${row.name}的结论贴没有登记打印，请先打印结论贴`);
  }
  if (rows.length < call.input.records.length) throw outOfReach();
  call.note({
    obj: 'paper/enrollSticker',
    detail: { enrollments: rows.map(({ enrId }) => enrId) },
  });
  const paper = paperOf(call, rows);
  return new FileReply(() => printers.whole(paper), 'application/pdf', `${TITLE}.pdf`, true);
}

/** What no font draws, by the record it stands in. */
async function faultsOf({ app, input, who, read }: Ahead<typeof enrollmentPapers.sticker>) {
  if (input.draw) return new Map<string, string>();
  const rows = await read(({ db }) => rowsOf({ db, input }));
  const own = rows.filter(({ finalId }) => finalId === who.orgId);
  if (own.length === 0) return new Map<string, string>();
  const faults = await printers.faults(paperOf({ app }, own));
  // The key of a field begins with the number of its record.
  return new Map(
    faults
      .filter(({ missing }) => missing.length > 0)
      .map(({ key, missing }) => [key.split('/')[0] ?? '', `结论贴上的${unprintable(missing)}`]),
  );
}

async function rowsOf({ db, input }: Pick<Sticking, 'db' | 'input'>): Promise<Enrollment[]> {
  return db
    .selectFrom('enrollment')
    .selectAll()
    .where(
      'enrId',
      'in',
      input.records.map(({ id }) => id),
    )
    .orderBy('archiveNo')
    .execute();
}

const ACROSS = 2;
const DOWN = 5;
const SHEET = ACROSS * DOWN;
const A4 = { width: 210, height: 297 } as const;
/** One sticker, in millimetres, and where the first one stands. */
const BOX = { width: 86, height: 50, left: 15, top: 16, gapX: 8, gapY: 4 } as const;
const LINE = 6.4;

function paperOf({ app }: Pick<Sticking, 'app'>, rows: readonly Enrollment[]): Paper {
  const moments = rows.map(({ finalAt }) => (finalAt === null ? 0 : new Date(finalAt).getTime()));
  return {
    title: TITLE,
    // As old as the last conclusion on it: no clock is asked.
    made: new Date(Math.max(0, ...moments)).toISOString(),
    pages: Array.from({ length: Math.ceil(rows.length / SHEET) }, (_, at) =>
      sheetOf(rows.slice(at * SHEET, (at + 1) * SHEET)),
    ),
    ...(app.demo ? { watermark: '演示数据' } : {}),
  };
}

function sheetOf(rows: readonly Enrollment[]): PaperPage {
  const boxes = rows.map((row, at) => ({
    row,
    x: BOX.left + (at % ACROSS) * (BOX.width + BOX.gapX),
    y: BOX.top + Math.floor(at / ACROSS) * (BOX.height + BOX.gapY),
  }));
  return {
    ...A4,
    fields: boxes.flatMap(({ row, x, y }) => [
      {
        key: `${row.enrId}/title`,
        text: '教师资格定期注册',
        x: x + BOX.width / 2,
        y: y + 8,
        width: BOX.width - 6,
        size: 13,
        align: 'center' as const,
      },
      ...linesOf(row).map((text, line) => ({
        key: `${row.enrId}/${line}`,
        text,
        x: x + 5,
        y: y + 16 + LINE * line,
        width: BOX.width - 10,
        size: 10,
      })),
    ]),
    lines: boxes.flatMap(({ x, y }) => {
      const [right, bottom] = [x + BOX.width, y + BOX.height];
      return [
        { from: [x, y], to: [right, y] },
        { from: [x, bottom], to: [right, bottom] },
        { from: [x, y], to: [x, bottom] },
        { from: [right, y], to: [right, bottom] },
      ] as const;
    }),
  };
}

function linesOf(row: Enrollment): string[] {
  return [
    `姓名：${row.name}`,
    `证书号码：${row.certNo}`,
    `注册结论：${finalJudgement.label(QUALIFIED)}`,
    `有效期至：${row.validUntil ?? ''}`,
    `注册机构：${row.orgName}`,
    `注册日期：${row.finalAt === null ? '' : chinaDay(new Date(row.finalAt))}`,
  ];
}

/** Lets a sticker be printed again, and says why: the one that was printed is void. */
export async function resetSticker(
  call: CallContext,
  enrId: string,
  reason: string | undefined,
): Promise<null> {
  const row = await enrollmentRows(call).hold(enrId);
  if (row.finalId !== call.who.orgId) throw outOfReach();
  const to = stickerFlow.next('reset', row.printStatus);
  if (!reason) throw refuse('reason', '请写明重置打印的原因');
  await recordStep(call, row, {
    step: STEP,
    event: '重置打印',
    toStatus: row.status,
    opinion: reason,
  });
  await enrollmentRows(call).change(enrId, { printStatus: to });
  return null;
}

import type { Call } from '@tqc/contract/kit';
import { chinaDay, NOTHING_TO_EXPORT } from '@tqc/domain/shared';
import { Readable } from 'node:stream';
import { ApiFailure } from '../failure';
import { FileReply, type CallContext } from '../serve';
import { fileOfRows, headOf } from './fileOfRows';
import { writeTable } from './writeTable';

/** Nobody opens a longer file at once; a wider place is exported by its parts. */
export const MOST_AT_ONCE = 5000;
const SIZE = 12 * 1024 * 1024;

interface Table {
  /** The list whose rows these are: its fields say how they are written. */
  readonly list: Call;
  readonly title: string;
  readonly columns: readonly string[];
  /** What was asked for, as the head of the file tells it. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly record: readonly object[];
  readonly total: number;
}

/** Rows of a list as a file, all of them at once, masked as on the screen. */
export function tableReply(
  call: Pick<CallContext, 'who' | 'now' | 'note'>,
  { list, title, columns, asked, record, total }: Table,
): FileReply {
  const { who, now } = call;
  if (total > MOST_AT_ONCE)
    throw new ApiFailure(
      422,
      `符合条件的有${total}条，一次最多导出${MOST_AT_ONCE}条，请增加查询条件`,
    );
  if (total === 0) throw new ApiFailure(422, NOTHING_TO_EXPORT);
  call.note({ detail: { rows: record.length } });
  const lines = headOf(list, asked, who, now, record.length);
  const { bytes, mime } = writeTable(
    'xlsx',
    fileOfRows({ call: list, title, columns, lines }, once(record)),
  );
  return new FileReply(
    { stream: () => Readable.from(bytes, { objectMode: false }), atMost: SIZE },
    mime,
    `${title}_${chinaDay(now)}.xlsx`,
  );
}

async function* once<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  yield rows;
}

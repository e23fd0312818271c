import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeTable } from '../../../apps/server/src/kit/export/writeTable';
import { COLUMNS, rowAt } from './rows';
import { tell } from './tell';

const [, , count = '0', path = '', , width = String(COLUMNS)] = process.argv;
const columns = Number(width);
const AT_ONCE = 1000;

async function* rows() {
  for (let from = 0; from < Number(count); from += AT_ONCE)
    yield Array.from({ length: AT_ONCE }, (_, at) => rowAt(from + at, columns));
}

await tell(path, async () => {
  const { bytes } = writeTable('xlsx', {
    title: '认定数据查看',
    lines: [],
    columns: Array.from({ length: columns }, (_, at) => ({ title: `列${at + 1}`, width: 20 })),
    rows: rows(),
  });
  await pipeline(Readable.from(bytes), createWriteStream(path));
});

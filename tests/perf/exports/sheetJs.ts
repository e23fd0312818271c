import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COLUMNS, rowAt } from './rows';
import { tell } from './tell';

/** What of the peer is used. */
interface SheetJs {
  readonly utils: {
    aoa_to_sheet(rows: readonly (readonly (string | number)[])[]): object;
    book_new(): object;
    book_append_sheet(book: object, sheet: object, name: string): void;
  };
  writeFile(book: object, path: string, options: { readonly compression: boolean }): void;
}

const [, , count = '0', path = '', modules = '', width = String(COLUMNS)] = process.argv;
const columns = Number(width);
// The peer is installed beside the product and has no types here.
const peer = createRequire(join(modules, 'x.js'))('@e965/xlsx') as SheetJs;

await tell(path, async () => {
  const head = Array.from({ length: columns }, (_, at) => `列${at + 1}`);
  const rows = Array.from({ length: Number(count) }, (_, at) => rowAt(at, columns));
  const book = peer.utils.book_new();
  peer.utils.book_append_sheet(book, peer.utils.aoa_to_sheet([head, ...rows]), '数据');
  peer.writeFile(book, path, { compression: true });
});

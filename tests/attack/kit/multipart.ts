import { createHash } from 'node:crypto';

/** A file of a body that is made while it is sent. */
export interface BodyFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: number;
}

/** A multipart body: how long it is, what its signature covers, and its pieces. */
export interface MultipartBody {
  readonly contentType: string;
  readonly length: number;
  readonly hash: string;
  pieces(): Iterable<Buffer>;
}

const PIECE = 64 * 1024;
const BOUNDARY = '----tqcattack';
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
/** The first bytes of a PDF, so that nothing refuses the files for what they are. */
const HEAD = Buffer.from('%PDF-1.4\n');

/** A body of files filled with blanks, never whole in memory. */
export function multipartOf(files: readonly BodyFile[]): MultipartBody {
  const headOf = ({ field, name }: BodyFile) =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
    );
  const all = createHash('sha256');
  for (const { field, name, bytes } of files) {
    const hash = createHash('sha256');
    for (const piece of contentOf(bytes)) hash.update(piece);
    all.update(`${field}\t${name}\t${hash.digest('hex')}\n`);
  }
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    length: files.reduce((sum, file) => sum + headOf(file).length + file.bytes + 2, END.length),
    hash: all.digest('hex'),
    *pieces() {
      for (const file of files) {
        yield headOf(file);
        yield* contentOf(file.bytes);
        yield Buffer.from('\r\n');
      }
      yield END;
    },
  };
}

function* contentOf(bytes: number): Iterable<Buffer> {
  yield HEAD;
  const blank = Buffer.alloc(PIECE, 32);
  for (let left = bytes - HEAD.length; left > 0; left -= PIECE)
    yield left >= PIECE ? blank : blank.subarray(0, left);
}

import { toHex } from './bytes';

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Array.from(
  { length: 64 },
  (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0,
);

/**
 * Hex MD5 of ASCII text (RFC 1321). Browsers do not offer it; here it is only the checksum behind
 * the five-character signature.
 */
export function md5(text: string): string {
  const words = padded(text);
  let [a, b, c, d] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    const before = [a, b, c, d] as const;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const mixed =
        round === 0
          ? (b & c) | (~b & d)
          : round === 1
            ? (d & b) | (~d & c)
            : round === 2
              ? b ^ c ^ d
              : c ^ (b | ~d);
      const at =
        round === 0
          ? step
          : round === 1
            ? (5 * step + 1) % 16
            : round === 2
              ? (3 * step + 5) % 16
              : (7 * step) % 16;
      const sum = (a + mixed + (SINES[step] ?? 0) + (words[block + at] ?? 0)) | 0;
      const shift = SHIFTS[round * 4 + (step % 4)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a, b, c, d] = [
      (a + before[0]) | 0,
      (b + before[1]) | 0,
      (c + before[2]) | 0,
      (d + before[3]) | 0,
    ];
  }
  return toHex(new Uint8Array(new Int32Array([a, b, c, d]).buffer));
}

function padded(text: string): Int32Array {
  const bytes = new Uint8Array((((text.length + 8) >> 6) << 6) + 64);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  bytes[text.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 8, text.length * 8, true);
  return new Int32Array(bytes.buffer);
}

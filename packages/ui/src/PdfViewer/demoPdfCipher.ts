/** 给手工拼的 PDF 加打开密码：标准的 40 位 RC4，只为测试。 */
export function encryption(password: string) {
  const padded = pad(password);
  const owner = rc4(md5(padded).slice(0, 5), padded);
  const rights = -4;
  const id = new Uint8Array(16).fill(7);
  const key = md5(joined(padded, owner, little(rights, 4), id)).slice(0, 5);
  const user = rc4(key, PAD);
  return {
    dictionary: `/ID[<${hex(id)}><${hex(id)}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${hex(owner)}>/U<${hex(user)}>/P ${rights}>>`,
    apply: (object: number, content: Uint8Array) =>
      rc4(md5(joined(key, little(object, 3), little(0, 2))).slice(0, 10), content),
  };
}

const PAD = Uint8Array.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'.match(/../g) ?? [],
  (pair) => Number.parseInt(pair, 16),
);
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

function pad(password: string): Uint8Array {
  return joined(new TextEncoder().encode(password), PAD).slice(0, 32);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function little(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function rc4(key: Uint8Array, content: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, two: number) => {
    [box[one], box[two]] = [box[two] ?? 0, box[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) % 256;
    swap(at, other);
  }
  let at = 0;
  let other = 0;
  return content.map((byte) => {
    at = (at + 1) % 256;
    other = (other + (box[at] ?? 0)) % 256;
    swap(at, other);
    return byte ^ (box[((box[at] ?? 0) + (box[other] ?? 0)) % 256] ?? 0);
  });
}

function md5(content: Uint8Array): Uint8Array {
  const blocks = Math.ceil((content.length + 9) / 64);
  const bytes = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(bytes.buffer).set(joined(content, Uint8Array.of(0x80)));
  bytes.setUint32(blocks * 64 - 8, content.length * 8, true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < blocks; block += 1) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const [mixed, word] = (
        [
          [(b & c) | (~b & d), step],
          [(d & b) | (~d & c), 5 * step + 1],
          [b ^ c ^ d, 3 * step + 5],
          [c ^ (b | ~d), 7 * step],
        ] as const
      )[round] ?? [0, 0];
      const sum =
        (a +
          mixed +
          Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) +
          bytes.getUint32(block * 64 + (word % 16) * 4, true)) >>>
        0;
      const turn = SHIFTS[round]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) >>> 0];
    }
    for (const [index, value] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + value;
  }
  return new Uint8Array(state.buffer);
}

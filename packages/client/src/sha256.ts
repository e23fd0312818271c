const ROOTS = primes(64);
const K = Int32Array.from(ROOTS, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(ROOTS.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;
const w = new Int32Array(64);

/** SHA-256 at once, without a promise for each: only for work that tries many texts; keys and passwords go through the browser's own. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => out.setInt32(at * 4, word));
  return new Uint8Array(out.buffer);
}

function compress(state: Int32Array, view: DataView, at: number): void {
  for (let t = 0; t < 16; t += 1) w[t] = view.getInt32(at + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [x, y] = [word(w, t - 15), word(w, t - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = (word(w, t - 16) + s0 + word(w, t - 7) + s1) | 0;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let t = 0; t < 64; t += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + word(K, t) + word(w, t)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const made = [a, b, c, d, e, f, g, h];
  for (let n = 0; n < 8; n += 1) state[n] = (word(state, n) + (made[n] ?? 0)) | 0;
}

function word(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

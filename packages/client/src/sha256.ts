const ROOTS = primes(64);
const K = Int32Array.from(ROOTS, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(ROOTS.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;
const w = new Int32Array(64);

/**
 * SHA-256 of many texts that begin alike: for work that tries thousands of them without a promise
 * for each. Keys and passwords go through the browser's own. The answer is overwritten by the next.
 */
export function sha256After(beginning: Uint8Array): (end: string) => Uint8Array {
  const whole = beginning.length - (beginning.length % BLOCK);
  const begun = Int32Array.from(START);
  const known = new DataView(beginning.buffer, beginning.byteOffset, beginning.length);
  for (let at = 0; at < whole; at += BLOCK) compress(begun, known, at);
  const left = beginning.subarray(whole);
  const tail = new Uint8Array(3 * BLOCK);
  const view = new DataView(tail.buffer);
  const state = new Int32Array(8);
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  return (end) => {
    const length = left.length + end.length;
    const padded = length + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
    if (length + 9 > padded) throw new RangeError('the end is too long');
    tail.fill(0).set(left);
    for (let at = 0; at < end.length; at += 1) tail[left.length + at] = end.charCodeAt(at);
    tail[length] = 0x80;
    view.setUint32(padded - 4, (whole + length) * 8);
    state.set(begun);
    for (let at = 0; at < padded; at += BLOCK) compress(state, view, at);
    for (let at = 0; at < 8; at += 1) words.setInt32(at * 4, word(state, at));
    return out;
  };
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
  state[0] = (word(state, 0) + a) | 0;
  state[1] = (word(state, 1) + b) | 0;
  state[2] = (word(state, 2) + c) | 0;
  state[3] = (word(state, 3) + d) | 0;
  state[4] = (word(state, 4) + e) | 0;
  state[5] = (word(state, 5) + f) | 0;
  state[6] = (word(state, 6) + g) | 0;
  state[7] = (word(state, 7) + h) | 0;
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

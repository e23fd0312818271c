/** 一页黑白图：每个像素 1 为黑。 */
export interface BilevelPage {
  readonly width: number;
  readonly height: number;
  readonly black: (x: number, y: number) => boolean;
}

/** 编成 PDF 里的 JBIG2 数据：一段页信息，一段算术编码的通用区域（模板 0，标准的自适应像素）；只为测试。 */
export function demoJbig2({ width, height, black }: BilevelPage): Uint8Array {
  const size = [...big(width), ...big(height)];
  const page = segment(0, 48, [...size, ...big(0), ...big(0), 0, 0, 0]);
  const region = [
    ...size,
    ...big(0),
    ...big(0),
    0,
    0,
    0x03,
    0xff,
    0xfd,
    0xff,
    0x02,
    0xfe,
    0xfe,
    0xfe,
  ];
  return Uint8Array.from([...page, ...segment(1, 38, [...region, ...coded(width, height, black)])]);
}

/** 模板 0 的十六个上文像素：[横移, 纵移]，从低位到高位。 */
const CONTEXT = [
  [-1, 0],
  [-2, 0],
  [-3, 0],
  [-4, 0],
  [3, -1],
  [2, -1],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-2, -1],
  [-3, -1],
  [2, -2],
  [1, -2],
  [0, -2],
  [-1, -2],
  [-2, -2],
] as const;

function coded(width: number, height: number, black: BilevelPage['black']): number[] {
  const pixel = (x: number, y: number) => (x >= 0 && x < width && y >= 0 && black(x, y) ? 1 : 0);
  const coder = arithmeticCoder();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      coder.put(
        CONTEXT.reduce((sum, [dx, dy], bit) => sum | (pixel(x + dx, y + dy) << bit), 0),
        pixel(x, y),
      );
  return coder.end();
}

function segment(number: number, kind: number, data: readonly number[]): number[] {
  return [...big(number), kind, 0, 1, ...big(data.length), ...data];
}

function big(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

/** 概率表：[Qe, 见到大概率符号后转到, 见到小概率符号后转到, 大小概率是否对换]，照 ISO/IEC 14492 表 E.1。 */
const STATES = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
] as const;

/** MQ 算术编码器，照 ISO/IEC 14492 附录 E 的流程图。 */
function arithmeticCoder() {
  const states = new Uint8Array(1 << 16);
  const likely = new Uint8Array(1 << 16);
  // The first byte holds the place before the code and is dropped at the end.
  const bytes = [0];
  let code = 0;
  let span = 0x8000;
  let left = 12;

  function byteOut() {
    const last = bytes.length - 1;
    if (bytes[last] !== 0xff && code >= 0x8000000) {
      bytes[last] = (bytes[last] ?? 0) + 1;
      code &= 0x7ffffff;
    }
    const stuffed = bytes[last] === 0xff;
    bytes.push((code >>> (stuffed ? 20 : 19)) & 255);
    code &= stuffed ? 0xfffff : 0x7ffff;
    left = stuffed ? 7 : 8;
  }

  function shift() {
    span <<= 1;
    code *= 2;
    left -= 1;
    if (left === 0) byteOut();
  }

  return {
    put(context: number, bit: number) {
      const [qe, more, less, swap] = STATES[states[context] ?? 0] ?? STATES[0];
      const expected = bit === likely[context];
      span -= qe;
      if (expected && (span & 0x8000) !== 0) {
        code += qe;
        return;
      }
      // The smaller part belongs to the less likely symbol.
      if (expected === span < qe) span = qe;
      else code += qe;
      if (!expected && swap === 1) likely[context] = 1 - (likely[context] ?? 0);
      states[context] = expected ? more : less;
      do shift();
      while ((span & 0x8000) === 0);
    },
    end(): number[] {
      const most = code + span;
      code |= 0xffff;
      if (code >= most) code -= 0x8000;
      for (let round = 0; round < 2; round += 1) {
        code *= 2 ** left;
        byteOut();
      }
      if (bytes.at(-1) === 0xff) bytes.pop();
      return [...bytes.slice(1), 0xff, 0xac];
    },
  };
}

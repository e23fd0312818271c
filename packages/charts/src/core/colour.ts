/** 红、绿、蓝，各 0 至 255。 */
export type Rgb = readonly [number, number, number];

/** 读出 #rgb、#rrggbb 或逗号分隔的 rgb()；其他写法返回 undefined，由调用者用备用色。 */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const parts = /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(value);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** 两色之间的一点，share 为 0 取前者、为 1 取后者。 */
export function mixColours(from: string, to: string, share: number): string {
  const a = parseColour(from);
  const b = parseColour(to);
  if (!a || !b) return from;
  return `rgb(${a.map((part, index) => Math.round(part + ((b[index] ?? 0) - part) * share)).join(',')})`;
}

/** 由浅入深（深底上由暗入亮）的一列颜色，同一色相，只变明度。 */
export function colourRamp(low: string, high: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, index) =>
    mixColours(low, high, steps === 1 ? 1 : index / (steps - 1)),
  );
}

/** WCAG 的对比度，1 至 21。 */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** 写在这块底色上看得最清的那种文字颜色。 */
export function readableOn(ground: string, candidates: readonly string[]): string {
  return [...candidates].sort((a, b) => contrastOf(b, ground) - contrastOf(a, ground))[0] ?? ground;
}

function luminance(colour: string): number {
  const linear = (parseColour(colour) ?? [0, 0, 0]).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

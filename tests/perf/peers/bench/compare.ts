import type { Browser } from 'playwright';
import { CANVAS, TITLES, type Comparison, type Figure, type Sample } from './comparison';
import { openCase, type Opened, type Place } from './openCase';

/** What came out for one figure: a number for each product, or why there is none. */
export interface Row {
  readonly figure: Figure;
  readonly values: readonly (number | string)[];
  readonly place: string;
  readonly verdict: string;
}

/** Everything a comparison found. */
export interface Found {
  readonly rows: readonly Row[];
  /** Times of single frames, in tenths of a millisecond, of the last round. */
  readonly frames: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs the rounds, the products taking turns; whoever does not finish once is not asked again. */
export async function compare(comparison: Comparison, place: Place, bare: number): Promise<Found> {
  const samples = new Map<string, Sample[]>();
  const given = new Map<string, string>();
  for (let round = 0; round < comparison.rounds; round += 1) {
    for (const product of comparison.products) {
      if (given.has(product)) continue;
      const begun = Date.now();
      const result = await measured(comparison, product, place);
      if (result.missing) given.set(product, result.missing);
      samples.set(product, [...(samples.get(product) ?? []), result]);
      console.log(
        `  round ${round + 1}, ${TITLES[product]}: ${[...Object.entries(result.figures).map(([key, value]) => `${key} ${value.toFixed(1)}`), ...(result.missing ? [result.missing] : [])].join(', ')} (${((Date.now() - begun) / 1000).toFixed(0)} s)`,
      );
    }
  }
  const rows = comparison.figures.map((figure) => {
    const values = comparison.products.map((product) => {
      const found = (samples.get(product) ?? []).flatMap(
        ({ figures }) => figures[figure.key] ?? [],
      );
      return found.length > 0
        ? median(found) - (figure.key === 'script' ? bare : 0)
        : (given.get(product) ?? '–');
    });
    return { figure, values, ...judged(figure, comparison.products, values) };
  });
  return {
    rows,
    frames: Object.fromEntries(
      [...samples].map(([product, all]) => [
        product,
        Object.fromEntries(
          Object.entries(all.at(-1)?.frames ?? {}).map(([name, times]) => [
            name,
            times.map((time) => Math.round(time * 10)),
          ]),
        ),
      ]),
    ),
  };
}

async function measured(comparison: Comparison, product: string, place: Place): Promise<Sample> {
  const noted: Record<string, number> = {};
  const browsers: Browser[] = [];
  const close = () =>
    Promise.all(
      browsers
        .splice(0)
        .map((browser) => Promise.race([browser.close().catch(() => undefined), later(5000)])),
    );
  const open = async (options = {}): Promise<Opened> => {
    await close();
    return openCase(place, product, options, (browser) => void browsers.push(browser));
  };
  const limit = comparison.limits?.[product] ?? comparison.limit;
  const stopped = later(limit * 1000).then(() => ({
    figures: noted,
    missing: `did not finish in ${limit} s`,
  }));
  const work = comparison
    .measure(product, { open, note: (figures) => void Object.assign(noted, figures) })
    .catch((error: unknown) => ({
      figures: noted,
      missing: `failed: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`,
    }));
  const result = await Promise.race([work, stopped]);
  await close();
  return result;
}

const later = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms).unref();
  });

/**
 * First place, or within a tenth of it; and the promise of the specification, where there is one.
 */
function judged(
  figure: Figure,
  products: readonly string[],
  values: readonly (number | string)[],
): { place: string; verdict: string } {
  const [ours, ...others] = values;
  if (typeof ours !== 'number' || Number.isNaN(ours)) return { place: '–', verdict: '**missed**' };
  const numbers = others.flatMap((value, at) =>
    typeof value === 'number' && !Number.isNaN(value)
      ? [{ product: products[at + 1] ?? '', value }]
      : [],
  );
  const isNear = (value: number) => ours <= value * 1.1 + (figure.same ?? 0);
  const ahead = (figure.alone ? [] : numbers)
    .filter(({ value }) => !isNear(value))
    .sort((a, b) => a.value - b.value);
  const held = figure.bar === undefined || ours <= figure.bar;
  const best = Math.min(...numbers.map(({ value }) => value));
  const name = (product: string) => TITLES[product] ?? product;
  const times = (value: number) =>
    value === 0 ? `${ours.toFixed(figure.digits)} against 0 of` : `${(ours / value).toFixed(1)} ×`;
  const place = figure.alone
    ? '–'
    : ahead[0]
      ? `${times(ahead[0].value)} ${name(ahead[0].product)}`
      : ours <= best
        ? 'first'
        : 'within 10 %';
  const onlyCanvas = ahead.length > 0 && ahead.every(({ product }) => CANVAS.includes(product));
  return {
    place,
    verdict: !held
      ? '**missed**'
      : ahead.length === 0
        ? 'met'
        : onlyCanvas
          ? 'met; the canvas wins'
          : '**missed**',
  };
}

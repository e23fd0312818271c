import type { Opened } from './openCase';

export type { Bench } from '../src/bench';

/** One figure of a comparison; less is better in all of them. */
export interface Figure {
  readonly key: string;
  readonly what: string;
  /** Digits after the point. */
  readonly digits: number;
  readonly unit?: string;
  /** What section 5 of the specification promises for ours; without it only the place counts. */
  readonly bar?: number;
  /** Only the promise counts: the figure compares a product with itself. */
  readonly alone?: boolean;
  /** Where measuring stops; reported as more than this. */
  readonly most?: number;
  /** A difference nobody can see or measure again, in the unit of the figure. */
  readonly same?: number;
}

/**
 * What one product gave in one round, by the keys of the figures; `frames` go into the file of
 * traces.
 */
export interface Sample {
  readonly figures: Readonly<Record<string, number>>;
  readonly frames?: Readonly<Record<string, readonly number[]>>;
  /** Why the figures that are missing are missing. */
  readonly missing?: string;
}

/**
 * The ways a comparison opens its page; each is a browser process of its own and ends with the
 * measurement.
 */
export interface Ways {
  /** Keeps figures found so far, should the rest take too long. */
  note(figures: Readonly<Record<string, number>>): void;
  open(options?: {
    readonly rows?: number;
    readonly columns?: number;
    readonly args?: readonly string[];
  }): Promise<Opened>;
}

/**
 * A comparison: what it does, in a sentence for the reader of the table, the products in it and how
 * one of them is measured.
 */
export interface Comparison {
  readonly name: string;
  readonly how: string;
  readonly products: readonly string[];
  readonly rounds: number;
  /** Seconds a product has for one round; it is stopped then and reported as not finished. */
  readonly limit: number;
  /** Products that are given less: their case is known to be hopeless. */
  readonly limits?: Readonly<Record<string, number>>;
  readonly figures: readonly Figure[];
  measure(product: string, ways: Ways): Promise<Sample>;
}

/** How the products are called in the tables; ours comes first. */
export const TITLES: Readonly<Record<string, string>> = {
  ours: 'DataTable',
  arco: 'Arco Table',
  'arco-virtual': 'Arco Table, virtualised',
  'ag-grid': 'AG Grid Community',
  glide: 'Glide Data Grid',
  picture: 'PictureViewer',
  viewerjs: 'viewerjs',
  pdf: 'PdfViewer',
  'pdfjs-viewer': 'pdf.js viewer',
  'react-pdf': 'react-pdf',
};

/** Products that draw on a canvas: their rows are no elements. */
export const CANVAS: readonly string[] = ['glide'];

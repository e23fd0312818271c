/** One text on a page; lengths in millimetres from the upper left corner, `size` in points. */
export interface PaperField {
  /** Which field of the layout it is. */
  readonly key: string;
  readonly text: string;
  /** The left edge of its box, the middle of one that is centred, the right edge of one at it. */
  readonly x: number;
  /** The line the letters of its first line stand on. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: 'left' | 'center' | 'right';
  /**
   * What a long text does: gets smaller down to `SMALLEST`, or goes on in lines, at most so many.
   */
  readonly lines?: number;
}

/** A straight line, from one point to another. */
export interface PaperLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A picture (JPEG or PNG), as large as fits its box. */
export interface PaperPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A page as data. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly PaperField[];
  readonly lines?: readonly PaperLine[];
  readonly pictures?: readonly PaperPicture[];
}

/**
 * What is printed. The same paper makes the same bytes: `made` is the moment it tells, nobody looks
 * at a clock.
 */
export interface Paper {
  readonly title: string;
  readonly made: string;
  readonly pages: readonly PaperPage[];
  /** Across every page, for example 演示数据. */
  readonly watermark?: string;
}

/** What of a paper cannot be printed as it should. */
export interface PaperFault {
  readonly page: number;
  readonly key: string;
  /** Letters no font draws. */
  readonly missing: readonly string[];
  /** The text is longer than its box. */
  readonly long: boolean;
}

/** Smaller than that nobody reads it. */
export const SMALLEST = 6;
/** A4 upright. */
export const A4 = { width: 210, height: 297 } as const;

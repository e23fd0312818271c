import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { findInPage, nextHit, type TextHit } from './textSearch';

/** 在全文里查找的情形。 */
export interface TextSearch {
  readonly hits: readonly TextHit[];
  /** 现在是第几处，从 0 起；没有时为 -1。 */
  readonly at: number;
  readonly current: TextHit | undefined;
  /** 所有页都看过了。 */
  readonly done: boolean;
  readonly move: (by: number) => void;
}

const NOTHING = { hits: [] as readonly TextHit[], at: -1, done: true };
const PAUSE = 200;

/** 一页一页地找，先到先显示；换词时停下前一次。 */
export function useTextSearch(
  pdf: PDFDocumentProxy | undefined,
  wanted: string,
  startPage: number,
): TextSearch {
  const texts = useRef(new Map<number, readonly string[]>());
  const [{ hits, at, done }, setFound] = useState(NOTHING);
  const start = useRef(startPage);
  start.current = startPage;
  useEffect(() => texts.current.clear(), [pdf]);
  useEffect(() => {
    if (!pdf || wanted.trim() === '') {
      setFound(NOTHING);
      return undefined;
    }
    let gone = false;
    const source = pdf;
    async function search() {
      const found: TextHit[] = [];
      setFound({ hits: [], at: -1, done: false });
      let shown = 0;
      for (let page = 0; page < source.numPages && !gone; page += 1) {
        const items = texts.current.get(page) ?? (await textOf(source, page));
        texts.current.set(page, items);
        found.push(...findInPage(items, wanted, page));
        const last = page === source.numPages - 1;
        if (gone || (!last && performance.now() - shown < PAUSE)) continue;
        shown = performance.now();
        const copy = [...found];
        setFound((before) => ({
          hits: copy,
          at: before.at >= 0 ? before.at : firstFrom(copy, start.current, last),
          done: last,
        }));
      }
    }
    const timer = setTimeout(() => void search(), PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [pdf, wanted]);
  return {
    hits,
    at,
    done,
    current: hits[at],
    move: (by) =>
      setFound((before) => ({ ...before, at: nextHit(before.at, by, before.hits.length) })),
  };
}

/** 从眼前这页起的第一处；后面没有再从头算，全文找完之前不急着回头。 */
function firstFrom(hits: readonly TextHit[], page: number, last: boolean): number {
  const at = hits.findIndex((hit) => hit.page >= page);
  return at >= 0 || !last ? at : hits.length > 0 ? 0 : -1;
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<readonly string[]> {
  try {
    const { items } = await (await pdf.getPage(page + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item ? [item.str] : []));
  } catch {
    // A broken page does not keep the others from being searched.
    return [];
  }
}

import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf, pdfSentence, type PdfAssets } from './openPdf';
import type { PageSize } from './pageLayout';

/** 文件现在的情形。 */
export type PdfState =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'password';
      readonly wrong: boolean;
      readonly submit: (password: string) => void;
    }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'open'; readonly pdf: PDFDocumentProxy; readonly first: PageSize };

/** pdf.js 说密码不对时给的编号。 */
const WRONG_PASSWORD = 2;

/** 取文件、打开、要密码；换文件、离开或被 Activity 藏起来时放掉全部内存，再露出来时重新打开。 */
export function usePdfDocument(
  fileKey: string,
  read: () => Promise<Blob>,
  assets: PdfAssets,
): readonly [state: PdfState, retry: () => void] {
  const [state, setState] = useState<PdfState>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  const latest = useRef({ read, assets });
  latest.current = { read, assets };
  useEffect(() => {
    let gone = false;
    let task: PDFDocumentLoadingTask | undefined;
    setState({ phase: 'loading' });
    async function open() {
      task = await openPdf(await latest.current.read(), latest.current.assets);
      task.onPassword = (submit: (password: string) => void, reason: number) => {
        if (gone) return;
        setState({
          phase: 'password',
          wrong: reason === WRONG_PASSWORD,
          submit(password) {
            setState({ phase: 'loading' });
            submit(password);
          },
        });
      };
      if (gone) {
        // Nobody awaits its result yet, so its refusal on being dropped must be caught.
        task.promise.catch(() => undefined);
        task.destroy().catch(() => undefined);
        return;
      }
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!gone) setState({ phase: 'open', pdf, first: { width, height } });
    }
    open().catch((error: unknown) => {
      if (!gone) setState({ phase: 'failed', sentence: pdfSentence(error) });
    });
    return () => {
      gone = true;
      // A kept page comes back with its state: a document that is destroyed must not stand in it.
      setState({ phase: 'loading' });
      task?.destroy().catch(() => undefined);
    };
  }, [fileKey, turn]);
  return [state, () => setTurn(turn + 1)];
}

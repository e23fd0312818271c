import type { Page } from '@playwright/test';

/** What nobody should meet, and behind which button of which page it was met. */
export interface Findings {
  /** Where the pressing stands now. */
  at(where: string): void;
  note(what: string): void;
  /** Everything met so far, each once. */
  all(): readonly string[];
}

const REFUSED = 400;
const SAID = 200;

/** Hears every refusal, error and line of the console of a person's page, and prints each. */
export function findingsOf(page: Page, account: string): Findings {
  let where = '';
  const met = new Set<string>();
  const add = (what: string) => {
    // Told at once: a person's pages take half an hour.
    if (!met.has(what)) console.log(`${account}：${what}`);
    met.add(what);
  };
  const note = (what: string) => add(`${where}：${what}`);
  page.on('response', (answer) => {
    if (answer.status() < REFUSED) return;
    const stood = where;
    const call = `${answer.request().method()} ${new URL(answer.url()).pathname}`;
    const tell = (said: string) =>
      add(`${stood}：${call} 答复 ${answer.status()} ${said.slice(0, SAID)}`);
    // Of an answer whose page is gone nobody can read more than that it was one.
    answer.text().then(tell, () => tell(''));
  });
  page.on('pageerror', ({ message }) => note(`页面出错 ${message}`));
  page.on('console', (line) => {
    // The browser writes a line for each refusal, which is told above.
    if (line.type() === 'error' && !line.text().includes('Failed to load resource'))
      note(`控制台 ${line.text().slice(0, SAID)}`);
  });
  return { at: (next) => (where = next), note, all: () => [...met] };
}

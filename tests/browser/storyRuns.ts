import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RUNS_ALL = 'test.each(Object.entries(composeStories(stories)))';

/**
 * Test files under a folder that run every story of a component and do nothing else. `npm test`
 * leaves them out (`TQC_STORIES=once`), as apps/docs runs each story there, with axe; a package
 * tested by itself has no other run of its stories.
 */
export function storyRuns(folder: string): string[] {
  if (process.env['TQC_STORIES'] !== 'once') return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.tsx'))
    .map((path) => join(folder, path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return text.includes(RUNS_ALL) && text.match(/\btest(\.each)?\(/g)?.length === 1;
    });
}

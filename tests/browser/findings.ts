import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { RULES } from './axeRules';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds as the page stands, one line a place: the rule, where, and why. Of a story only
 * the body counts, as the document around it is Storybook's. `shown` is the document without the
 * pages that are kept out of sight behind it: axe reads the style of every element there is, and of
 * twenty open pages nineteen are hidden.
 */
export async function findings(
  page: Page,
  rules: keyof typeof RULES,
  part: 'document' | 'shown' | 'body',
): Promise<string[]> {
  // The policy of the pages forbids scripts of others; the test brings its own through the
  // debugger, once a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ([runOnly, of]) => {
      // The page got it the line before, and nobody has told the compiler.
      const { axe: own } = globalThis as unknown as {
        axe: { run(of: Node, how: object): Promise<AxeResults> };
      };
      const hidden = of === 'shown' ? [...document.querySelectorAll<HTMLElement>('main > *')] : [];
      const places = hidden
        .filter(({ style }) => style.display === 'none')
        .map((kept) => {
          const place = document.createComment('');
          kept.replaceWith(place);
          return { kept, place };
        });
      const { violations } = await own
        .run(of === 'body' ? document.body : document, { runOnly, resultTypes: ['violations'] })
        .finally(() => {
          for (const { kept, place } of places) place.replaceWith(kept);
        });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id} ${target.join(' ')}：${failureSummary}`,
        ),
      );
    },
    [RULES[rules], part] as const,
  );
}

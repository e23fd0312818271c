/**
 * The build a page of the admin belongs to: the name of its first script, which changes with every
 * change of the code; empty while developing.
 */
export function buildOf(page: string): string {
  return /assets\/(index-[\w-]+)\.js/.exec(page)?.[1] ?? '';
}

/** The build that runs in this page. */
export const runningBuild = (): string =>
  buildOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '');

/** The build the server hands out now. */
export async function servedBuild(): Promise<string> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return answer.ok ? buildOf(await answer.text()) : '';
}

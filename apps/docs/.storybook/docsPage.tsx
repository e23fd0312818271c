interface Drawn {
  readonly id: string;
  readonly viewMode: string;
  /** What the story itself asks for, whatever was chosen in the toolbar. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

/**
 * All stories of a docs page share one document, and a theme is the document's: one that asks for
 * a theme of its own is drawn in a window of its own there.
 */
export function standsApart({ viewMode, storyGlobals = {} }: Drawn): boolean {
  return viewMode === 'docs' && storyGlobals['theme'] !== undefined;
}

/** A story in a window of its own. */
export function Apart({ id }: Pick<Drawn, 'id'>) {
  return (
    <iframe
      title={id}
      src={`iframe.html?id=${encodeURIComponent(id)}&viewMode=story`}
      style={{ width: '100%', height: 360, border: 0 }}
    />
  );
}

/** The line that has to stand before the code of a story for it to run. */
export function withImport(code: string, fileName: string): string {
  const [, part, folder] = /packages\/(ui|charts)\/src\/(\w+)\//.exec(fileName) ?? [];
  const used = folder !== undefined && new RegExp(`<${folder}\\b`).test(code);
  return used ? `import { ${folder} } from '@tqc/${part}/${folder}';\n\n${code}` : code;
}

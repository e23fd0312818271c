import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { trueTypeOf, type Outline } from './trueType';

const packages = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(packages.resolve(`${name}/package.json`));
const MAIN = join(
  folderOf('@expo-google-fonts/noto-serif-sc'),
  '400Regular/NotoSerifSC_400Regular.ttf',
);
/** Extension A and the planes beyond the first, in parts (docs/decisions/D-009). */
const RARE = join(folderOf('@callmebill/lxgw-wenkai-web'), 'lxgwwenkai-regular');
const opened = new Map<string, fontkit.Font>();
let rareFiles: Map<number, string> | undefined;

/** True for what takes no ink: it ends lines and is in no font. */
const isBreak = (letter: string) => letter === '\n' || letter === '\r' || letter === '\t';

/** The letters no font of ours draws, each once, in the order of the text. */
export function missingLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => !isBreak(letter) && !fontOf(letter));
}

/** A font with the letters of a text; what cannot be drawn is `missing` and not in it. */
export function fontFor(text: string): Buffer {
  const outlines: Outline[] = [];
  for (const letter of new Set(`${ALWAYS}${text}`)) {
    const font = isBreak(letter) ? undefined : fontOf(letter);
    const code = letter.codePointAt(0) ?? 0;
    const glyph = font?.glyphForCodePoint(code);
    if (font && glyph) {
      const size = 1000 / font.unitsPerEm;
      outlines.push({
        code,
        advance: glyph.advanceWidth * size,
        steps: glyph.path.commands.map(({ command, args }) => ({
          command,
          args: args.map((part) => part * size),
        })),
      });
    }
  }
  const { ascent, descent, lineGap } = open(MAIN);
  return trueTypeOf(outlines, { ascent, descent, lineGap });
}

/** What stands in for a letter, its code and marks of the page. */
const ALWAYS = '… 〔〕U+0123456789ABCDEF第共页，　';

function fontOf(letter: string): fontkit.Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const main = open(MAIN);
  if (main.hasGlyphForCodePoint(code)) return main;
  rareFiles ??= readRareFiles();
  const file = rareFiles.get(code);
  const rare = file === undefined ? undefined : open(join(RARE, file));
  return rare?.hasGlyphForCodePoint(code) ? rare : undefined;
}

function open(file: string): fontkit.Font {
  const known = opened.get(file);
  if (known) return known;
  // One file of a collection is asked for nowhere: what is opened is a font.
  const font = fontkit.openSync(file) as fontkit.Font;
  opened.set(file, font);
  return font;
}

/** Which part draws a letter, as the style sheet of the parts says. */
function readRareFiles(): Map<number, string> {
  const found = new Map<number, string>();
  for (const block of readFileSync(join(RARE, 'result.css'), 'utf8').split('@font-face')) {
    const file = /url\("?\.\/([^")]+)"?\)/.exec(block)?.[1];
    const ranges = /unicode-range:([^;}]+)/i.exec(block)?.[1] ?? '';
    for (const [, first = '', last = first] of ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
        if (file !== undefined) found.set(code, file);
  }
  return found;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './steps.mjs';

const folder = join(root, 'packages/ui/src/fonts');
const parts = '@fontsource-variable/noto-sans-sc';
const rare = '@callmebill/lxgw-wenkai-web/lxgwwenkai-regular';
/** Extension A, and everything beyond the basic plane: what Noto Sans SC leaves out. */
const RARE = [
  [0x3400, 0x4dbf],
  [0x20000, 0x3ffff],
];
/** The weights a text can have, and which of the two files draws them. */
const WEIGHTS = [
  [400, '100 500'],
  [600, '501 900'],
];

/**
 * `node scripts/webFonts.mjs`: writes the style sheets of the web fonts; every character is in
 * exactly one file a weight.
 */
const fontkit = createRequire(join(root, 'apps/server/package.json'))('fontkit');
const common = fontkit
  .create(readFileSync(join(folder, 'noto-sans-sc-400.woff2')))
  .characterSet.filter((code) => code >= 0x20);
const isCommon = new Set(common);
const files = WEIGHTS.map(([weight, range]) =>
  rule('Noto Sans SC Common', `noto-sans-sc-${weight}.woff2`, common, range, './'),
);
const others = slices(parts, 'index.css', (code) => !isCommon.has(code)).map(({ file, codes }) =>
  rule('Noto Sans SC Other', file, codes, '100 900', `${parts}/`),
);
write(
  'mainFont.css',
  'Noto Sans SC (OFL 1.1): the common characters in one file a weight, the others in parts',
  [...files, ...others],
);

const isRare = (code) => RARE.some(([first, last]) => code >= first && code <= last);
write(
  'rareFont.css',
  '霞鹜文楷 (OFL 1.1) for characters beyond the main font',
  slices(rare, 'result.css', isRare).map(({ file, codes }) =>
    rule('LXGW WenKai Rare', file, codes, undefined, `${rare}/`),
  ),
);

/** The files of a package's style sheet which hold a wanted character, with those characters. */
function slices(pack, sheet, isWanted) {
  const blocks = readFileSync(join(root, 'node_modules', pack, sheet), 'utf8')
    .split('@font-face')
    .slice(1);
  return blocks.flatMap((block) => {
    const file = /url\("?\.\/([^")]+)"?\)/.exec(block)?.[1];
    const codes = (/unicode-range:([^;}]+)/i.exec(block)?.[1] ?? '').split(',').flatMap((part) => {
      const [, first, last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(part) ?? [];
      const from = Number.parseInt(first ?? '', 16);
      return first
        ? Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at).filter(
            isWanted,
          )
        : [];
    });
    return file && codes.length > 0 ? [{ file, codes }] : [];
  });
}

function rule(family, file, codes, weight, from) {
  return `@font-face{font-family:'${family}';font-display:swap;${weight ? `font-weight:${weight};` : ''}src:url('${from}${file}') format('woff2');unicode-range:${ranges(codes)}}`;
}

/** Code points as unicode-range writes them, neighbours joined. */
function ranges(codes) {
  const sorted = [...new Set(codes)].sort((one, two) => one - two);
  const starts = sorted.filter((code, at) => sorted[at - 1] !== code - 1);
  const ends = sorted.filter((code, at) => sorted[at + 1] !== code + 1);
  return starts
    .map((first, at) =>
      first === ends[at]
        ? `U+${first.toString(16)}`
        : `U+${first.toString(16)}-${ends[at].toString(16)}`,
    )
    .join(',');
}

function write(name, what, rules) {
  writeFileSync(
    join(folder, name),
    `/* Made by scripts/webFonts.mjs: ${what}. */\n${rules.join('\n')}\n`,
  );
  console.log(`${name}: ${rules.length} files`);
}

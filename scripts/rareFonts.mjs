import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** Extension A, and everything beyond the basic plane: what the main web font leaves out. */
const RARE = [[0x3400, 0x4dbf], [0x20000, 0x3ffff]];
const pack = '@callmebill/lxgw-wenkai-web/lxgwwenkai-regular';

/** `node scripts/rareFonts.mjs`: writes the style sheet of the font for rare characters, one rule a slice that holds any. */
const blocks = readFileSync(join(root, 'node_modules', pack, 'result.css'), 'utf8').split('@font-face').slice(1);
const rules = blocks.flatMap((block) => {
  const file = /url\("?\.\/([^")]+)"?\)/.exec(block)?.[1];
  const ranges = (/unicode-range:([^;}]+)/i.exec(block)?.[1] ?? '').split(',').flatMap((part) => {
    const [, first, last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(part) ?? [];
    if (!first) return [];
    const [a, z] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return RARE.flatMap(([low, high]) => (z < low || a > high ? [] : [[Math.max(a, low), Math.min(z, high)]]));
  });
  if (!file || ranges.length === 0) return [];
  const text = ranges.map(([a, z]) => (a === z ? `U+${a.toString(16)}` : `U+${a.toString(16)}-${z.toString(16)}`)).join(',');
  return [`@font-face{font-family:'LXGW WenKai Rare';font-display:swap;src:url('${pack}/${file}') format('woff2');unicode-range:${text}}`];
});
writeFileSync(join(root, 'packages/ui/src/setup/rareFonts.css'), `/* Made by scripts/rareFonts.mjs: 霞鹜文楷 (OFL 1.1) for characters beyond the main font. */\n${rules.join('\n')}\n`);
console.log(`${rules.length} slices`);

/**
 * 字形当字用的部首：U+2E80 一带 NFKC 不管，只好列出来；最后一行是康熙部首折成的旧字形，
 * 简体的字库里和后面的字是同一个样子。
 */
const RADICALS = [
  '⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇几 ⺈刀 ⺉刂 ⺊卜 ⺌小 ⺎兀 ⺏尣 ⺐尢 ⺒巳 ⺓幺 ⺔彑 ⺕彐 ⺖忄 ⺗㣺 ⺘扌 ⺙攵 ⺛旡 ⺜日 ⺝月 ⺞歺',
  '⺟母 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺦丬 ⺧牛 ⺨犭 ⺩王 ⺫目 ⺬示 ⺭礻 ⺮竹 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺶羊 ⺹耂 ⺺肀 ⺻聿 ⺼肉 ⺽臼 ⺾艹 ⺿艹',
  '⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻇角 ⻈讠 ⻉贝 ⻊足 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏阝 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻕阝 ⻖阝 ⻗雨 ⻘青 ⻙韦',
  '⻚页 ⻛风 ⻜飞 ⻝食 ⻞食 ⻟飠 ⻠饣 ⻡首 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟',
  '戶户 黃黄 靑青',
]
  .join(' ')
  .split(' ');

const plainOf = new Map(RADICALS.map((pair) => [pair.charAt(0), pair.charAt(1)]));
/** 看不见的：空白、零宽、方向、异体选择符。 */
const UNSEEN = /[\s\p{Cf}\p{Variation_Selector}]/gu;
const known = new Map<string, string>();

/** 一个字用来比较的样子：不分大小写、全半角、兼容字和部首；看不见的成为空串。 */
export function sameLetters(letter: string): string {
  const kept = known.get(letter);
  if (kept !== undefined) return kept;
  // Taken apart, not put together: an accent of its own and one in the letter are then the same.
  const apart = [...letter.normalize('NFKD')].map((one) => plainOf.get(one) ?? one).join('');
  const plain = apart.toLowerCase().replace(UNSEEN, '');
  known.set(letter, plain);
  return plain;
}

import { functions, type Expr, type FormulaFault, type FunctionName, type Sign } from './expr';

/** A formula that was read, or where reading ended. */
export type Parsed =
  | { readonly tree: Expr; readonly fault?: undefined }
  | { readonly tree?: undefined; readonly fault: FormulaFault };

/** Signs as paper and a Chinese keyboard have them; each is one letter, as its twin. */
const TWINS: Readonly<Record<string, string>> = {
  '＋': '+',
  '－': '-',
  '−': '-',
  '×': '*',
  '＊': '*',
  '÷': '/',
  '／': '/',
  '（': '(',
  '）': ')',
  '，': ',',
  '、': ',',
  '＞': '>',
  '＜': '<',
  '＝': '=',
  '【': '[',
  '】': ']',
  '［': '[',
  '］': ']',
  '　': ' ',
};
const PAIRS: Readonly<Record<string, Sign>> = { '≥': '>=', '≤': '<=', '≠': '<>' };
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|\[([^[\]]{1,80})\]|([A-Za-z]+|[\u4e00-\u9fff]+)|(>=|<=|<>|[-+*/(),<>=≥≤≠]))/y;
const NUMBER = /^\d{1,12}(?:\.\d{1,6})?$/;
const byWord = new Map<string, FunctionName>(
  Object.entries(functions).flatMap(([name, { word }]) => [
    [name, name as FunctionName],
    [word, name as FunctionName],
  ]),
);
const COMPARING = new Set<string>(['>', '<', '>=', '<=', '=', '<>']);

interface Token {
  readonly kind: 'number' | 'name' | 'word' | 'sign';
  readonly text: string;
  readonly at: number;
}

/** Reading ends at the first letter that has no place. */
class Stop extends Error {
  readonly fault: FormulaFault;
  constructor(at: number, says: string) {
    super(says);
    this.fault = { at, says };
  }
}

/** Reads a formula into its tree; what it names is judged apart. */
export function parseFormula(text: string): Parsed {
  try {
    return { tree: read(tokensOf(text), text.length) };
  } catch (error) {
    if (error instanceof Stop) return { fault: error.fault };
    throw error;
  }
}

function tokensOf(text: string): readonly Token[] {
  const plain = Array.from(text, (letter) => TWINS[letter] ?? letter).join('');
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  while (plain.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(plain);
    if (!match) {
      const at = from + plain.slice(from).search(/\S/);
      throw new Stop(at, stopText(plain.slice(at)));
    }
    const [, number, name, word, sign = ''] = match;
    const kind = number ? 'number' : name ? 'name' : word ? 'word' : 'sign';
    const written = number ?? name?.trim() ?? word ?? PAIRS[sign] ?? sign;
    const length = number ?? (name === undefined ? (word ?? sign) : `[${name}]`);
    if (number && !NUMBER.test(number))
      throw new Stop(TOKEN.lastIndex - number.length, '数最多写12位整数、6位小数');
    found.push({ kind, text: written, at: TOKEN.lastIndex - length.length });
  }
  return found;
}

function stopText(rest: string): string {
  if (rest.startsWith('[')) return '名称要写在一对方括号里，如 [网上申报]';
  return `“${Array.from(rest)[0]}”不能写在公式里，请删去`;
}

function read(tokens: readonly Token[], end: number): Expr {
  let next = 0;
  const peek = () => tokens[next];
  const is = (text: string) => peek()?.kind === 'sign' && peek()?.text === text;
  const here = () => peek()?.at ?? end;
  function need(text: string) {
    if (!is(text)) throw new Stop(here(), `这里缺少“${text}”`);
    next += 1;
  }
  /** Signs of one rank, from the left. */
  function chain(of: () => Expr, ...wanted: readonly Sign[]): Expr {
    let left = of();
    for (;;) {
      const token = peek();
      const sign = wanted.find((one) => is(one));
      if (!token || !sign) return left;
      next += 1;
      left = { kind: 'sign', sign, left, right: of(), at: token.at };
    }
  }
  const product = () => chain(factor, '*', '/');
  const sum = () => chain(product, '+', '-');
  function compared(): Expr {
    const left = sum();
    const token = peek();
    if (!token || token.kind !== 'sign' || !COMPARING.has(token.text)) return left;
    next += 1;
    return { kind: 'sign', sign: token.text as Sign, left, right: sum(), at: token.at };
  }
  function factor(): Expr {
    const token = peek();
    if (!token) throw new Stop(end, '这里缺少一个数或名称');
    const { at, text } = token;
    next += 1;
    switch (token.kind) {
      case 'number':
        return { kind: 'number', value: Number(text), at };
      case 'name':
        return { kind: 'name', name: text, at };
      case 'word':
        return called(token);
      default:
    }
    if (text === '-') return { kind: 'minus', of: factor(), at };
    if (text !== '(') throw new Stop(at, `“${text}”前面缺少一个数或名称`);
    const inner = compared();
    need(')');
    return inner;
  }
  function called({ text, at }: Token): Expr {
    const name = byWord.get(text.toLowerCase());
    if (!name)
      throw new Stop(at, `没有“${text}”这个函数；指标和列的名称请写在方括号里，如 [${text}]`);
    const { least, most, says } = functions[name];
    need('(');
    const args: Expr[] = [compared()];
    while (is(',')) {
      next += 1;
      args.push(compared());
    }
    need(')');
    if (args.length < least || args.length > most) throw new Stop(at, `请写成 ${says}`);
    return { kind: 'call', name, args, at };
  }
  const tree = compared();
  const left = peek();
  if (left) throw new Stop(left.at, `“${left.text}”前面缺少运算符`);
  return tree;
}

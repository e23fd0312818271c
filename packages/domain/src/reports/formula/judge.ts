import type { Expr, FormulaFault } from './expr';

/** What a part of a formula is: a figure with its unit, where it has one, or a condition. */
interface Kind {
  readonly unit: string | undefined;
  readonly isTruth: boolean;
}

/** How a formula is judged: the unit of each name, undefined for a name that is not known. */
export interface Knowing {
  unitOf(name: string): string | undefined;
  isKnown(name: string): boolean;
  /** Sums over the rows below mean something only where figures are compared. */
  readonly mayChildren: boolean;
}

export const MOST_DIGITS = 3;
const ARITHMETIC = new Set(['+', '-', '*', '/']);

class Wrong extends Error {
  readonly fault: FormulaFault;
  constructor(at: number, says: string) {
    super(says);
    this.fault = { at, says };
  }
}

/** Judges what a formula names and joins; its unit, or the first thing that is wrong. */
export function judge(
  tree: Expr,
  knowing: Knowing,
): { readonly unit: string | undefined } | { readonly fault: FormulaFault } {
  try {
    const { unit, isTruth } = kindOf(tree, knowing);
    if (isTruth) throw new Wrong(tree.at, '公式要算出一个数，条件请写在“如果”里');
    return { unit };
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}

function kindOf(expr: Expr, knowing: Knowing): Kind {
  const of = (one: Expr) => kindOf(one, knowing);
  const figure = (one: Expr): Kind => {
    const kind = of(one);
    if (kind.isTruth) throw new Wrong(one.at, '这里要写一个数，不能写条件');
    return kind;
  };
  switch (expr.kind) {
    case 'number':
      return { unit: undefined, isTruth: false };
    case 'name': {
      if (!knowing.isKnown(expr.name))
        throw new Wrong(expr.at, `没有“${expr.name}”这个指标或列，请从列出的名称里选`);
      return { unit: knowing.unitOf(expr.name), isTruth: false };
    }
    case 'minus':
      return figure(expr.of);
    case 'sign': {
      const [left, right] = [figure(expr.left), figure(expr.right)];
      if (expr.sign === '*') return { unit: left.unit ?? right.unit, isTruth: false };
      if (expr.sign === '/')
        return { unit: right.unit === undefined ? left.unit : undefined, isTruth: false };
      return {
        unit: common([left, right], expr.at),
        isTruth: !ARITHMETIC.has(expr.sign),
      };
    }
    default:
      return calledKind(expr, knowing, of, figure);
  }
}

function calledKind(
  { name, args, at }: Extract<Expr, { kind: 'call' }>,
  { mayChildren }: Knowing,
  of: (one: Expr) => Kind,
  figure: (one: Expr) => Kind,
): Kind {
  const condition = (one: Expr) => {
    if (!of(one).isTruth) throw new Wrong(one.at, '这里要写条件，如 [网上申报] > 0');
  };
  switch (name) {
    case 'if': {
      const [holds, yes, no] = args as [Expr, Expr, Expr];
      condition(holds);
      return { unit: common([figure(yes), figure(no)], at), isTruth: false };
    }
    case 'and':
    case 'or':
    case 'not':
      args.forEach(condition);
      return { unit: undefined, isTruth: true };
    case 'pct':
      args.forEach(figure);
      return { unit: '%', isTruth: false };
    case 'round': {
      const [value, digits] = args as [Expr, Expr];
      const isSaid =
        digits.kind === 'number' && Number.isInteger(digits.value) && digits.value <= MOST_DIGITS;
      if (!isSaid) throw new Wrong(digits.at, `小数位数请写0到${MOST_DIGITS}`);
      return figure(value);
    }
    case 'children':
      if (!mayChildren) throw new Wrong(at, '“下级”只能用在审核关系里');
      return figure(args[0] as Expr);
    default:
      return { unit: common(args.map(figure), at), isTruth: false };
  }
}

/** The unit of figures that are put together: they must have the same. */
function common(kinds: readonly Kind[], at: number): string | undefined {
  const units = [...new Set(kinds.flatMap(({ unit }) => unit ?? []))];
  const [first, second] = units;
  if (second !== undefined)
    throw new Wrong(at, `“${first}”和“${second}”单位不同，不能相加减或比较`);
  return first;
}

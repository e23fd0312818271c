/** The signs between two values, as the tree holds them. */
export const signs = ['+', '-', '*', '/', '>', '<', '>=', '<=', '=', '<>'] as const;
export type Sign = (typeof signs)[number];

/**
 * What can be called, with how many values it takes. Each has a name in letters and one in the
 * words of whoever makes reports; both mean the same.
 */
export const functions = {
  if: { word: '如果', least: 3, most: 3, says: '如果(条件, 成立时, 不成立时)' },
  round: { word: '四舍五入', least: 2, most: 2, says: '四舍五入(数, 小数位数)' },
  pct: { word: '百分比', least: 2, most: 2, says: '百分比(部分, 全部)' },
  total: { word: '合计', least: 1, most: 1, says: '合计(数)，取合计行的数' },
  parent: { word: '上级', least: 1, most: 1, says: '上级(数)，取上一层小计的数' },
  prev: { word: '上期', least: 1, most: 1, says: '上期(数)，取前一个同样长的日期范围的数' },
  abs: { word: '绝对值', least: 1, most: 1, says: '绝对值(数)' },
  min: { word: '最小', least: 2, most: 10, says: '最小(数, 数)' },
  max: { word: '最大', least: 2, most: 10, says: '最大(数, 数)' },
  coalesce: { word: '缺省', least: 2, most: 2, says: '缺省(数, 没有时用的数)' },
  and: { word: '并且', least: 2, most: 10, says: '并且(条件, 条件)' },
  or: { word: '或者', least: 2, most: 10, says: '或者(条件, 条件)' },
  not: { word: '不是', least: 1, most: 1, says: '不是(条件)' },
  children: { word: '下级', least: 1, most: 1, says: '下级(数)，取各下级行之和' },
} as const;
export type FunctionName = keyof typeof functions;

/** A formula as a closed tree: nothing in it but numbers, names, signs and the functions above. */
export type Expr =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'minus'; readonly of: Expr; readonly at: number }
  | {
      readonly kind: 'sign';
      readonly sign: Sign;
      readonly left: Expr;
      readonly right: Expr;
      readonly at: number;
    }
  | {
      readonly kind: 'call';
      readonly name: FunctionName;
      readonly args: readonly Expr[];
      readonly at: number;
    };

/** What is wrong with a formula: from which letter on, and what to do. */
export interface FormulaFault {
  readonly at: number;
  readonly says: string;
}

/** Everything right below a part of a formula. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'minus':
      return [expr.of];
    case 'sign':
      return [expr.left, expr.right];
    case 'call':
      return expr.args;
    default:
      return [];
  }
}

/** Every name that a formula holds, from the left. */
export function namesIn(expr: Expr): readonly Extract<Expr, { kind: 'name' }>[] {
  return expr.kind === 'name' ? [expr] : partsOf(expr).flatMap(namesIn);
}

/** The same formula with other names. */
export function renamed(expr: Expr, to: (name: string) => string): Expr {
  switch (expr.kind) {
    case 'name':
      return { ...expr, name: to(expr.name) };
    case 'minus':
      return { ...expr, of: renamed(expr.of, to) };
    case 'sign':
      return { ...expr, left: renamed(expr.left, to), right: renamed(expr.right, to) };
    case 'call':
      return { ...expr, args: expr.args.map((one) => renamed(one, to)) };
    default:
      return expr;
  }
}

/** Whether a formula asks for the period before. */
export function asksBefore(expr: Expr): boolean {
  return (expr.kind === 'call' && expr.name === 'prev') || partsOf(expr).some(asksBefore);
}

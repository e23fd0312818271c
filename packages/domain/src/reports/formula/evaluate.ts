import type { Expr, Sign } from './expr';

/** A line of a report, for a formula: its figures, and the lines it is a part of. */
export interface Line {
  /** The figure of a name; null where nobody can say it. */
  value(name: string): number | null;
  readonly total: Line;
  readonly parent: Line;
  readonly children: readonly Line[];
  /** The same line in the period before; undefined where no period is asked for. */
  readonly previous?: Line | undefined;
}

/** What a formula says in a line; null where a part of it is unsaid or divided by nothing. */
export function evaluate(expr: Expr, line: Line): number | null {
  switch (expr.kind) {
    case 'number':
      return expr.value;
    case 'name':
      return line.value(expr.name);
    case 'minus': {
      const value = evaluate(expr.of, line);
      return value === null ? null : sound(-value);
    }
    case 'sign': {
      const [left, right] = [evaluate(expr.left, line), evaluate(expr.right, line)];
      return left === null || right === null ? null : sound(joined(expr.sign, left, right));
    }
    default:
      return called(expr, line);
  }
}

const truth = (holds: boolean) => (holds ? 1 : 0);
/** What is no number is unsaid, and there is one zero. */
const sound = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : value + 0;

/** Two figures are the same when they differ by less than any place that is shown. */
const NEAR = 1e-9;
export const isSame = (left: number, right: number): boolean =>
  Math.abs(left - right) <= NEAR * Math.max(1, Math.abs(left), Math.abs(right));

function joined(sign: Sign, left: number, right: number): number | null {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? null : left / right;
    case '=':
      return truth(isSame(left, right));
    case '<>':
      return truth(!isSame(left, right));
    case '>':
      return truth(left > right && !isSame(left, right));
    case '<':
      return truth(left < right && !isSame(left, right));
    case '>=':
      return truth(left >= right || isSame(left, right));
    default:
      return truth(left <= right || isSame(left, right));
  }
}

/** So many places behind the point, a half away from zero. */
export function rounded(value: number, digits: number): number {
  const by = 10 ** digits;
  const whole = Math.round(Math.abs(value) * by * (1 + Number.EPSILON));
  return (Math.sign(value) * whole) / by + 0;
}

function called({ name, args }: Extract<Expr, { kind: 'call' }>, line: Line): number | null {
  const [first, second, third] = args;
  const of = (one: Expr | undefined, at: Line = line) => (one ? evaluate(one, at) : null);
  switch (name) {
    case 'if': {
      const holds = of(first);
      return holds === null ? null : of(holds === 0 ? third : second);
    }
    case 'total':
      return of(first, line.total);
    case 'parent':
      return of(first, line.parent);
    case 'prev':
      return line.previous ? of(first, line.previous) : null;
    case 'children': {
      // A line without parts has no sum of them.
      if (line.children.length === 0) return null;
      const parts = line.children.map((child) => of(first, child));
      return parts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    }
    case 'coalesce':
      return of(first) ?? of(second);
    default:
  }
  const values: number[] = [];
  for (const one of args) {
    const value = of(one);
    if (value === null) return null;
    values.push(value);
  }
  const [a = 0, b = 0] = values;
  switch (name) {
    case 'round':
      return sound(rounded(a, b));
    case 'pct':
      return b === 0 ? null : sound((a / b) * 100);
    case 'abs':
      return Math.abs(a);
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'and':
      return truth(values.every((one) => one !== 0));
    case 'or':
      return truth(values.some((one) => one !== 0));
    default:
      return truth(a === 0);
  }
}

import { leavesWith } from './columns';
import type { Cube } from './cube';
import type { Definition } from './definition';
import { checksOf, checkTrees, type ReadCheck } from './formula/crossChecks';
import { formulasOf, type Formulas } from './formula/formulasOf';
import type { Expr } from './formula/expr';
import type { Leaf } from './plainLeaves';

/**
 * A definition as it was read: its texts are parsed once, and what judges, compiles, computes and
 * checks is handed this.
 */
export interface Reading {
  readonly cube: Cube;
  readonly definition: Definition;
  readonly formulas: Formulas;
  /** The columns of figures in their order. */
  readonly leaves: readonly Leaf[];
  readonly checks: readonly ReadCheck[];
  /** Every formula of the columns and of the checks. */
  readonly trees: readonly Expr[];
}

/** Reads a definition; what the catalogue does not have is left out, and judged by `faultsOf`. */
export function readingOf(cube: Cube, definition: Definition): Reading {
  const formulas = formulasOf(cube, definition.groups);
  const leaves = leavesWith(cube, definition.groups, formulas);
  const checks = checksOf(formulas, definition);
  const trees = [
    ...leaves.flatMap(({ measure }) => (measure.way === 'formula' ? (measure.tree ?? []) : [])),
    ...checkTrees(checks),
  ];
  return { cube, definition, formulas, leaves, checks, trees };
}

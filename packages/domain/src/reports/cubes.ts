import { applications } from './applications';
import { certificates } from './certificates';
import type { Cube } from './cube';
import { enrollments } from './enrollments';
import { orgFigures } from './orgFigures';
import { pushes } from './pushes';
import { sysMetrics } from './sysMetrics';

/** Everything that reports can count; a cube more is a file more and a line here. */
export const cubes: readonly Cube[] = [
  applications,
  certificates,
  enrollments,
  pushes,
  orgFigures,
  sysMetrics,
];

const byId = new Map(cubes.map((cube) => [cube.id, cube]));

/** The cube of an id; undefined for any other. */
export function cubeOf(id: string): Cube | undefined {
  return byId.get(id);
}

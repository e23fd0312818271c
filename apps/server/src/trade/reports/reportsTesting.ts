import {
  cubeOf,
  faultsOf,
  membersOf,
  type ColumnGroup,
  type Cube,
  type Definition,
  type Filter,
} from '@tqc/domain/reports';
import fc from 'fast-check';

const applications = cubeOf('applications') as Cube;
const fixed = applications.dimensions.filter((one) => membersOf(one));
const filters = fc.constantFrom(...fixed).chain((dimension) =>
  fc
    .subarray(
      (membersOf(dimension) ?? []).map(({ key }) => key),
      { minLength: 1 },
    )
    .map((keys): Filter => ({ dim: dimension.id, keys })),
);
const group = fc.record<ColumnGroup>({
  title: fc.constantFrom(undefined, '一组'),
  split: fc.constantFrom(undefined, ...fixed.map(({ id }) => id)),
  withTotal: fc.boolean(),
  where: fc.array(filters, { maxLength: 1 }),
  measures: fc.subarray(
    applications.measures.map(({ id }) => id),
    { minLength: 1, maxLength: 3 },
  ),
});
/** Any right definition over applications. */
export const definitions = fc
  .record<Definition>({
    schema: fc.constant(1),
    cube: fc.constant('applications'),
    rows: fc.shuffledSubarray(
      applications.dimensions.map(({ id }) => id),
      { minLength: 1, maxLength: 3 },
    ),
    groups: fc.array(group, { minLength: 1, maxLength: 3 }),
    filters: fc.array(filters, { maxLength: 1 }),
    asks: fc.constant([]),
    zeros: fc.boolean(),
  })
  .filter((definition) => faultsOf(definition).length === 0);

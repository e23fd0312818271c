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
const operands = fc.constantFrom(
  '[网报人数]',
  '[认定通过]',
  '[申请人数]',
  '[待审批]',
  '[确认通过]',
);
/** A column that is computed: from figures, from the sum of the table, from the level above. */
const formula = fc
  .tuple(operands, operands, fc.integer({ min: 0, max: 3 }), fc.array(filters, { maxLength: 1 }))
  .chain(([part, whole, digits, where]) =>
    fc
      .constantFrom(
        `百分比(${part}, ${whole})`,
        `百分比(${part}, 合计(${part}))`,
        `百分比(${part}, 上级(${part}))`,
        `(${part} - ${whole}) × 2`,
        `如果(${part} > ${whole}, ${part} ÷ ${whole}, ${whole} ÷ ${part})`,
        `缺省([认定通过率] ÷ [确认通过率], 0)`,
        `四舍五入(最大(${part}, ${whole}) ÷ 3, 1)`,
      )
      .map((text): ColumnGroup => ({ title: '算出', measures: [], formula: text, digits, where })),
  );

/** Any right definition over applications. */
export const definitions = fc
  .record<Definition>({
    schema: fc.constant(1),
    cube: fc.constant('applications'),
    rows: fc.shuffledSubarray(
      applications.dimensions.map(({ id }) => id),
      { minLength: 1, maxLength: 3 },
    ),
    groups: fc
      .tuple(fc.array(group, { minLength: 1, maxLength: 3 }), fc.array(formula, { maxLength: 2 }))
      .map(([counted, made]) => [...counted, ...made]),
    filters: fc.array(filters, { maxLength: 1 }),
    asks: fc.constant([]),
    zeros: fc.boolean(),
  })
  .filter((definition) => faultsOf(definition).length === 0);

/** What sums are kept of: two divisions that are kept together, or the days between moments. */
export const keptDefinitions = fc
  .constantFrom(...(applications.rollUp?.pairs ?? []))
  .chain(([code, other]) => {
    const keys = fixed
      .flatMap((one) => (one.id === code ? (membersOf(one) ?? []) : []))
      .map(({ key }) => key);
    const both = fc.record<ColumnGroup>({
      withTotal: fc.boolean(),
      split: fc.constantFrom(undefined, code),
      where: fc
        .subarray(keys, { minLength: 1 })
        .map((some): Filter[] => [{ dim: code, keys: some }]),
      measures: fc.subarray(['filed', 'recognised', 'people', 'passRate'], { minLength: 1 }),
    });
    const days = fc.record<ColumnGroup>({
      where: fc.constantFrom<Filter[]>([], [{ dim: 'status', keys: ['15', '21', '24'] }]),
      measures: fc.subarray(['approveAverage', 'approveMedian', 'approveSlowest', 'concluded'], {
        minLength: 1,
      }),
    });
    const made = (apart: readonly string[], groups: fc.Arbitrary<ColumnGroup>) =>
      fc.record<Definition>({
        schema: fc.constant(1),
        cube: fc.constant('applications'),
        rows: fc
          .tuple(
            fc.subarray([...(applications.rollUp?.shared ?? [])], { maxLength: 2 }),
            fc.boolean(),
          )
          .map(([shared, isFirst]) => (isFirst ? [...apart, ...shared] : [...shared, ...apart]))
          .map((rows) => (rows.length === 0 ? ['org'] : rows)),
        groups: fc.array(groups, { minLength: 1, maxLength: 3 }),
        filters: fc.constantFrom<Filter[]>([], [{ dim: 'ctId', keys: ['1', '2', '3'] }]),
        asks: fc.constant([]),
        zeros: fc.boolean(),
      });
    return fc.oneof(made([other], both), made([other, code], both), made([], days));
  })
  .filter((definition) => faultsOf(definition).length === 0);

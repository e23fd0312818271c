import { askNames, checkSigns, LIMITS, type Definition } from '@tqc/domain/reports';
import { z } from 'zod';

/** A name of the catalogue of reports: letters and digits, nothing else. */
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,29}$/, '名称不正确');
/** A column: group, value of its split, figure. */
export const COLUMN = /^g\d{1,2}(\.[\w-]{1,20}){1,2}$/;
const column = z.string().regex(COLUMN, '列不正确');
const title = z.string().trim().min(1, '请输入标题').max(30, '标题最多输入30字');

/** Any text: what it means the domain reads, and nothing of it goes further than that. */
const formula = z
  .string()
  .trim()
  .min(1, '请输入公式')
  .max(LIMITS.formula, `公式最多输入${LIMITS.formula}字`);

const filter = z.strictObject({
  dim: name,
  keys: z
    .array(z.string().regex(/^[\w-]{1,20}$/, '取值不正确'))
    .min(1, '请选择取值')
    .max(LIMITS.keys),
});

const group = z.strictObject({
  title: title.optional(),
  split: name.optional(),
  withTotal: z.boolean().optional(),
  where: z.array(filter).max(LIMITS.filters).optional(),
  // That something is counted, or computed, the domain judges.
  measures: z.array(name).max(LIMITS.measures),
  formula: formula.optional(),
  digits: z.number().int().min(0).max(LIMITS.digits, `小数最多${LIMITS.digits}位`).optional(),
});

const check = z.strictObject({
  left: formula,
  sign: z.enum(checkSigns),
  right: formula,
  hard: z.boolean(),
  report: z
    .string()
    .regex(/^[1-9]\d{0,18}$/, '请选择报表')
    .optional(),
});

/**
 * What a report is made from: a closed shape, whatever comes along with it is refused. What its
 * names mean the domain judges (`faultsOf`).
 */
export const ReportDefinition: z.ZodType<Definition, Definition> = z.strictObject({
  schema: z.literal(1),
  cube: name,
  rows: z.array(name).min(1, '请选择行维度').max(LIMITS.rows, `行维度最多${LIMITS.rows}个`),
  groups: z.array(group).min(1, '请添加列').max(LIMITS.groups, `列最多${LIMITS.groups}组`),
  filters: z.array(filter).max(LIMITS.filters, `筛选最多${LIMITS.filters}项`),
  asks: z.array(z.enum(askNames)).max(askNames.length),
  zeros: z.boolean(),
  order: z.strictObject({ column, way: z.enum(['asc', 'desc']) }).optional(),
  chart: z
    .strictObject({
      kind: z.enum(['bar', 'line', 'ring']),
      columns: z
        .array(column)
        .min(1, '请选择图里的列')
        .max(LIMITS.charted, `图里最多${LIMITS.charted}列`),
    })
    .optional(),
  checks: z.array(check).max(LIMITS.checks, `审核关系最多${LIMITS.checks}条`).optional(),
  note: z.string().trim().max(300, '说明最多输入300字').optional(),
});

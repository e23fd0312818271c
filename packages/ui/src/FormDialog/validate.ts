import { dayProblem, daysProblem } from '../fields/isDay';
import { countChars } from '../fields/normalise';
import { partsOf } from '../TimePicker/moment';
import { requiredMessage, type FormField, type FormValues } from './formFields';

/** 字段名到错误文字。 */
export type FormErrors = Readonly<Record<string, string>>;

/** 检查全部字段，返回有错的字段和文字。 */
export function validateForm(fields: readonly FormField[], values: FormValues): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = validateField(field, values);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** 检查一个字段：必填、字数、起止先后，最后是它自己的规则。 */
export function validateField(field: FormField, values: FormValues): string | undefined {
  const value = values[field.name];
  if (isBlank(value)) return field.required ? requiredMessage(field) : undefined;
  if (
    'maxLength' in field &&
    field.maxLength !== undefined &&
    typeof value === 'string' &&
    countChars(value) > field.maxLength
  )
    return field.maxLengthMessage ?? `最多输入${field.maxLength}字`;
  if (field.kind === 'number') {
    const { min, max, precision = 0, unit = '' } = field;
    if (min !== undefined && Number(value) < min) return `${field.label}不能小于${min}${unit}`;
    if (max !== undefined && Number(value) > max) return `${field.label}不能大于${max}${unit}`;
    const places = String(value).split('.')[1]?.length ?? 0;
    if (places > precision)
      return precision === 0 ? `${field.label}应为整数` : `${field.label}最多${precision}位小数`;
  }
  if (field.kind === 'date' || field.kind === 'datetime') {
    const text = String(value);
    const unread =
      field.kind === 'date' || partsOf(text).date === '' ? dayProblem(text) : undefined;
    if (unread) return unread;
  }
  if (field.kind === 'dateRange' || field.kind === 'numberRange') {
    const [from, to] = value as readonly [string, string];
    if (field.required && (!from || !to)) return requiredMessage(field);
    const unread = field.kind === 'dateRange' ? daysProblem([from, to]) : undefined;
    if (unread) return unread;
    if (field.kind === 'dateRange' && !(from && to)) return `请填写${from ? '结束' : '开始'}日期`;
    const reversed = field.kind === 'dateRange' ? from > to : Number(from) > Number(to);
    if (from && to && reversed)
      return field.kind === 'dateRange' ? '开始日期不能晚于结束日期' : '最小值不能大于最大值';
  }
  if (field.kind === 'rows') {
    const found = rowProblem(field, value as readonly FormValues[]);
    if (found) return found;
  }
  if (field.kind === 'region' && field.required && (value as { province: string }).province === '')
    return requiredMessage(field);
  return field.validate?.(value as never, values);
}

/** 第一处不对的：第几行、哪一句。 */
function rowProblem(
  { label, fields }: Extract<FormField, { kind: 'rows' }>,
  rows: readonly FormValues[],
): string | undefined {
  for (const [at, row] of rows.entries()) {
    const [problem] = Object.values(validateForm(fields, row));
    if (problem) return `${label}${at + 1}：${problem}`;
  }
  return undefined;
}

/** 服务器拒绝时给出的内容：落到字段的错误，和整张表单的一句话。 */
export function readRejection(
  reason: unknown,
  fields: readonly FormField[],
): { errors: FormErrors; message?: string } {
  const { fields: given, message } = (
    typeof reason === 'object' && reason !== null ? reason : {}
  ) as { fields?: unknown; message?: unknown };
  const own = new Set(fields.map(({ name }) => name));
  const entries = Object.entries(typeof given === 'object' && given !== null ? given : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const errors = Object.fromEntries(entries.filter(([name]) => own.has(name)));
  const strays = entries.filter(([name]) => !own.has(name)).map(([, text]) => text);
  const said = typeof message === 'string' && message ? message : undefined;
  if (Object.keys(errors).length > 0) return { errors, message: strays.join('；') || undefined };
  return { errors, message: strays.join('；') || said || '提交失败，请稍后重试' };
}

/** 改动过的字段标签，按字段顺序。 */
export function changedLabels(
  fields: readonly FormField[],
  before: FormValues,
  now: FormValues,
): string[] {
  return fields
    .filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
    .map(({ label }) => label);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every((part) => part === '');
  if (typeof value === 'object' && 'province' in value)
    return Object.values(value).every((part) => part === '');
  return false;
}

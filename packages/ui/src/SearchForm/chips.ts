import { regionLevels } from '../fields/region';
import {
  isEmptyValue,
  type SearchField,
  type SearchValue,
  type SearchValues,
} from './searchFields';

/** 一个生效中的条件。 */
export interface Chip {
  name: string;
  label: string;
  text: string;
  /** 条件完全由锁住的区划组成，不能去掉。 */
  fixed: boolean;
}

/** 生效中的条件，按字段顺序；regionName 把区划代码译成名称。 */
export function chipsOf(
  fields: readonly SearchField[],
  values: SearchValues,
  regionName: (code: string) => string,
): Chip[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (isEmptyValue(value)) return [];
    const fixed =
      field.kind === 'region' &&
      isEmptyValue(clearValue(field, value)) === false &&
      sameRegion(clearValue(field, value), value);
    return [
      { name: field.name, label: field.label, text: describe(field, value, regionName), fixed },
    ];
  });
}

/** 去掉一个条件后的值；锁住的区划级别保留。 */
export function clearValue(field: SearchField, value: SearchValue): SearchValue {
  if (field.kind !== 'region' || typeof value !== 'object' || !('province' in value))
    return undefined;
  const locked = field.locked ?? [];
  const kept = { province: '', city: '', county: '' };
  for (const level of regionLevels) if (locked.includes(level)) kept[level] = value[level];
  return isEmptyValue(kept) ? undefined : kept;
}

function sameRegion(a: SearchValue, b: SearchValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function describe(
  field: SearchField,
  value: SearchValue,
  regionName: (code: string) => string,
): string {
  if (typeof value === 'string') {
    if (!('options' in field)) return value;
    return field.options.find((option) => option.value === value)?.label ?? value;
  }
  if (value === undefined) return '';
  if ('id' in value) return value.name;
  if ('province' in value)
    return regionLevels
      .map((level) => value[level] && regionName(value[level]))
      .filter(Boolean)
      .join(' / ');
  const [from, to] = value;
  if (from && to) return `${from} 至 ${to}`;
  return from ? `${from} 起` : `至 ${to}`;
}

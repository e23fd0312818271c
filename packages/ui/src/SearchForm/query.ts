import { emptyRegion, regionLevels, type Region } from '../fields/region';
import {
  isEmptyValue,
  type SearchField,
  type SearchValue,
  type SearchValues,
} from './searchFields';

type Named = Pick<SearchField, 'name' | 'kind'>;

/** 把查询值写成网址参数；空值不写，范围和区划用逗号分开，确认点写编号和名称。 */
export function toQuery(fields: readonly Named[], values: SearchValues): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name } of fields) {
    const value = values[name];
    if (!isEmptyValue(value)) query.set(name, write(value));
  }
  return query;
}

/** 从网址参数读回查询值；不认识的参数和写坏的值忽略。 */
export function fromQuery(fields: readonly Named[], query: URLSearchParams): SearchValues {
  const values: Record<string, SearchValue> = {};
  for (const { name, kind } of fields) {
    const text = query.get(name);
    const value = text ? read(kind, text) : undefined;
    if (!isEmptyValue(value)) values[name] = value;
  }
  return values;
}

function write(value: SearchValue): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if ('province' in value) return regionLevels.map((level) => value[level]).join();
  if ('id' in value) return [value.id, value.name].map(encodeURIComponent).join();
  return value.join();
}

function read(kind: SearchField['kind'], text: string): SearchValue {
  const parts = text.split(',');
  if (kind === 'region') {
    if (parts.some((part) => !/^\d*$/.test(part)) || parts.length > 3) return undefined;
    return Object.fromEntries(
      Object.keys(emptyRegion).map((level, index) => [level, parts[index] ?? '']),
    ) as Region;
  }
  if (kind === 'dateRange' || kind === 'numberRange') {
    const shape = kind === 'dateRange' ? /^(\d{4}-\d{2}-\d{2})?$/ : /^(-?\d+(\.\d+)?)?$/;
    return parts.length === 2 && parts.every((part) => shape.test(part))
      ? [parts[0] ?? '', parts[1] ?? '']
      : undefined;
  }
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  if (kind === 'point')
    return parts[0] ? { id: decode(parts[0]), name: decode(parts[1] ?? ''), scope: '' } : undefined;
  return text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { LoadPoints, Option, Point, Range, Region, RegionLevel, TreeNode } from '../fields';

interface Base {
  name: string;
  label: string;
  placeholder?: string;
  /** 不填就不查：标上星号，没有填时按查询说明。 */
  required?: boolean;
}

/** 查询字段：名称、标签、种类和该种类需要的数据。 */
export type SearchField = Base &
  (
    | { kind: 'input'; maxLength?: number }
    | { kind: 'textarea'; maxLength?: number }
    | {
        kind: 'select' | 'searchSelect' | 'dict';
        options: readonly Option[];
        /** 选项还在查找。 */
        loading?: boolean;
        onSearch?: (keyword: string) => void;
        /** 展开时调用，用来到这时才读选项。 */
        onOpen?: () => void;
      }
    | {
        kind: 'region';
        load: (level: RegionLevel, parent: string) => Promise<readonly Option[]>;
        locked?: readonly RegionLevel[];
        /** 可以选的级别，由上到下，默认三级。 */
        levels?: readonly RegionLevel[];
      }
    | { kind: 'tree'; load: (parent: string) => Promise<readonly TreeNode[]> }
    | { kind: 'date' }
    | { kind: 'dateRange' | 'numberRange' }
    | { kind: 'point'; load: LoadPoints }
  );

/** 一个字段的值：文字类为字符串，范围为两个字符串，区划为三级代码，确认点为编号和名称。 */
export type SearchValue = string | Range | Region | Point | undefined;

/** 全部字段的值，按字段名。 */
export type SearchValues = Readonly<Record<string, SearchValue>>;

/** 一个字段占几格：区划占两格（只有一级时一格），多行文字占整行，其余一格。 */
export function fieldSpan({ kind, levels }: Spanned): number {
  if (kind === 'region') return levels?.length === 1 ? 1 : 2;
  return kind === 'textarea' ? 3 : 1;
}

type Spanned = Pick<SearchField, 'kind'> & { readonly levels?: readonly RegionLevel[] };

/** 两行之内能放下的字段数；最后一行要给按钮留一格。 */
export function visibleCount(fields: readonly Spanned[], columns: number): number {
  let used = 0;
  for (const [index, field] of fields.entries()) {
    const span = Math.min(fieldSpan(field), columns);
    const left = columns - (used % columns);
    const next = used + (span > left ? left : 0) + span;
    if (next > columns * 2 - 1) return index;
    used = next;
  }
  return fields.length;
}

/** 值是否为空。 */
export function isEmptyValue(value: SearchValue): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((part) => part === '');
}

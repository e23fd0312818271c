import type { ReactNode } from 'react';
import type {
  LoadPoints,
  Option,
  PasswordRule,
  Region,
  RegionLevel,
  TreeNode,
  Upload,
} from '../fields';

/** 全部字段的值，按字段名。 */
export type FormValues = Readonly<Record<string, unknown>>;

interface Base {
  name: string;
  label: string;
  required?: boolean;
  /** 未填时的文字，默认「请输入…」或「请选择…」。 */
  requiredMessage?: string;
  placeholder?: string;
  hint?: ReactNode;
  disabled?: boolean;
  /** 占整行。 */
  wide?: boolean;
  /** 什么时候有这个字段，默认一直有；没有时不画、不校验、不提交，再出现时原来填的还在。 */
  when?: (values: FormValues) => boolean;
  /** 其余校验；返回错误文字或 undefined。 */
  validate?: (value: never, values: FormValues) => string | undefined;
}

/** 自定义字段得到的东西。 */
export interface CustomFieldProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  required?: boolean;
  error?: string;
}

/** 表单字段：名称、标签、种类、限制和该种类需要的数据。 */
export type FormField = Base &
  (
    | { kind: 'text' | 'textarea'; maxLength?: number; maxLengthMessage?: string; rows?: number }
    | { kind: 'number'; min?: number; max?: number; precision?: number; unit?: string }
    | {
        kind: 'select' | 'searchSelect' | 'multiSelect';
        options: readonly Option[];
        onSearch?: (keyword: string) => void;
      }
    | { kind: 'date' | 'datetime' | 'dateRange' | 'numberRange' }
    | { kind: 'switch'; onText?: string; offText?: string }
    | { kind: 'idNo' | 'mobile' | 'creditCode' }
    | {
        kind: 'password';
        meter?: boolean;
        /** 再输一次登录密码，确认是本人操作：浏览器不替人填。 */
        again?: boolean;
        rule?: PasswordRule;
        maxLength?: number;
        maxLengthMessage?: string;
      }
    | { kind: 'smsCode'; onSend: (values: FormValues) => Promise<void> }
    | {
        kind: 'upload';
        upload: Upload;
        extensions?: readonly string[];
        maxSize?: number;
        maxCount?: number;
      }
    | {
        kind: 'region';
        load: (level: RegionLevel, parent: string) => Promise<readonly Option[]>;
        locked?: readonly RegionLevel[];
      }
    | { kind: 'tree'; load: (parent: string) => Promise<readonly TreeNode[]>; valueLabel?: string }
    | { kind: 'point'; load: LoadPoints }
    /** 几行同样的字段；前 fixed 行不能删除，至少 min 行，至多 max 行。 */
    | { kind: 'rows'; fields: readonly FormField[]; fixed?: number; min?: number; max?: number }
    | { kind: 'custom'; render: (props: CustomFieldProps) => ReactNode }
  );

/** 现在有的字段。 */
export const shownFields = (fields: readonly FormField[], values: FormValues) =>
  fields.filter(({ when }) => when?.(values) ?? true);

const chosen: ReadonlySet<FormField['kind']> = new Set([
  'select',
  'searchSelect',
  'multiSelect',
  'date',
  'datetime',
  'dateRange',
  'region',
  'tree',
  'point',
]);

/** 未填时的文字。 */
export function requiredMessage({ kind, label, requiredMessage: own }: FormField): string {
  if (own) return own;
  if (kind === 'upload') return `请上传${label}`;
  if (kind === 'rows') return `请添加${label}`;
  return `${chosen.has(kind) ? '请选择' : '请输入'}${label}`;
}

/** 一种字段还没有值时的样子。 */
export function blankValue(kind: FormField['kind']): unknown {
  switch (kind) {
    case 'number':
    case 'point':
    case 'custom':
      return undefined;
    case 'switch':
      return false;
    case 'multiSelect':
    case 'upload':
    case 'rows':
      return [];
    case 'dateRange':
    case 'numberRange':
      return ['', ''];
    case 'region':
      return { province: '', city: '', county: '' } satisfies Region;
    default:
      return '';
  }
}

/** 打开时的全部值：给出的初值，其余取空白。 */
export function startValues(fields: readonly FormField[], initial: FormValues = {}): FormValues {
  return {
    ...initial,
    ...Object.fromEntries(
      fields.map((field) => [field.name, initial[field.name] ?? blankOf(field)]),
    ),
  };
}

/** 还没有值的字段；几行的先给出最少的行数。 */
function blankOf(field: FormField): unknown {
  if (field.kind !== 'rows') return blankValue(field.kind);
  return Array.from({ length: field.min ?? 0 }, () => startValues(field.fields));
}

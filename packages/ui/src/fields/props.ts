import type { ReactNode } from 'react';

/** 所有表单字段共有的属性。 */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  required?: boolean;
  /** 错误文字，显示在字段下方并由读屏软件读出。 */
  error?: string;
  /** 字段下方的灰色说明。 */
  hint?: ReactNode;
  disabled?: boolean;
  placeholder?: string;
  /** 标签在上（表单、抽屉）或在左（查询表单），默认在上。 */
  labelPlace?: 'top' | 'left';
}

/** 下拉选项。 */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** 起止两个值，任一可为空串。 */
export type Range = readonly [from: string, to: string];

import Select from '@arco-design/web-react/es/Select';
import '@arco-design/web-react/es/Select/style/css.js';
import { byLabel } from './byLabel';
import { FieldShell } from './FieldShell';
import type { FieldProps, Option } from './props';

interface ChoiceProps {
  options: readonly Option[];
  /** 可输入文字筛选选项。 */
  searchable?: boolean;
  loading?: boolean;
  /** 由服务器筛选时，随输入调用。 */
  onSearch?: (keyword: string) => void;
  /** 展开时调用，用来到这时才读选项。 */
  onOpen?: () => void;
}

/** 单选下拉；空串表示未选。 */
export function SelectField({
  value,
  onChange,
  options,
  searchable,
  loading,
  onSearch,
  onOpen,
  disabled,
  placeholder,
  ...shell
}: FieldProps<string> & ChoiceProps) {
  return (
    <FieldShell {...shell}>
      <Select
        value={value || undefined}
        onChange={(next?: string) => onChange(next ?? '')}
        disabled={disabled}
        loading={loading}
        allowClear={!shell.required}
        showSearch={searchable}
        filterOption={onSearch ? false : byLabel}
        onSearch={onSearch}
        onVisibleChange={(open) => open && onOpen?.()}
        placeholder={placeholder ?? `请选择${shell.label}`}
        error={Boolean(shell.error)}
      >
        {options.map((option) => (
          <Select.Option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </Select.Option>
        ))}
      </Select>
    </FieldShell>
  );
}

/** 多选下拉。 */
export function MultiSelectField({
  value,
  onChange,
  options,
  loading,
  onSearch,
  disabled,
  placeholder,
  ...shell
}: FieldProps<readonly string[]> & Omit<ChoiceProps, 'onOpen'>) {
  return (
    <FieldShell {...shell}>
      <Select
        mode="multiple"
        value={[...value]}
        onChange={(next: string[]) => onChange(next)}
        disabled={disabled}
        loading={loading}
        maxTagCount={3}
        allowClear
        filterOption={onSearch ? false : byLabel}
        onSearch={onSearch}
        placeholder={placeholder ?? `请选择${shell.label}`}
        error={Boolean(shell.error)}
      >
        {options.map((option) => (
          <Select.Option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </Select.Option>
        ))}
      </Select>
    </FieldShell>
  );
}

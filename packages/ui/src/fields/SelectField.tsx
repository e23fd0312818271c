import Select from '@arco-design/web-react/es/Select';
import '@arco-design/web-react/es/Select/style/css.js';
import { useState } from 'react';
import { byLabel, labelHas } from './byLabel';
import { FieldShell } from './FieldShell';
import { FINDING } from './finding';
import type { FieldProps, Option } from './props';
import { useEnterFits } from './useEnterFits';

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

/** 没有选项时下拉里说的话：还在查找的如实说，由服务器查找的先说怎么查、查过才说没有；其余的用组件库的「暂无数据」。 */
function noOptions(
  { onSearch, loading }: Pick<ChoiceProps, 'onSearch' | 'loading'>,
  typed: string,
): { readonly notFoundContent?: string } {
  if (loading) return { notFoundContent: FINDING };
  if (!onSearch) return {};
  return {
    notFoundContent: typed.trim() === '' ? '请键入文字查找' : '没有找到，请换个词查找',
  };
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
  const select = useEnterFits();
  const [typed, setTyped] = useState('');
  const search = (keyword: string) => {
    setTyped(keyword);
    onSearch?.(keyword);
  };
  return (
    <FieldShell {...shell}>
      <Select
        ref={select}
        value={value || undefined}
        onChange={(next?: string) => onChange(next ?? '')}
        disabled={disabled}
        loading={loading}
        allowClear={!shell.required}
        showSearch={searchable}
        filterOption={onSearch ? false : byLabel}
        onSearch={onSearch && search}
        {...noOptions({ onSearch, loading }, typed)}
        onVisibleChange={(open) => {
          if (open) onOpen?.();
          else setTyped('');
        }}
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

/** 多于这些时说明可以键入文字查找。 */
const LONG = 8;
/** 一次看得到的高度，像素：约十项，矮的窗口里少一些。 */
const LIST = { maxHeight: 'min(360px, 40vh)' } as const;

/** 多选下拉：可键入文字查找，回车选中；只有一个合适的，按 Tab 离开时也选中。 */
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
  const [typed, setTyped] = useState('');
  const select = useEnterFits();
  const isLong = options.length > LONG || onSearch !== undefined;
  const usual = isLong ? `请选择${shell.label}，可键入文字查找` : `请选择${shell.label}`;
  function takeOnly() {
    if (typed.trim() === '') return;
    const [only, ...others] = options.filter(({ label }) => labelHas(typed, label));
    if (!only || only.disabled || others.length > 0 || value.includes(only.value)) return;
    onChange([...value, only.value]);
    setTyped('');
  }
  return (
    <FieldShell {...shell}>
      <Select
        ref={select}
        mode="multiple"
        value={[...value]}
        onChange={(next: string[]) => onChange(next)}
        disabled={disabled}
        loading={loading}
        maxTagCount={3}
        allowClear
        dropdownMenuStyle={LIST}
        filterOption={onSearch ? false : byLabel}
        onSearch={onSearch}
        {...noOptions({ onSearch, loading }, typed)}
        inputValue={typed}
        // Arco empties it as the list closes: what was typed and not chosen would be gone unsaid.
        onInputValueChange={(next, reason) => reason !== 'optionListHide' && setTyped(next)}
        onKeyDown={({ key }: { key: string }) => key === 'Tab' && takeOnly()}
        placeholder={placeholder ?? usual}
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

import {
  DateField,
  DateRangeField,
  emptyRegion,
  NumberRangeField,
  PointPickerField,
  RegionField,
  SelectField,
  TextAreaField,
  TextField,
  TreeSelectField,
  type Point,
  type Range,
  type Region,
} from '../fields';
import type { SearchField, SearchValue } from './searchFields';

interface SearchControlProps {
  field: SearchField;
  value: SearchValue;
  /** 没有填、不能查的说明。 */
  error?: string | undefined;
  onChange: (value: SearchValue) => void;
}

/** 按种类画出一个查询字段。 */
export function SearchControl({ field, value, error, onChange }: SearchControlProps) {
  const common = {
    label: field.label,
    placeholder: field.placeholder,
    required: field.required,
    error,
    labelPlace: 'left' as const,
  };
  const text = typeof value === 'string' ? value : '';
  const range: Range = Array.isArray(value) ? (value as unknown as Range) : ['', ''];
  switch (field.kind) {
    case 'input':
      return <TextField {...common} value={text} onChange={onChange} maxLength={field.maxLength} />;
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          value={text}
          onChange={onChange}
          maxLength={field.maxLength}
          rows={2}
        />
      );
    case 'select':
    case 'dict':
    case 'searchSelect':
      return (
        <SelectField
          {...common}
          value={text}
          onChange={onChange}
          options={field.options}
          loading={field.loading}
          searchable={field.kind === 'searchSelect'}
          onSearch={field.onSearch}
          onOpen={field.onOpen}
        />
      );
    case 'region':
      return (
        <RegionField
          {...common}
          value={isRegion(value) ? value : emptyRegion}
          onChange={onChange}
          load={field.load}
          locked={field.locked}
          levels={field.levels}
        />
      );
    case 'tree':
      return <TreeSelectField {...common} value={text} onChange={onChange} load={field.load} />;
    case 'date':
      return <DateField {...common} value={text} onChange={onChange} />;
    case 'dateRange':
      return <DateRangeField {...common} value={range} onChange={onChange} />;
    case 'numberRange':
      return <NumberRangeField {...common} value={range} onChange={onChange} />;
    case 'point':
      return (
        <PointPickerField
          {...common}
          value={isPoint(value) ? value : undefined}
          onChange={onChange}
          load={field.load}
        />
      );
  }
}

function isRegion(value: SearchValue): value is Region {
  return typeof value === 'object' && 'province' in value;
}

function isPoint(value: SearchValue): value is Point {
  return typeof value === 'object' && 'id' in value;
}

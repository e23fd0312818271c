import type { ReactNode } from 'react';
import {
  CreditCodeField,
  DateField,
  DateRangeField,
  IdNoField,
  MobileField,
  MultiSelectField,
  NumberField,
  NumberRangeField,
  PasswordField,
  PointPickerField,
  RegionField,
  SelectField,
  SmsCodeField,
  SwitchField,
  TextAreaField,
  TextField,
  TreeSelectField,
  UploadField,
  type Point,
  type Range,
  type Region,
  type StoredFile,
} from '../fields';
import { TimePicker } from '../TimePicker';
import type { FormField, FormValues } from './formFields';
import { RowsField } from './RowsField';

interface FormControlProps {
  field: FormField;
  value: unknown;
  /** 全部字段现在的值，发验证码时要用到别的字段。 */
  values: FormValues;
  error?: string;
  onChange: (value: unknown) => void;
}

// The kind of field decides the shape; start and changes pass one table, so the casts hold.
/** 按种类画出一个表单字段。 */
export function FormControl({
  field,
  value,
  values,
  error,
  onChange,
}: FormControlProps): ReactNode {
  const { label, required, hint, disabled, placeholder } = field;
  const common = { label, required, hint, disabled, placeholder, error, onChange };
  const text = value as string;
  switch (field.kind) {
    case 'text':
      return <TextField {...common} value={text} />;
    case 'textarea':
      return (
        <TextAreaField {...common} value={text} maxLength={field.maxLength} rows={field.rows} />
      );
    case 'number':
      return <NumberField {...common} value={value as number | undefined} unit={field.unit} />;
    case 'select':
    case 'searchSelect':
      return (
        <SelectField
          {...common}
          value={text}
          options={field.options}
          onSearch={field.onSearch}
          searchable={field.kind === 'searchSelect'}
        />
      );
    case 'multiSelect':
      return (
        <MultiSelectField
          {...common}
          value={value as readonly string[]}
          options={field.options}
          onSearch={field.onSearch}
        />
      );
    case 'date':
      return <DateField {...common} value={text} />;
    case 'datetime':
      return <TimePicker {...common} value={text} />;
    case 'dateRange':
      return <DateRangeField {...common} value={value as Range} />;
    case 'numberRange':
      return <NumberRangeField {...common} value={value as Range} />;
    case 'switch':
      return (
        <SwitchField
          {...common}
          value={Boolean(value)}
          onText={field.onText}
          offText={field.offText}
        />
      );
    case 'idNo':
      return <IdNoField {...common} value={text} />;
    case 'mobile':
      return <MobileField {...common} value={text} />;
    case 'creditCode':
      return <CreditCodeField {...common} value={text} />;
    case 'password':
      return (
        <PasswordField
          {...common}
          value={text}
          meter={field.meter}
          rule={field.rule}
          autoComplete={field.meter ? 'new-password' : field.again ? 'one-time-code' : undefined}
        />
      );
    case 'smsCode':
      return <SmsCodeField {...common} value={text} onSend={() => field.onSend(values)} />;
    case 'upload':
      return (
        <UploadField
          {...common}
          value={value as readonly StoredFile[]}
          upload={field.upload}
          extensions={field.extensions}
          maxSize={field.maxSize}
          maxCount={field.maxCount}
        />
      );
    case 'region':
      return (
        <RegionField {...common} value={value as Region} load={field.load} locked={field.locked} />
      );
    case 'tree':
      return (
        <TreeSelectField {...common} value={text} load={field.load} valueLabel={field.valueLabel} />
      );
    case 'point':
      return <PointPickerField {...common} value={value as Point | undefined} load={field.load} />;
    case 'rows':
      return (
        <RowsField
          field={field}
          value={value as readonly FormValues[]}
          error={error}
          onChange={onChange}
          draw={(cell) => <FormControl {...cell} />}
        />
      );
    case 'custom':
      return field.render({ label, value, onChange, required, error });
  }
}

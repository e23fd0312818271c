import { lookReason } from '@tqc/contract/account';
import { SelectField, TextAreaField } from '@tqc/ui/fields';
import type { CustomFieldProps, FormField, FormValues } from '@tqc/ui/FormDialog';
import { useSession } from '../session/session';

const OTHER = '其他';
const USUAL = ['现场核对身份', '核对证书信息', '当事人来电核实', OTHER];

interface Reason {
  readonly usual: string;
  /** What is written where none of the usual ones fits. */
  readonly text: string;
}

/** What was chosen last, and by whom: kept as long as the page lives, and stored nowhere. */
let last: { readonly userId: string | undefined; readonly usual: string } | undefined;

const userId = () => useSession.getState().user?.userId;

/** The field that asks why: one of the usual reasons, or one's own words. */
export const reasonField: FormField = {
  name: 'reason',
  label: '查看原因',
  kind: 'custom',
  required: true,
  requiredMessage: '请选择查看原因',
  wide: true,
  validate: ({ usual, text }: Reason) =>
    usual !== OTHER || lookReason.saysSomething(text) ? undefined : lookReason.otherwise,
  render: (field) => <ReasonField {...field} />,
};

/** What such a field begins with: what the same person chose last. */
export function usualReason(): FormValues {
  return last?.userId === userId() && last ? { reason: { usual: last.usual, text: '' } } : {};
}

/** The reason as it is written down; it is chosen already the next time. */
export function reasonIn(values: FormValues): string {
  // What the field above holds, once its form is valid.
  const { usual, text } = values['reason'] as Reason;
  last = { userId: userId(), usual };
  return usual === OTHER ? text.trim() : usual;
}

function ReasonField({ label, value, onChange, required, error }: CustomFieldProps) {
  const { usual, text } = (value as Reason | undefined) ?? { usual: '', text: '' };
  const isOther = usual === OTHER;
  return (
    <>
      <SelectField
        label={label}
        placeholder="请选择查看原因"
        options={USUAL.map((one) => ({ value: one, label: one }))}
        value={usual}
        onChange={(next) => onChange({ usual: next, text })}
        required={required}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TextAreaField
          label="原因说明"
          placeholder="请输入原因说明"
          rows={3}
          maxLength={lookReason.max}
          value={text}
          onChange={(next) => onChange({ usual, text: next })}
          required
          error={error}
        />
      )}
    </>
  );
}

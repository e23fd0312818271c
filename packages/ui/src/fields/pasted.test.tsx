import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IdNoField, MobileField } from './NormalisedField';
import type { FieldProps } from './props';
import { TextField } from './TextField';

function Held({ as: Field, limit }: { as: ComponentType<Held>; limit?: number }) {
  const [value, setValue] = useState('');
  return <Field label="号码" value={value} onChange={setValue} maxLength={limit} />;
}
type Held = FieldProps<string> & { maxLength?: number | undefined };

const box = () => page.getByRole('textbox', { name: '号码' });

test.each([
  '\u200E13800138000',
  '\u202D13800138000\u202C',
  '\u2068138\u20110013\u20118000\u2069',
  '8613800138000',
  '+86 138-0013-8000',
  '0086 138 0013 8000',
  '１３８００１３８０００',
  '138\u00AD0013\u20608000',
])('手机号码粘贴成 %j，一位也不少', async (pasted) => {
  await render(<Held as={MobileField} />);
  await box().fill(pasted);
  await expect.element(box()).toHaveValue('13800138000');
});

test('证件号码带着看不见的字和横线，一位也不少', async () => {
  await render(<Held as={IdNoField} />);
  await box().fill('\u2068118801-20000101-001x\u2069\u200F');
  await expect.element(box()).toHaveValue('11880120000101001X');
});

test('查询里的姓名按字计数：三十个生僻字都收下，再多时说出来，不截掉', async () => {
  await render(<Held as={TextField} limit={30} />);
  await box().fill('𬭎'.repeat(30));
  await expect.element(box()).toHaveValue('𬭎'.repeat(30));
  expect(box().element()).not.toHaveAttribute('maxlength');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await box().fill('𬭎'.repeat(31));
  await expect.element(page.getByText('最多输入30字')).toBeVisible();
});

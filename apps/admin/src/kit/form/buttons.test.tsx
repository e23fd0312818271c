import { certBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormButton } from './buttons';
import { dialog, press } from '../story/screenTest';
import { storyAs } from '../story/storyAs';

const rowOf = (version: number, cbName: string) => ({ cbId: '1', version, cbName });
const Edit = ({ row }: { readonly row: ReturnType<typeof rowOf> }) => (
  <FormButton
    call={certBatch.update}
    label="编辑"
    fields={['cbName']}
    row={row}
    input={{ cbId: row.cbId }}
  />
);

test('表单开着时列表读到了别人改过的记录：提交的仍是打开时的版本，由服务器判断冲突；再打开才是新的', async () => {
  const fake = fakeTransport(certBatch, { update: () => null });
  const release = await storyAs(userAt('nation'), fake).beforeEach();
  const { rerender } = await render(<Edit row={rowOf(3, '2024年上半年')} />);
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.type(form.getByRole('textbox'), '认定');
  await rerender(<Edit row={rowOf(4, '别人改过的名称')} />);
  await expect(form.getByRole('textbox')).toHaveValue('2024年上半年认定');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '编辑' })).toBeNull());
  expect(fake.sent(certBatch.update)).toEqual([
    { version: 3, input: { cbId: '1', cbName: '2024年上半年认定' } },
  ]);
  await press('编辑');
  await expect((await dialog('编辑')).getByRole('textbox')).toHaveValue('别人改过的名称');
  release();
});

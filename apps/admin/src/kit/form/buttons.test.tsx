import { ApiError } from '@tqc/client';
import { certBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { userAt, withoutRights } from '@tqc/testing/users';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reload } from '../list/useReload';
import { AskButton, FormButton } from './buttons';
import { confirm, dialog, press } from '../story/screenTest';
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

const Both = ({ when = true }: { readonly when?: boolean }) => (
  <>
    <FormButton call={certBatch.create} label="新增批次" fields={['cbName']} when={when} />
    <AskButton call={certBatch.remove} label="删除" row={rowOf(3, '2024年上半年')} when={when} />
  </>
);
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('没有权限的按钮不在，有权限而状态不对的也不在', async () => {
  const fake = fakeTransport(certBatch, {});
  const release = await storyAs(userAt('nation'), fake).beforeEach();
  const { rerender, unmount } = await render(<Both />);
  expect(shown()).toEqual(['新增批次', '删除']);
  await rerender(<Both when={false} />);
  expect(shown()).toEqual([]);
  await unmount();
  release();
  const none = await storyAs(
    withoutRights(userAt('nation'), certBatch.create, certBatch.remove),
    fake,
  ).beforeEach();
  await render(<Both />);
  expect(shown()).toEqual([]);
  none();
});

test('别人先办了的，表单关上以后列表重新读；没有提交的、填错的不读', async () => {
  const reload = vi.fn();
  const refusals = [
    new ApiError(422, '批次名称已存在'),
    new ApiError(409, '只有待审核的变更可以审批'),
  ];
  const fake = fakeTransport(certBatch, {
    update: () => {
      throw refusals.shift();
    },
  });
  const release = await storyAs(userAt('nation'), fake).beforeEach();
  await render(
    <Reload value={{ reload, turn: 0 }}>
      <Edit row={rowOf(3, '2024年上半年')} />
    </Reload>,
  );
  await press('编辑');
  await userEvent.click((await dialog('编辑')).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '编辑' })).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  await press('编辑');
  const wrong = await dialog('编辑');
  await userEvent.click(wrong.getByRole('button', { name: '提交' }));
  await expect(await wrong.findByText('批次名称已存在')).toBeInTheDocument();
  await userEvent.click(wrong.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '编辑' })).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('只有待审核的变更可以审批')).toBeInTheDocument();
  // The row may leave the list, and the form would go with it.
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  release();
});

test('被拒绝的说出原因，列表照样重新读：可能是别人先办了（error-01）', async () => {
  const reload = vi.fn();
  const fake = fakeTransport(certBatch, {
    remove: () => {
      throw new ApiError(409, '数据已被他人修改，请刷新后再操作');
    },
  });
  const release = await storyAs(userAt('nation'), fake).beforeEach();
  await render(
    <Reload value={{ reload, turn: 0 }}>
      <Both />
    </Reload>,
  );
  await press('删除');
  await confirm('确定删除吗？');
  await expect(await screen.findByText('数据已被他人修改，请刷新后再操作')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fake.sent(certBatch.remove)).toEqual([{ version: 3, input: { cbId: '1' } }]);
  release();
});

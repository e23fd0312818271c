import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Option } from './props';
import { MultiSelectField, SelectField } from './SelectField';

const names = ['省级', '市级', '县级'].flatMap((level) =>
  ['经办', '审核', '查询', '安全管理员'].map((work) => `${level}${work}`),
);
const many = names.map((name) => ({ value: name, label: name }));
const told = vi.fn<(chosen: readonly string[]) => void>();

function Roles({ options = many }: { options?: readonly Option[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => (setChosen(next), told(next));
  return (
    <>
      <MultiSelectField label="角色" value={chosen} onChange={change} options={options} />
      <button type="button">下一项</button>
    </>
  );
}

const input = page.getByRole('textbox', { name: '角色' });
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);

test('只用键盘：跳到字段就键入，用箭头和回车选，不先打开也不丢字', async () => {
  await render(<Roles />);
  await userEvent.keyboard('{Tab}安全');
  await expect.element(input).toHaveFocus();
  await vi.waitFor(() =>
    expect(options()).toEqual(['省级安全管理员', '市级安全管理员', '县级安全管理员']),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['市级安全管理员']));
  await expect.element(input).toHaveValue('');
  await userEvent.keyboard('县级审{Enter}');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['市级安全管理员', '县级审核']));
});

test('键入的只合一项，按 Tab 离开就选中；合几项的留在框里，回来接着用', async () => {
  await render(<Roles />);
  await userEvent.keyboard('{Tab}县级审{Tab}');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['县级审核']));
  await expect.element(page.getByRole('button', { name: '下一项' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}查询{Tab}');
  await vi.waitFor(() => expect(options()).toEqual([]));
  await expect.element(input).toHaveValue('查询');
  expect(told).toHaveBeenLastCalledWith(['县级审核']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await vi.waitFor(() => expect(options()).toEqual(['省级查询', '市级查询', '县级查询']));
});

test('选项后来才到：先键入的还在，到了就按它筛选', async () => {
  const shown = await render(<Roles options={[]} />);
  await userEvent.keyboard('{Tab}审核');
  await shown.rerender(<Roles />);
  await vi.waitFor(() => expect(options()).toEqual(['省级审核', '市级审核', '县级审核']));
  await expect.element(input).toHaveValue('审核');
});

/** Types and presses Enter in one go: nothing of Arco's that comes a moment later has come yet. */
function typeAndEnter(box: HTMLInputElement, texts: readonly string[]) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of texts) {
    write?.call(box, text);
    flushSync(() => box.dispatchEvent(new InputEvent('input', { bubbles: true })));
  }
  box.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true }),
  );
}

test('打完最后一个字马上按回车：认框里的字，不认前几个字筛出来的', async () => {
  await render(<Roles />);
  const box = input.element() as HTMLInputElement;
  box.focus();
  told.mockClear();
  typeAndEnter(box, ['县', '县级', '县级审']);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['县级审核']));
  // What is chosen already is not taken away by the words for another one.
  typeAndEnter(box, ['市', '市级', '市级查']);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['县级审核', '市级查询']));
  told.mockClear();
  typeAndEnter(box, ['省', '省级没有这个']);
  expect(told).not.toHaveBeenCalled();
  expect(box.value).toBe('省级没有这个');
});

function OneRole() {
  const [chosen, setChosen] = useState('市级经办');
  const change = (next: string) => (setChosen(next), told([next]));
  return <SelectField label="角色" value={chosen} onChange={change} options={many} searchable />;
}

test('单选也是：打完马上按回车，选的是合键入的字的那一项', async () => {
  await render(<OneRole />);
  const box = document.querySelector('[role=combobox] input') as HTMLInputElement;
  box.focus();
  told.mockClear();
  typeAndEnter(box, ['县', '县级', '县级审']);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['县级审核']));
});

test('由服务器查找的选项：键入以前说怎么查，查着时说在查，查不到才说没有', async () => {
  const asked = vi.fn<(keyword: string) => void>();
  const schools = (loading: boolean) => (
    <SelectField
      label="所属学校"
      value=""
      onChange={() => undefined}
      options={[]}
      searchable
      loading={loading}
      onSearch={asked}
    />
  );
  const shown = await render(schools(false));
  const said = (text: string) => expect.element(page.getByText(text)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await said('请键入文字查找');
  await userEvent.keyboard('霁');
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('霁'));
  await said('没有找到，请换个词查找');
  await shown.rerender(schools(true));
  await said('正在查找…');
});

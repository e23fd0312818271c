import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

/** 各故事里的人怎样用字段：键入、粘贴、选择、上传，一个故事一个。 */
interface Shown {
  readonly canvasElement: HTMLElement;
}

/** 面板展开、收起时挡住指针只是一瞬，不等它。 */
export const instant = { pointerEventsCheck: 0 };

export async function typeRareCharacters({ canvasElement }: Shown) {
  const input = within(canvasElement).getByRole('textbox', { name: '姓名' });
  await userEvent.type(input, '䶮㛃𬭎𬍛');
  await expect(input).toHaveValue('䶮㛃𬭎𬍛');
  await expect(input).toBeRequired();
}

export async function findError({ canvasElement }: Shown) {
  await expect(
    within(canvasElement).getByRole('textbox', { name: '姓名' }),
  ).toHaveAccessibleDescription('请输入姓名');
}

export async function countCharacters({ canvasElement }: Shown) {
  await userEvent.type(within(canvasElement).getByRole('textbox', { name: '审核意见' }), '𬭎同意');
  await expect(within(canvasElement).getByText('3/200')).toBeInTheDocument();
}

export async function pasteIdNo({ canvasElement }: Shown) {
  const input = within(canvasElement).getByRole('textbox', { name: '证件号码' });
  await userEvent.click(input);
  await userEvent.paste(' １１８８０１ ２００００１０１ ００１ｘ');
  await expect(input).toHaveValue('11880120000101001X');
}

export async function pasteMobileAndCreditCode({ canvasElement }: Shown) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: '手机号码' }));
  await userEvent.paste('+86 154-0000-0001');
  await userEvent.click(canvas.getByRole('textbox', { name: '统一社会信用代码' }));
  await userEvent.paste('1211 8801 ma00 0000 1x');
  await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('15400000001');
  await expect(canvas.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(
    '12118801MA0000001X',
  );
}

export async function composeWithInputMethod({ canvasElement }: Shown) {
  const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', {
    name: '证件号码',
  });
  input.focus();
  await fireEvent.compositionStart(input);
  await fireEvent.input(input, { target: { value: "zheng'jian" } });
  await expect(input).toHaveValue("zheng'jian");
  await fireEvent.input(input, { target: { value: '１１８' } });
  await fireEvent.compositionEnd(input, { data: '１１８' });
  await waitFor(() => expect(input).toHaveValue('118'));
}

export async function readNumbers({ canvasElement }: Shown) {
  await expect(
    within(canvasElement).getByRole('spinbutton', { name: '停留天数最小值' }),
  ).toHaveValue('1');
  await expect(within(canvasElement).getByRole('spinbutton', { name: '每日容量' })).toHaveValue(
    '20',
  );
}

export async function chooseByKeyboardAndPointer({ canvasElement }: Shown) {
  const box = within(canvasElement).getByRole('combobox', { name: '资格种类' });
  await userEvent.tab();
  await userEvent.tab();
  await expect(box).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab({ shift: true });
  await waitFor(() =>
    expect(within(canvasElement).getByRole('textbox', { name: '姓名' })).toHaveFocus(),
  );
  await userEvent.click(box);
  await userEvent.click(
    await within(document.body).findByRole('option', { name: '小学教师资格' }),
    instant,
  );
  await waitFor(() => expect(canvasElement).toHaveTextContent('小学教师资格'));
}

export async function chooseManyByTyping({ canvasElement }: Shown) {
  const box = within(canvasElement).getByRole('combobox', { name: '角色' });
  await userEvent.click(box, instant);
  await userEvent.keyboard('安全');
  const found = await within(document.body).findByRole('option', { name: '市级安全管理员' });
  await expect(within(document.body).queryByRole('option', { name: '市级审核' })).toBeNull();
  await userEvent.click(within(found).getByText('安全'), instant);
  await waitFor(() => expect(box).toHaveTextContent('市级安全管理员'));
  await userEvent.click(canvasElement.ownerDocument.body, instant);
}

export async function typeDates({ canvasElement }: Shown) {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('textbox', { name: '网报时间结束日期' })).toHaveValue('2025-06-30');
  // Keyboard only: typing before the panel opens loses nothing, leaving keeps the date.
  const date = canvas.getByRole('textbox', { name: '生效日期' });
  await userEvent.tab();
  await expect(date).toHaveFocus();
  (date as HTMLInputElement).select();
  await userEvent.keyboard('2025-05-20');
  await expect(date).toHaveValue('2025-05-20');
  const [begin, end] = [
    canvas.getByRole('textbox', { name: '网报时间开始日期' }),
    canvas.getByRole('textbox', { name: '网报时间结束日期' }),
  ];
  await userEvent.click(begin, instant);
  await waitFor(() => expect(date).toHaveValue('2025-05-20'));
  await userEvent.keyboard('{Escape}');
  (begin as HTMLInputElement).focus();
  (begin as HTMLInputElement).select();
  await userEvent.keyboard('2025-04-02{Tab}');
  await expect(begin).toHaveValue('2025-04-02');
  await expect(end).toHaveFocus();
  (end as HTMLInputElement).select();
  await userEvent.keyboard('2025-07-31');
  await userEvent.click(date, instant);
  await waitFor(() => expect(end).toHaveValue('2025-07-31'));
  await expect(begin).toHaveValue('2025-04-02');
  await userEvent.keyboard('{Escape}');
  date.blur();
  await waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
}

export async function turnOn({ canvasElement }: Shown) {
  const control = within(canvasElement).getByRole('switch', { name: '置顶' });
  await userEvent.click(control);
  await expect(control).toBeChecked();
}

export async function typeAndShowPassword({ canvasElement }: Shown) {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText('新密码', { selector: 'input' });
  await userEvent.type(input, 'Abcdef12!xyz');
  await expect(canvas.getByRole('status')).toHaveTextContent('密码强度：强');
  await userEvent.click(canvas.getByRole('button', { name: '显示新密码' }));
  await expect(input).toHaveAttribute('type', 'text');
}

export async function changeCity({ canvasElement }: Shown) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvasElement).toHaveTextContent('临溪县'));
  await userEvent.click(canvas.getByRole('combobox', { name: '地市' }));
  await userEvent.click(
    await within(document.body).findByRole('option', { name: '望江市' }),
    instant,
  );
  await waitFor(() => expect(canvasElement).not.toHaveTextContent('临溪县'));
}

export async function chooseInTree({ canvasElement }: Shown) {
  const body = within(document.body);
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: '上级机构' }));
  await body.findByText('云梦省教育厅');
  // A level at a time, each asked for when it is opened.
  for (const [above, below] of [
    ['云梦省教育厅', '青禾市教育局'],
    ['青禾市教育局', '临溪县教育局'],
  ] as const) {
    const node = await body.findByRole('treeitem', { name: above });
    await userEvent.click(node.querySelector('.arco-tree-node-switcher-icon')!, instant);
    await body.findByText(below);
  }
  await userEvent.click(body.getByText('临溪县教育局'), instant);
  await waitFor(() => expect(canvasElement).toHaveTextContent('临溪县教育局'));
}

export async function uploadAndRemove({ canvasElement }: Shown) {
  const canvas = within(canvasElement);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['内容'], '批文𬭎.pdf'));
  await expect(await canvas.findByText('批文𬭎.pdf')).toBeInTheDocument();
  await userEvent.upload(input, new File(['内容'], '批文.exe'), { applyAccept: false });
  await expect(
    await canvas.findByText('「批文.exe」格式不符，请上传 jpg、pdf 格式的文件'),
  ).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: '删除批文𬭎.pdf' }));
  await expect(canvas.queryByText('批文𬭎.pdf')).toBeNull();
}

export async function uploadInVain({ canvasElement }: Shown) {
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['内容'], '批文.pdf'),
  );
  await expect(
    await within(canvasElement).findByText('文件内容与扩展名不符，请重新选择'),
  ).toBeInTheDocument();
}

export async function openWithoutOptions({ canvasElement }: Shown) {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: '资格种类' }));
  await waitFor(() => expect(document.body).toHaveTextContent('暂无数据'));
}

export async function uploadSlowly({ canvasElement }: Shown) {
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['内容'], '批文𬭎.pdf'),
  );
  await expect(await within(canvasElement).findByText('批文𬭎.pdf')).toBeVisible();
}

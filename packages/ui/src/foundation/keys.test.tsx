import { expect, test } from 'vitest';
import { isKeyTaken } from './keyOwner';

interface Sent {
  readonly html: string;
  readonly key: string;
  readonly own?: string;
  readonly init?: KeyboardEventInit & { readonly keyCode?: number };
}

/** Whether the key pressed on the element marked `at` belongs to somebody else. */
function taken({ html, key, own, init }: Sent): boolean | undefined {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  let answer: boolean | undefined;
  const ask = (event: KeyboardEvent) => {
    answer = isKeyTaken(event, own ? page.querySelector(own) : undefined);
  };
  window.addEventListener('keydown', ask, true);
  page
    .querySelector('[data-at]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  window.removeEventListener('keydown', ask, true);
  page.remove();
  return answer;
}

test.each([
  ['展开的下拉', '<div data-at role="combobox" aria-expanded="true"></div>'],
  ['下拉里的选项', '<ul role="listbox"><li data-at role="option">合格</li></ul>'],
  ['菜单里的项', '<div role="menu"><button data-at role="menuitem">打开</button></div>'],
  ['菜单里的单选项', '<div role="menu"><button data-at role="menuitemradio">十条</button></div>'],
  ['展开着菜单的按钮', '<button data-at aria-haspopup="menu" aria-expanded="true"></button>'],
  ['浮层里的按钮', '<div data-popup><button data-at>读过</button></div>'],
  ['输入框', '<input data-at>'],
  ['原生数字框', '<input data-at type="number">'],
  ['多行输入框', '<textarea data-at></textarea>'],
  ['原生下拉', '<select data-at></select>'],
  ['可编辑的一段', '<div contenteditable><b data-at>字</b></div>'],
  ['按角色是输入框', '<div data-at role="textbox"></div>'],
  ['按角色是数字框', '<div data-at role="spinbutton"></div>'],
  ['表格里正在编辑的一格', '<div role="grid"><div role="gridcell"><input data-at></div></div>'],
  ['对话框里的按钮', '<div role="dialog"><button data-at>取消</button></div>'],
  ['对话框在别处开着', '<button data-at></button><div role="dialog">请确认</div>'],
  ['原生对话框在别处开着', '<button data-at></button><dialog open>请确认</dialog>'],
])('页面的快捷键不接 %s 的键', (_, html) => {
  for (const key of ['1', '9', 'j', 'm', 'z', '/']) expect(taken({ html, key }), key).toBe(true);
});

test.each([
  ['按钮', '<button data-at></button>'],
  ['勾选框', '<input data-at type="checkbox">'],
  ['收起的下拉', '<div data-at role="combobox" aria-expanded="false"></div>'],
  ['表格的一格', '<div role="grid"><div data-at role="gridcell"></div></div>'],
  ['展开着的分组', '<button data-at aria-expanded="true">基础信息</button>'],
  ['藏着的对话框以外', '<button data-at></button><div role="dialog" hidden></div>'],
  ['不可编辑的一段', '<div contenteditable="false"><b data-at></b></div>'],
])('页面的快捷键接 %s 的键', (_, html) => {
  for (const key of ['1', 'j', 'm', 'Escape']) expect(taken({ html, key }), key).toBe(false);
});

test.each([
  ['说明正在组字', { isComposing: true }],
  ['只有键码 229', { keyCode: 229 }],
])('组字中的键谁也不接：%s', (_, init) => {
  for (const key of ['Escape', 'Enter', '1', 'j'])
    for (const own of [undefined, 'input', 'form'])
      expect(
        taken({
          html: '<form><input data-at></form>',
          key,
          init,
          ...(own === undefined ? {} : { own }),
        }),
      ).toBe(true);
});

test.each([
  ['输入框自己的', '<input data-at class="own">', '1', false],
  ['外面看图区听输入框里的 +', '<div class="own"><input data-at></div>', '+', true],
  ['外面看图区听输入框里的 Esc', '<div class="own"><input data-at></div>', 'Escape', false],
  [
    '外面听展开的下拉里的 Esc',
    '<div class="own"><div data-at role="combobox" aria-expanded="true"></div></div>',
    'Escape',
    true,
  ],
  [
    '下拉自己的',
    '<input data-at class="own" role="combobox" aria-expanded="true">',
    'ArrowDown',
    false,
  ],
  [
    '装着菜单的浮层听 Esc',
    '<div class="own" data-popup><div role="menu"><button data-at role="menuitem"></button></div></div>',
    'Escape',
    false,
  ],
  [
    '对话框里的听对话框里的',
    '<dialog open><div class="own"><b data-at></b></div></dialog>',
    '0',
    false,
  ],
  [
    '对话框里的听焦点落到页面上的',
    '<b data-at></b><dialog open><div class="own"></div></dialog>',
    'Escape',
    false,
  ],
  [
    '后面一层听前面一层的',
    '<div role="dialog"><i class="own"></i></div><div role="dialog"><b data-at></b></div>',
    'Escape',
    true,
  ],
])('%s：%s', (_, html, key, expected) => {
  expect(taken({ html, key, own: '.own' })).toBe(expected);
});

test('带 Ctrl 的键不是打字', () => {
  const html = '<input data-at>';
  expect(taken({ html, key: 'f', init: { ctrlKey: true } })).toBe(false);
  expect(taken({ html, key: 'f' })).toBe(true);
});

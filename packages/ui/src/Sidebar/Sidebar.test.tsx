import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Sidebar } from './Sidebar';
import * as stories from './Sidebar.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

test('换到菜单里看不到的页面，菜单滚到它那一项；看得到的不动', async () => {
  const items = Array.from({ length: 60 }, (_, at) => ({
    path: `/page/${at}`,
    title: `第${at}页`,
    initials: '',
  }));
  const at = (current: string) => (
    <div style={{ height: 400 }}>
      <Sidebar
        title="系统"
        menu={[{ name: 'all', title: '全部', icon: 'dot', initials: '', items }]}
        current={current}
        folded={false}
        hrefOf={(path) => `#${path}`}
        onGo={() => undefined}
      />
    </div>
  );
  const screen = await render(at('/page/50'));
  const list = screen.container.querySelector('ul')!;
  const isSeen = (title: string) => {
    const entry = screen.getByRole('link', { name: title, exact: true }).element();
    const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    return own.top >= box.top && own.bottom <= box.bottom;
  };
  expect(isSeen('第50页')).toBe(true);
  const stood = list.scrollTop;
  await screen.rerender(at('/page/51'));
  expect(list.scrollTop).toBe(stood);
  await screen.rerender(at('/page/0'));
  expect(isSeen('第0页')).toBe(true);
});

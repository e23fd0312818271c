import { screen, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenStories } from './screenStories';

/** What the shell leaves of a window of 1440: its menu is 255 wide. */
const ROOM = 1440 - 255;

test.each(screenStories.map((one) => [one.name, one] as const))(
  '%s：窗口宽 1440 时看得见状态，状态签和操作不被切断',
  async (_, one) => {
    await page.viewport(ROOM, 900);
    await one.play();
    // Screens that draw their lists by kinds are no lists by their source.
    if (!one.isList && screen.queryByRole('grid') === null) return;
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const heads = screen.getAllByRole('columnheader');
    const actions = heads.find(({ textContent }) => textContent === '操作');
    const edge = (actions ?? screen.getByRole('grid')).getBoundingClientRect();
    const end = actions ? edge.left : edge.right;
    const state = heads.find(({ textContent }) => textContent?.endsWith('状态'));
    if (state) expect(state.getBoundingClientRect().right).toBeLessThanOrEqual(end + 1);
    const cut = actions
      ? [...document.querySelectorAll('[role=gridcell]:last-child')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        )
      : [];
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    const tags = [...document.querySelectorAll('[role=gridcell] [data-tone]')].filter(spills);
    expect(tags.map(({ textContent }) => textContent)).toEqual([]);
  },
);

/** A tag that its cell cuts, or that fills the row from line to line. */
function spills(tag: Element): boolean {
  const cell = tag.closest('[role=gridcell]')?.getBoundingClientRect();
  const { right, height } = tag.getBoundingClientRect();
  return cell !== undefined && (right > cell.right || height > cell.height - 4);
}

import { composeStory } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The row of a table in which a text stands. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const cell = await screen.findByText(new RegExp(text));
  const row = cell.closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`“${text}”不在表格里`);
  return row;
}

/**
 * The words of the buttons of a row, also of those behind 更多, in order; those that cannot be
 * pressed in brackets.
 */
export async function buttonsOf(text: string): Promise<string[]> {
  const row = within(await rowOf(text));
  const more = row.queryByRole('button', { name: '更多' });
  if (more) await userEvent.click(more);
  const shown = [
    ...row.queryAllByRole('button', { name: (_, element) => element !== more }),
    ...(more
      ? within(screen.getByRole('group', { name: '更多操作' })).queryAllByRole('button')
      : []),
  ];
  if (more) await userEvent.keyboard('{Escape}');
  return shown.map((button) =>
    button.getAttribute('aria-disabled') === 'true'
      ? `（${button.textContent}）`
      : (button.textContent ?? ''),
  );
}

/** Presses the first button with these words, wherever it stands. */
export async function press(name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

/** Presses a button of the row in which a text stands, also one behind 更多. */
export async function pressIn(text: string, name: string): Promise<void> {
  const row = within(await rowOf(text));
  const shown = row.queryByRole('button', { name });
  if (shown) return userEvent.click(shown);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  const more = within(await screen.findByRole('group', { name: '更多操作' }));
  return userEvent.click(more.getByRole('button', { name }));
}

/** Says yes to a question. */
export async function confirm(question: string | RegExp): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name: '确 定' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
}

/** Waits for a dialog and looks only into it. */
export async function dialog(name: string): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('dialog', { name }));
}

/** Chooses an option in a field of a form. */
export async function chooseIn(
  form: Pick<ReturnType<typeof within>, 'getByRole'>,
  field: RegExp,
  option: string,
): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }), {
    pointerEventsCheck: 0,
  });
}

/** The words of the column heads, in order. */
export async function headsOf(): Promise<string[]> {
  return (await screen.findAllByRole('columnheader')).map((head) => head.textContent ?? '');
}

/** Ticks the row in which a text stands. */
export async function choose(text: string): Promise<void> {
  await userEvent.click(within(await rowOf(text)).getByRole('checkbox'));
}

const Nothing = composeStory({ render: () => createElement(Fragment) }, { title: '页面/空' });

/** Leaves the page of the story before: from here on it notes and asks nothing any more. */
export async function leavePage(): Promise<void> {
  // A story that is played takes the one before away first, and its effects with it.
  await Nothing.run();
}

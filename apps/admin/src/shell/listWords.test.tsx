import { screen, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { headsOf } from '../kit/story/screenTest';
import { allScreens, screenStories } from './screenStories';

const lists = screenStories.filter(({ isList }) => isList);

/** The words of the buttons, each once, in their order. */
const buttons = () => [
  ...new Set(screen.getAllByRole('button').map((one) => one.textContent?.trim() ?? '')),
];

test.runIf(allScreens)('每个列表都在这里', () => {
  expect(lists.length).toBeGreaterThan(15);
});

// A column gone, a button lost and two words swapped turn this red on whichever list they happen;
// a change that is meant is written with `-u`, and read in the difference.
test.each(lists.map((one) => [one.name, one] as const))('%s：列和按钮就是这些', async (_, one) => {
  await one.play();
  await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect({ heads: await headsOf(), buttons: buttons() }).toMatchSnapshot();
});

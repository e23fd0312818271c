import { registration } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './ConfirmaIndexScreen.stories';

const { 确认点, 都办完了, 出错, 载入中 } = composeStories(stories);
const links = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

test('三步各有多少件，一步问一次', async () => {
  await 确认点.run();
  expect(await links()).toEqual(['12待核验', '3材料待补全', '1286待到场确认']);
  expect(stories.answers.sent(registration.list).map(({ input }) => input.statuses)).toEqual([[6], [7], [8]]);
});

test('点数字去办那一步', async () => {
  await 确认点.run();
  await userEvent.click(await screen.findByRole('link', { name: /材料待补全/ }));
  await expect(await screen.findByText('已转到 /register/RegistrationCheckSubModel?tab=incomplete')).toBeInTheDocument();
});

test('没有件数时不写零：零是真的零', async () => {
  await 都办完了.run();
  expect(await links()).toEqual(['0待核验', '0材料待补全', '0待到场确认']);
  await 载入中.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
  await 出错.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
});

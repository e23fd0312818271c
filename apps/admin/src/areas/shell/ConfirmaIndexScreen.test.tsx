import { registration } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './ConfirmaIndexScreen.stories';

const { 确认点, 都办完了, 出错, 载入中 } = composeStories(stories);
const links = async () =>
  (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

test('三步各有多少件，一次问齐，不为计数去查申请', async () => {
  await 确认点.run();
  expect(await links()).toEqual(['12待核验', '3材料待补全', '1,286待到场确认']);
  expect(stories.answers.sent(registration.figures)).toHaveLength(1);
});

test('点数字去办那一步', async () => {
  await 确认点.run();
  await userEvent.click(await screen.findByRole('link', { name: /材料待补全/ }));
  await expect(
    await screen.findByText('已转到 /register/RegistrationCheckSubModel?tab=incomplete'),
  ).toBeInTheDocument();
});

test('没有件数时不写零：零是真的零', async () => {
  await 都办完了.run();
  expect(await links()).toEqual(['0待核验', '0材料待补全', '0待到场确认']);
  await 载入中.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
});

test('没有取到时说明原因，重试就好', async () => {
  await 出错.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
  await expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(stories.failing.sent(registration.figures)).toHaveLength(2));
});

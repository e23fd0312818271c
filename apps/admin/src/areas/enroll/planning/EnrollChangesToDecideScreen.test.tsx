import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollChangesToDecideScreen.stories';

const { 市级 } = composeStories(stories);

test('下级的变更在这里审批，不合的通过不了；省级的只看', async () => {
  await 市级.run();
  expect(await buttonsOf('云梦省2024年注册计划')).toEqual(['查看']);
  await pressIn('东霁区2024年注册计划', '审批');
  const form = await dialog('审批');
  await expect(await form.findByRole('list', { name: '不合的地方' })).toHaveTextContent(
    '公示不能少于7天，现在是5天，请延长',
  );
  await userEvent.click(form.getByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: '通过' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('还有不合的地方，不能通过，请退回')).toBeInTheDocument();
});

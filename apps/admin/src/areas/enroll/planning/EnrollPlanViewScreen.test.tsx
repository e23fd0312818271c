import { provinceBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollPlanViewScreen.stories';

const { 国家中心, 确认点 } = composeStories(stories);

test('先说正在网报的和接下来的；确认点也看得到，只能查看', async () => {
  await 确认点.run();
  await userEvent.click(await screen.findByRole('button', { name: '省级计划' }));
  await expect(
    await screen.findByText(
      '正在网报：云梦省2024年注册计划（2024-05-13 09:00 至 2024-06-21 18:00）；接下来：澄岚省2024年注册计划（2024-06-24 09:00 至 2024-06-28 18:00）',
    ),
  ).toBeInTheDocument();
  expect(await buttonsOf('^云梦省2024年注册计划$')).toEqual(['查看']);
});

test('查看有各阶段与批次的对比和材料清单', async () => {
  await 国家中心.run();
  await pressIn('^澄岚省2024年注册计划$', '查看');
  const view = await dialog('澄岚省2024年注册计划');
  await expect(
    await view.findByText('申请表、教师资格证书、聘用合同、年度考核表'),
  ).toBeInTheDocument();
  await expect(
    view.getByText(
      '2024-08-26 至 2024-09-27；2024年中小学教师资格定期注册：2024-05-06 至 2024-10-11',
    ),
  ).toBeInTheDocument();
});

test('按省级计划查找，条件带进下一次读取', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('combobox', { name: '省级计划' }));
  await userEvent.click(await screen.findByRole('option', { name: '云梦省2024年注册计划' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() =>
    expect(
      stories.answers.sent(provinceBatch.queryProvinceBatchSearch).at(-1)?.input,
    ).toMatchObject({ pbId: '701' }),
  );
});

test('确认点先看到上级机构的计划和它的时间段', async () => {
  await 确认点.run();
  await pressIn('^东霁区2024年注册计划$', '时间段');
  const view = await dialog('东霁区2024年注册计划的时间段');
  await expect(await view.findByRole('table', { name: '时间段' })).toHaveTextContent(
    '2024-05-20 09:00',
  );
});

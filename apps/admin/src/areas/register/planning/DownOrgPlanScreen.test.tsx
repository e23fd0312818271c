import { orgBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DownOrgPlanScreen.stories';

const { 省级, 市级 } = composeStories(stories);

test('没有上报的机构也列出来，只能催报；被退回没有再报的也可以催报；上报的可以审批，省级可以代为修改', async () => {
  await 省级.run();
  expect(await buttonsOf('南屏县教育局')).toEqual(['催报']);
  expect(await buttonsOf('北津区2024年上半年计划')).toEqual(['查看', '催报']);
  expect(await buttonsOf('西禾区2024年上半年计划')).toEqual(['查看', '审批', '代为修改']);
});

test('市级可以审批，不能代为修改', async () => {
  await 市级.run();
  expect(await buttonsOf('西禾区2024年上半年计划')).toEqual(['查看', '审批']);
});

test('只看逾期未上报的', async () => {
  await 省级.run();
  await userEvent.click(await screen.findByRole('combobox', { name: '是否逾期未上报' }));
  await userEvent.click(await screen.findByRole('option', { name: '是' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(orgBatch.queryProvinceDownOrgName).at(-1)?.input).toMatchObject({
      overdue: true,
    }),
  );
});

test('催报一家：问一声，消息发给这一家', async () => {
  await 省级.run();
  await pressIn('南屏县教育局', '催报');
  await confirm('确定向南屏县教育局催报吗？');
  await expect(await screen.findByText('催报成功')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.urgeReport)[0]?.input).toEqual({ downIds: ['201-40003'] });
});

test('批量催报：先说催几家，已上报的不催', async () => {
  await 省级.run();
  for (const box of [...(await screen.findAllByRole('checkbox'))].filter((_, at, all) =>
    [all.length - 1, all.length - 3].includes(at),
  ))
    await userEvent.click(box);
  await press('批量催报');
  const form = await dialog('催报');
  await expect(form.getByText(/将办理 1 条：南屏县教育局/)).toBeInTheDocument();
  await expect(form.getByText(/已上报，不用催报/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '催报 1 条' }));
  await expect(await screen.findByText('已催报 1 条')).toBeInTheDocument();
});

test('复制到下级：先说给哪几家拟草稿，已有计划的不拟', async () => {
  await 省级.run();
  for (const box of [...(await screen.findAllByRole('checkbox'))].filter((_, at, all) =>
    [all.length - 1, all.length - 3].includes(at),
  ))
    await userEvent.click(box);
  await press('复制到下级');
  const form = await dialog('照本机构计划拟草稿');
  await expect(form.getByText(/已有计划，或正在拟定/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '照本机构计划拟草稿 1 条' }));
  await expect(await screen.findByText('已拟好草稿 1 条')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.copyDown).at(-1)?.input).toEqual({
    downIds: ['201-40003'],
  });
});

test('代为修改要写原因，时间段和原因一起发出', async () => {
  await 省级.run();
  await pressIn('西禾区2024年上半年计划', '代为修改');
  const form = await dialog('代为修改');
  await form.findByRole('group', { name: '时间段1' });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入修改原因')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /修改原因/ }), '联系不上');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('代为修改成功')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.update)).toMatchObject([
    {
      version: 7,
      input: { obId: '306', action: 'amend', opinion: '联系不上', slots: [{ obtId: '351' }] },
    },
  ]);
});

import { reportSubmit } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ReportSubmitsScreen.stories';

const { 市级 } = composeStories(stories);
const { answers } = stories;

test('下级报来的接收或退回；接收了的只看；自己被退回的按现在的数据再报', async () => {
  await 市级.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual(['查看', '接收', '退回']);
  expect(await buttonsOf('北岚区教育局')).toEqual(['查看']);
  expect(await buttonsOf('云汀市教育局')).toEqual(['查看', '重新报送']);
  await pressIn('东霁区教育体育局', '接收');
  await confirm(
    '确定接收东霁区教育体育局2024年5月的“教师资格认定情况统计表”吗？接收以后不能再改。',
  );
  await waitFor(() =>
    expect(answers.sent(reportSubmit.update).at(-1)?.input).toEqual({
      id: '9301',
      action: 'accept',
    }),
  );
  await pressIn('云汀市教育局', '重新报送');
  const form = await dialog('重新报送');
  await expect(form.getByText(/上级意见：与上期相差较大/)).toBeVisible();
  await userEvent.type(form.getByRole('textbox'), '已经核对');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(answers.sent(reportSubmit.create).at(-1)?.input).toEqual({
      report: '8101',
      period: '2024Q1',
      text: '已经核对',
    }),
  );
});

test('看报送的数字、审核关系和上期', async () => {
  await 市级.run();
  await pressIn('北岚区教育局', '查看');
  const view = await dialog('北岚区教育局2024年5月的“教师资格认定情况统计表”');
  await expect(await view.findByText('不符合：下级9个机构，已接收8个')).toBeVisible();
  await expect(view.getByText('上期（2024年4月）合计')).toBeVisible();
  await expect(view.getByText('六月集中认定，人数增加')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('合计').length).toBeGreaterThan(0));
});

import { baseDict } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './TemplateScreen.stories';
import { templateRows } from './templateStories';

const { 国家中心, 区县 } = composeStories(stories);
const first = async (label: string) => {
  const [button] = await screen.findAllByRole('button', { name: label });
  await userEvent.click(button!);
};

test('占位符写错的当场说明，改对了才保存', async () => {
  await 国家中心.run();
  await first('编辑');
  const form = within(await screen.findByRole('dialog'));
  const text = form.getByLabelText(/模板内容/);
  await userEvent.clear(text);
  await userEvent.type(text, '请于{{日期}前补齐{{电话}');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText(/没有占位符\{电话\}/)).toBeVisible();
  expect(templateRows.sent(baseDict.update)).toHaveLength(0);
  await userEvent.clear(text);
  await userEvent.type(text, '请于{{日期}前补齐{{材料}');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(templateRows.sent(baseDict.update)).toHaveLength(1));
  expect(templateRows.sent(baseDict.update)[0]?.input).toMatchObject({
    label: '请于{日期}前补齐{材料}',
  });
});

test('预览说出收到的文字；各级用模板开始写消息', async () => {
  await 区县.run();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  await first('预览');
  await expect(await screen.findByText(/请于2024-06-28前一次补齐：1.体检表/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await first('用它写消息');
  await expect(await screen.findByLabelText(/消息内容/)).toHaveValue(
    '您的教师资格认定申请需要补充材料，请于{日期}前{一次}补齐：{材料}',
  );
});

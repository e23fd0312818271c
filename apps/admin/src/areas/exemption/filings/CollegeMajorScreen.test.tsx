import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './CollegeMajorScreen.stories';

const { 省级, 高校 } = composeStories(stories);

test('省级：列入的停用，停用的启用；新增时选择学校', async () => {
  await 省级.run();
  await expect(await screen.findAllByText('更正')).toHaveLength(3);
  await expect(screen.getAllByText('启用')).toHaveLength(1);
  await press('新增专业');
  await expect(
    (await dialog('新增专业')).getByRole('combobox', { name: '学校' }),
  ).toBeInTheDocument();
});

test('高校：只有退回的可以修改后提交，新增时不问学校', async () => {
  await 高校.run();
  await expect(await screen.findAllByText('修改后提交')).toHaveLength(1);
  await expect(screen.queryByText('停用')).toBeNull();
  await press('申请列入');
  const form = await dialog('申请列入');
  await expect(form.queryByRole('combobox', { name: '学校' })).toBeNull();
  await expect(form.getAllByText('专业').length).toBeGreaterThan(0);
});

import { baseOrgSchool } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './SchoolScreen.stories';
import { schoolAnswers } from './SchoolScreen.stories';

const { 区县, 省级, 国家级 } = composeStories(stories);

test('并入别校的只能看；在用的可以改、停用、关联确认点、合并，省级还能删除', async () => {
  await 区县.run();
  expect(await buttonsOf('东霁区第一幼儿园')).toEqual([
    '查看',
    '编辑',
    '停用',
    '关联确认点',
    '合并',
  ]);
  expect(await buttonsOf('东霁区特殊教育学校')).toEqual(['查看', '编辑', '启用', '合并']);
  expect(await buttonsOf('东霁区滨河小学')).toEqual(['查看']);
});

test('合并：按名称找到并入的学校，一并送出版本', async () => {
  await 省级.run();
  await pressIn('东霁区第一幼儿园', '合并');
  const form = await dialog('合并');
  const into = form.getByRole('combobox', { name: /并入学校/ });
  await userEvent.click(into);
  await userEvent.keyboard('实验');
  await userEvent.click(
    await screen.findByRole('option', { name: '东霁区实验小学（3111000001）' }),
    { pointerEventsCheck: 0 },
  );
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(schoolAnswers.sent(baseOrgSchool.update)).toHaveLength(1));
  expect(schoolAnswers.sent(baseOrgSchool.update)[0]).toMatchObject({
    input: { schoolId: '102', action: 'merge', intoId: '101' },
  });
});

test('导入记录：看得到自己导入的结果', async () => {
  await 区县.run();
  await press('导入记录');
  await dialog('导入记录');
  await waitFor(() => expect(schoolAnswers.sent(baseOrgSchool.importStatus)).toHaveLength(1));
});

test('在国家中心新增学校：省份由自己选，选了才选地市', async () => {
  await 国家级.run();
  await press('新增学校');
  const form = await dialog('新增学校');
  await expect(await form.findByRole('combobox', { name: /省份/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expect(form.getByRole('combobox', { name: /地市/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

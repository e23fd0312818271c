import { baseOrgTag } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgTagScreen.stories';
import { tagAnswers } from './orgSettingStories';

const { 省级: 标签 } = composeStories(stories);

test('标签：贴着的机构按名称列出；再选一个，两个一并送出', async () => {
  await 标签.run();
  await pressIn('重点联系区县', '关联机构');
  const form = await dialog('关联机构');
  await form.findByText('东霁区教育体育局');
  await userEvent.click(form.getByRole('combobox', { name: /关联机构/ }));
  // Of a list of several the words are pressed: the line around them answers nothing.
  const option = await screen.findByRole('option', { name: '云汀市教育局' });
  await userEvent.click(within(option).getByText('云汀市教育局'), { pointerEventsCheck: 0 });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(tagAnswers.sent(baseOrgTag.update)).toHaveLength(1));
  expect(tagAnswers.sent(baseOrgTag.update)[0]?.input).toMatchObject({
    orgIds: ['40001', '30001'],
  });
});

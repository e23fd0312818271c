import { siteOrg } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollSiteOrgScreen.stories';
import { websiteAnswers } from './siteStories';

const { 省级 } = composeStories(stories);

test('网站信息单独更正，只送这几项', async () => {
  await 省级.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual(['查看', '更正', '更正网站信息', '痕迹']);
  await pressIn('东霁区教育体育局', '更正网站信息');
  const form = await dialog('更正网站信息');
  const attention = await form.findByDisplayValue('请提前预约');
  await userEvent.type(attention, '，带原件');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(websiteAnswers.sent(siteOrg.enrollEditSiteOrg).at(-1)?.input).toEqual({
      orgIdKey: '40001',
      url: 'https://www.example.cn/dongji',
      noticeUrl: '',
      attention: '请提前预约，带原件',
    }),
  );
});

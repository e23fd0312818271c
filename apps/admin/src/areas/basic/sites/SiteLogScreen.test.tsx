import { baseOrg } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './SiteLogScreen.stories';

const { 省级 } = composeStories(stories);
const asked = () => stories.answers.sent(baseOrg.querySiteOrgLog).at(-1)?.input;

test('看本机构和下级的痕迹，对比修改前后；业务类别分开看', async () => {
  await 省级.run();
  await pressIn('^更正$', '对比');
  const window = await dialog('东霁区教育体育局的公示信息变更');
  await expect(window.getByText('000-8888000 → 000-88880000、000-88880001')).toBeVisible();
  expect(asked()).toMatchObject({ isProvince: 1, workType: 1 });
  await userEvent.click(window.getByRole('button', { name: /关闭/ }));
  await userEvent.click(screen.getByRole('button', { name: '定期注册' }));
  await waitFor(() => expect(asked()).toMatchObject({ workType: 2 }));
});

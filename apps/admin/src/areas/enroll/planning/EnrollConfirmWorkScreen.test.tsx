import { confirmWork } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollConfirmWorkScreen.stories';

const { 区县 } = composeStories(stories);

test('现场工作和工作安排一样办，用的是自己的调用', async () => {
  await 区县.run();
  expect((await buttonsOf('东霁区第三中学确认点'))[1]).toBe('编辑');
  await pressIn('东霁区第三中学确认点', '停用');
  await confirm(/^确定停用“.+”的安排（.+ 至 .+）吗？$/);
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  expect(stories.answers.sent(confirmWork.update)).toMatchObject([{ input: { lsId: '872' } }]);
});

import { auth } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import { authAnswers } from './authStories';
import * as stories from './TeacherAuthScreen.stories';

const { 省级 } = composeStories(stories);

test('证书比对只有比对，人工核对能通过和不通过，自己提交的不能，未通过的可以重新认证', async () => {
  await 省级.run();
  await screen.findByText(/国家平台单点登录：已开通1个省/);
  expect(await buttonsOf('孟知远')).toEqual(['比对']);
  expect(await buttonsOf('宋怀瑾')).toEqual(['通过', '不通过']);
  expect(await buttonsOf('林问夏')).toEqual(['（通过）', '（不通过）']);
  expect(await buttonsOf('江以宁')).toEqual([]);
  expect(await buttonsOf('𬱖文')).toEqual(['重新认证']);
  await pressIn('宋怀瑾', '不通过');
  const form = await dialog('不通过');
  await userEvent.type(form.getByRole('textbox', { name: /说明/ }), '电话核实不是本人');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(authAnswers.sent(auth.updateAuthById)).toHaveLength(1));
  expect(authAnswers.sent(auth.updateAuthById)[0]?.input).toMatchObject({
    authId: '820002',
    action: 'fail',
    message: '电话核实不是本人',
  });
});

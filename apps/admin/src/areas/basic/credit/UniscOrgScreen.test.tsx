import { baseOrg } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './UniscOrgScreen.stories';
import { answers } from './UniscOrgScreen.stories';

const { 省级 } = composeStories(stories);

test('下级的代码可以改，只送代码；本机构的不能', async () => {
  await 省级.run();
  expect(await buttonsOf('云梦省教育厅')).toEqual([]);
  await pressIn('云棠县教育局', '编辑');
  const form = await dialog('编辑');
  await userEvent.type(
    form.getByRole('textbox', { name: /统一社会信用代码/ }),
    '11328801DM32880165',
  );
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(answers.sent(baseOrg.update)).toHaveLength(1));
  expect(answers.sent(baseOrg.update)[0]?.input).toEqual({
    orgId: '40003',
    creditCode: '11328801DM32880165',
  });
});

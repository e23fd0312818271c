import { composeStories } from '@storybook/react-vite';
import { ssouserPthCert } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './PthScreen.stories';

const { 省级 } = composeStories(stories);

test('更正普通话证书时等级和编号在表里，要写原因', async () => {
  await 省级.run();
  await pressIn(invented(1).name, '更正');
  const form = await dialog('更正');
  await expect(form.getByRole('combobox', { name: /测试等级/ })).toBeVisible();
  const station = form.getByRole('textbox', { name: /测试站/ });
  await userEvent.clear(station);
  await userEvent.type(station, '演示测试站');
  await userEvent.type(form.getByRole('textbox', { name: /更正原因/ }), '按证书更正');
  await userEvent.click(form.getByRole('button', { name: /确\s?定|保\s?存|提\s?交/ }));
  await waitFor(() =>
    expect(stories.answers.sent(ssouserPthCert.update)[0]?.input).toMatchObject({
      action: 'edit',
      station: '演示测试站',
    }),
  );
});

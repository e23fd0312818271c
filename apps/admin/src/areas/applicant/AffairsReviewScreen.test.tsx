import { composeStories } from '@storybook/react-vite';
import { ssouserForgetpassApply } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './AffairsReviewScreen.stories';

const { 省级 } = composeStories(stories);

test('待审核的事务通过前说明后果，不通过要写原因；审核过的只看', async () => {
  await 省级.run();
  expect(await buttonsOf('SW202406120001')).toEqual(['查看', '通过', '不通过']);
  expect(await buttonsOf('SW202406120002')).toEqual(['查看']);
  await pressIn('SW202406120001', '通过');
  const pass = await dialog('通过');
  await expect(await pass.findByText(/账户的手机号码改为新号码/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressIn('SW202406120001', '不通过');
  const form = await dialog('不通过');
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '材料看不清');
  await userEvent.click(form.getByRole('button', { name: /确\s?定|保\s?存|提\s?交/ }));
  await waitFor(() =>
    expect(stories.answers[0]?.sent(ssouserForgetpassApply.update)[0]?.input).toMatchObject({
      action: 'refuse',
      opinion: '材料看不清',
    }),
  );
});

test('查看时有材料和经过', async () => {
  await 省级.run();
  await pressIn('SW202406120001', '查看');
  await expect(
    await (await dialog(`${invented(1).name}的事务`)).findByText('提交：更换手机'),
  ).toBeVisible();
});

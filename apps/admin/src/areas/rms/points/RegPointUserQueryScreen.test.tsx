import { admins } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press } from '../../../kit/story/screenTest';
import { pointUserAnswers } from './pointStories';
import * as stories from './RegPointUserQueryScreen.stories';

const { 市级 } = composeStories(stories);

test('查询页只看不办', async () => {
  await 市级.run();
  expect(await buttonsOf('point_yunting')).toEqual([]);
});

test('按机构查询：选几个机构，窗口里就是它们确认点的用户', async () => {
  await 市级.run();
  await press('按机构查询');
  const window = await dialog('按机构查询');
  expect(window.queryByRole('table')).toBeNull();
  await userEvent.click(window.getByRole('combobox', { name: /机构/ }));
  const option = await screen.findByRole('option', { name: '东霁区教育体育局' });
  await userEvent.click(option.querySelector('input') ?? option, { pointerEventsCheck: 0 });
  await waitFor(() =>
    expect(pointUserAnswers.sent(admins.queryCertificateUserByOrgIds).at(-1)?.input).toMatchObject({
      orgIds: ['20011'],
      pageNo: 1,
    }),
  );
  await window.findByText('point_dongji');
});

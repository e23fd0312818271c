import { baseOrgAnnulLog } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import { annulAnswers } from './moveStories';
import * as stories from './OrgAnnulLogScreen.stories';

const { 省级 } = composeStories(stories);

test('待执行的可以撤销，失败的可以重新执行，完成的只能更正批文，补录的可以删除', async () => {
  await 省级.run();
  expect(await buttonsOf('西禾区教育局')).toEqual(['查看', '更正批文', '删除']);
  expect(await buttonsOf('南渠区教育局')).toEqual(['查看', '重新执行', '更正批文', '删除']);
  expect(await buttonsOf('北洛县教育局')).toEqual(['查看', '更正批文']);
  expect(await buttonsOf('云汀市郊区教育局')).toEqual(['查看', '更正批文', '删除']);
  await pressIn('南渠区教育局', '重新执行');
  await confirm('确定重新执行吗？上次没有完成的原因：该机构还有没有结束的计划，请先结束计划');
  await waitFor(() => expect(annulAnswers.sent(baseOrgAnnulLog.update)).toHaveLength(1));
  expect(annulAnswers.sent(baseOrgAnnulLog.update)[0]?.input).toMatchObject({ action: 'again' });
  await pressIn('南渠区教育局', '查看');
  const window = await dialog('南渠区教育局');
  await expect(await window.findByText('6120')).toBeVisible();
});

import { composeStories } from '@storybook/react-vite';
import { enrollOrgPlanRow } from '@tqc/testing/rows';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DownEnrollOrgsScreen.stories';

const { 市级 } = composeStories(stories);

test('下级编制说出几个机构、几个已上报', async () => {
  await 市级.run();
  expect(await buttonsOf('南屏县教育局')).toEqual(['催报', '下级编制']);
  await pressIn('东霁区2024年注册计划', '下级编制');
  const view = await dialog(`${enrollOrgPlanRow().orgName}的下级编制情况`);
  await expect(await view.findByText('共 1 个下级机构，1 个已上报计划')).toBeInTheDocument();
});

import { maintenance } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../kit/story/screenTest';
import { maintenanceAnswers } from './maintenanceStories';
import * as stories from './MaintenanceScreen.stories';

const { 国家中心 } = composeStories(stories);

test('未开始的可以改和删，进行中的可以提前结束和改，已结束的只看', async () => {
  await 国家中心.run();
  expect(await buttonsOf('存储扩容')).toEqual(['编辑', '删除']);
  expect(await buttonsOf('数据库升级')).toEqual(['提前结束', '编辑']);
  expect(await buttonsOf('网络切换')).toEqual([]);
  await pressIn('数据库升级', '提前结束');
  await confirm('确定现在就结束“数据库升级”吗？范围内的功能马上恢复。');
  await waitFor(() => expect(maintenanceAnswers.sent(maintenance.update)).toHaveLength(1));
  expect(maintenanceAnswers.sent(maintenance.update)[0]?.input).toMatchObject({ action: 'end' });
});

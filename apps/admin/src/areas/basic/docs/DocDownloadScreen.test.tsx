import { eduDoc } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DocDownloadScreen.stories';

const { 区县, 省级 } = composeStories(stories);
const { files, read } = stories;

test('看的人只能下载、预览和查看；PDF 和图片可以预览，文档只能下载', async () => {
  await 区县.run();
  expect(await buttonsOf('教师资格认定操作手册')).toEqual(['下载', '预览', '查看']);
  expect(await buttonsOf('证书签收表样式')).toEqual(['下载', '查看']);
  expect(await buttonsOf('现场确认流程图')).toEqual(['下载', '预览', '查看']);
  await expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  await pressIn('证书签收表样式', '下载');
  await waitFor(() => expect(files.sent(resource.downloadFile)).toHaveLength(1));
});

test('没有勾选不能批量下载；勾选的一次打包', async () => {
  await 区县.run();
  await expect(await screen.findByRole('button', { name: '批量下载' })).toBeDisabled();
  for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await userEvent.click(box);
  await press('批量下载');
  await waitFor(() => expect(read.sent(eduDoc.zip)).toHaveLength(1));
  const [asked] = read.sent(eduDoc.zip);
  expect(asked?.input.docIds).toHaveLength(2);
});

test('自己发布的可以编辑；已发布的可以撤回，已撤回的才能重新发布和删除', async () => {
  await 省级.run();
  await expect(await screen.findByRole('button', { name: '新增' })).toBeEnabled();
  expect(await buttonsOf('教师资格认定操作手册')).toEqual(['下载', '预览', '查看']);
  expect(await buttonsOf('证书签收表样式')).toEqual(['下载', '编辑', '查看', '撤回']);
  expect(await buttonsOf('旧版认定公告样式')).toEqual(['下载', '编辑', '查看', '重新发布', '删除']);
});

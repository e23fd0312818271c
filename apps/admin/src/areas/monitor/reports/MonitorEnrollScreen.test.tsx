import { reports } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './MonitorEnrollScreen.stories';

const { 省级, 审核不符 } = composeStories(stories);

test('定期注册按首次和定期列出，问的是注册的报表，口径可以展开看', async () => {
  await 省级.run();
  const heads = await headsOf();
  expect(heads).toEqual(
    expect.arrayContaining([
      '下级机构',
      '申报人数',
      '首次注册',
      '受理人数',
      '注册合格',
      '合格率（%）',
    ]),
  );
  expect(stories.answers.sent(reports.queryInfos)[0]?.input).toMatchObject({ business: 3 });
  expect(screen.getByRole('combobox', { name: /注册批次/ })).toBeInTheDocument();
  await press('指标说明');
  await screen.findByText('注册合格 ÷ 已有结论；合计行由合计数算出。各行不可相加。');
});

test('审核关系不符合：列出哪一条，格子有标记，点了焦点到那一格', async () => {
  await 审核不符.run();
  await screen.findByText('审核关系：1条不符合，1条未能比对');
  await screen.findByText('符合：注册合格≤受理人数');
  const marks = document.querySelectorAll('mark');
  expect([...marks].map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['≠', '？']);
  await screen.findByText('未能比对：受理人数＝“注册结论表”的受理人数（能比对并且符合后才能报送）');
  await press('西岚区教育局：96＜98');
  await waitFor(() => expect(document.activeElement?.querySelector('mark')).not.toBeNull());
});

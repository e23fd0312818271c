import { reports } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './MonitorHistoryScreen.stories';

const { 省级 } = composeStories(stories);

test('历年证书按种类列出，问的是历史数据的报表，口径可以展开看', async () => {
  await 省级.run();
  const heads = await headsOf();
  expect(heads).toEqual(expect.arrayContaining(['签发年份', '有效证书', '合计', '持证人数']));
  expect(stories.answers.sent(reports.queryInfos)[0]?.input).toMatchObject({ business: 4 });
  await press('指标说明');
  await screen.findByText(
    '持有有效证书的不同的人；一人多证只计一次，因此各行相加可能大于合计。各行不可相加。',
  );
});

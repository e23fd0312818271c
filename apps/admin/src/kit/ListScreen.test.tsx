import { certBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { certBatchRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { ListScreen } from './ListScreen';
import { press } from './screenTest';
import { storyAs } from './storyAs';

const Batches = () => (
  <ListScreen
    title="批次"
    note=""
    list={certBatch.list}
    rowKey="cbId"
    columns={['cbName']}
    search={['cbName']}
  />
);
const open = (at: string, ...fakes: Parameters<typeof storyAs>[1][]) =>
  composeStory(
    { ...storyAs(userAt('nation'), ...fakes), parameters: { route: { path: '/', at } } },
    { component: Batches, title: '批次' },
  ).run();

test('最后一页办完了，接着看前一页，不停在空页上', async () => {
  const answers = fakeTransport(certBatch, {
    list: ({ pageNo = 1 }) => ({
      total: 12,
      record: pageNo > 2 ? [] : [certBatchRow({ cbName: `第${pageNo}页的批次` })],
    }),
  });
  await open('/?pageNo=3', answers);
  await expect(await screen.findByText('第2页的批次')).toBeInTheDocument();
  expect(answers.sent(certBatch.list).map(({ input }) => input.pageNo)).toEqual([3, 2]);
});

test('什么都没有时停在原处，不来回问', async () => {
  const none = fakeTransport(certBatch, { list: () => ({ total: 0, record: [] }) });
  await open('/?pageNo=3', none);
  await expect(await screen.findByText(/暂无数据/)).toBeInTheDocument();
  expect(none.sent(certBatch.list)).toHaveLength(1);
});

test('同样的条件再查一次就是重新读', async () => {
  const answers = fakeTransport(certBatch, {
    list: () => ({ total: 1, record: [certBatchRow({ cbName: '上半年批次' })] }),
  });
  await open('/?pageSize=30&cbName=%E4%B8%8A%E5%8D%8A%E5%B9%B4', answers);
  await screen.findByText('上半年批次');
  await press('查 询');
  await waitFor(() =>
    expect(answers.sent(certBatch.list).map(({ input }) => input)).toEqual([
      { cbName: '上半年', pageNo: 1, pageSize: 30 },
      { cbName: '上半年', pageNo: 1, pageSize: 30 },
    ]),
  );
});

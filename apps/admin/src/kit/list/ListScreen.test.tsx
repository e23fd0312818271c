import { view } from '@tqc/contract/account';
import { certBatch, registration } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, certBatchRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { ListMemoryContext, serverListMemory } from './listMemory';
import { ListScreen } from './ListScreen';
import { press } from '../story/screenTest';
import { storyAs } from '../story/storyAs';

const Batches = () => (
  <ListScreen title="批次" note="" list={certBatch.list} columns={['cbName']} search={['cbName']} />
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

const NUMBER = '32010219900100123X';
const Applications = () => (
  <ListMemoryContext value={serverListMemory}>
    <ListScreen
      title="申请"
      note=""
      list={registration.list}
      columns={['name']}
      search={['name', 'idNo']}
    />
    <p>地址{useLocation().search}</p>
  </ListMemoryContext>
);
const openApplications = (at: string, ...fakes: Parameters<typeof storyAs>[1][]) =>
  composeStory(
    {
      ...storyAs(userAt('nation'), ...fakes),
      // What a page keeps goes by its path: each test has a page of its own.
      parameters: { route: { path: at.split('?')[0] ?? '', at } },
    },
    { component: Applications, title: '申请' },
  ).run();
const noViews = () =>
  fakeTransport(view, { list: () => ({ record: [] }), save: () => ({ id: '7' }) });
const oneApplication = () =>
  fakeTransport(registration, { list: () => ({ total: 1, record: [applicationRow(1)] }) });

test('按证件号码查询：问一次，带着号码，地址里没有；重置就不再带', async () => {
  const answers = oneApplication();
  const asked = () => answers.sent(registration.list).map(({ input }) => input);
  await openApplications('/a?name=%E7%94%B2&pageNo=2', answers, noViews());
  await waitFor(() => expect(asked()).toHaveLength(1));
  await userEvent.type(await screen.findByLabelText('证件号码'), NUMBER);
  await userEvent.clear(screen.getByLabelText('姓名'));
  await press('查 询');
  await waitFor(() => expect(asked().at(-1)).toEqual({ idNo: NUMBER, pageNo: 1, pageSize: 10 }));
  expect(asked()).toHaveLength(2);
  expect(screen.getByText(/^地址/).textContent).toBe('地址');
  expect(screen.getByLabelText('证件号码')).toHaveValue(NUMBER);
  await waitFor(() => expect(screen.getByText(`证件号码：${NUMBER}`)).toBeInTheDocument());
  await press('重 置');
  await waitFor(() => expect(asked().at(-1)).toEqual({ pageNo: 1, pageSize: 10 }));
});

test('地址带来的证件号码不用，下一次查询后也不在地址里', async () => {
  const answers = oneApplication();
  const asked = () => answers.sent(registration.list).map(({ input }) => input);
  await openApplications(`/b?idNo=${NUMBER}`, answers, noViews());
  await waitFor(() => expect(asked()).toEqual([{ pageNo: 1, pageSize: 10 }]));
  expect(screen.getByLabelText('证件号码')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('姓名'), '甲');
  await press('查 询');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(screen.getByText(/^地址/).textContent).toBe(`地址?name=${encodeURIComponent('甲')}`);
});

test('有证件号码时存视图：视图里没有，对话框说明，查询照旧', async () => {
  const answers = oneApplication();
  const views = noViews();
  await openApplications('/c?name=%E7%94%B2', answers, views);
  await press('视图：默认');
  expect(screen.queryByText('证件号码、手机号码和证书号码不保存在视图中')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('证件号码'), NUMBER);
  await press('查 询');
  await press('视图：默认');
  await screen.findByText('证件号码、手机号码和证书号码不保存在视图中');
  await userEvent.type(screen.getByLabelText('新视图的名称'), '甲的申请');
  await press('保存');
  await waitFor(() => expect(views.sent(view.save)).toHaveLength(1));
  const [saved] = views.sent(view.save);
  expect(saved?.input.state['query']).toBe(`name=${encodeURIComponent('甲')}`);
  expect(JSON.stringify(saved)).not.toContain(NUMBER);
  await waitFor(() => expect(screen.getByText(/^地址/).textContent).toContain('view=7'));
  expect(screen.getByLabelText('证件号码')).toHaveValue(NUMBER);
  expect(answers.sent(registration.list).at(-1)?.input).toMatchObject({ idNo: NUMBER });
});

import { view } from '@tqc/contract/account';
import { certBatch, registration } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, certBatchRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test, vi } from 'vitest';
import { ListMemoryContext, serverListMemory } from './listMemory';
import { ListScreen } from './ListScreen';
import { press } from '../story/screenTest';
import { storyAs } from '../story/storyAs';

const Batches = () => (
  <ListScreen title="批次" note="" list={certBatch.list} columns={['cbName']} search={['cbName']} />
);
const open = (at: string, ...fakes: Parameters<typeof storyAs>[1][]) =>
  composeStory(
    {
      ...storyAs(userAt('nation'), ...fakes),
      parameters: { route: { path: at.split('?')[0] ?? '', at } },
    },
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

test('没有一条符合条件时不打开导出窗口，说明没有可以导出的；有了就打开', async () => {
  const answers = fakeTransport(certBatch, {
    list: ({ cbName }) =>
      cbName === '没有'
        ? { total: 0, record: [] }
        : { total: 1, record: [certBatchRow({ cbName: '上半年批次' })] },
  });
  await open('/e?cbName=%E6%B2%A1%E6%9C%89', answers);
  await screen.findByText(/可以调整查询条件后再试/);
  await press('导出');
  await expect(await screen.findByText(/没有可以导出的内容/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.clear(screen.getByLabelText('批次名称'));
  await press('查 询');
  await screen.findByText('上半年批次');
  await press('导出');
  await expect(await screen.findByRole('dialog', { name: '导出' })).toBeInTheDocument();
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

test('打印名单：本页的行，号码照屏幕上的样子，条件里的号码不写出来；有勾选时只打勾选的', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const Chosen = () => (
    <ListScreen
      title="申请"
      note=""
      list={registration.list}
      columns={['name', 'idNo', 'status']}
      search={['name', 'idNo']}
      selectable
    />
  );
  const answers = fakeTransport(registration, {
    list: () => ({
      total: 32,
      record: [applicationRow(1), applicationRow(2, { name: '𬭎若谷' })],
    }),
  });
  await composeStory(
    {
      ...storyAs(userAt('nation'), answers, noViews()),
      parameters: { route: { path: '/print', at: '/print?name=%E7%94%B2&pageNo=2' } },
    },
    { component: Chosen, title: '申请' },
  ).run();
  await userEvent.type(await screen.findByLabelText('证件号码'), NUMBER);
  await press('查 询');
  await waitFor(() => expect(answers.sent(registration.list).at(-1)?.input['idNo']).toBe(NUMBER));
  const sheet = async () => {
    await press('打印名单');
    await waitFor(() => expect(document.querySelector('[data-printed] table')).not.toBeNull());
    const text = document.querySelector('[data-printed]')?.textContent ?? '';
    const lines = [...document.querySelectorAll('[data-printed] tbody tr')];
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
    return { text, lines: lines.map(({ textContent }) => textContent) };
  };
  const page = await sheet();
  expect(page.text).toContain('查询条件：姓名：甲*；证件号码：（已填写）');
  expect(page.text).not.toContain(NUMBER);
  expect(page.text).toMatch(/打印时间：\d{4}-\d\d-\d\d \d\d:\d\d　打印人：/);
  expect(page.lines).toHaveLength(2);
  expect(page.lines[0]).toContain(applicationRow(1).idNo);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 条' }));
  const chosen = await sheet();
  expect(chosen.text).toContain('所选1条；共32条');
  expect(chosen.lines).toEqual([expect.stringContaining('𬭎若谷')]);
  vi.restoreAllMocks();
});

test('表头按值筛选就是查询里的那个条件：地址、查询和表头一致，没查的字还在', async () => {
  const answers = oneApplication();
  const asked = () => answers.sent(registration.list).map(({ input }) => input);
  const Examined = () => (
    <>
      <ListScreen
        title="申请"
        note=""
        list={registration.list}
        columns={['name', 'examType', 'sex']}
        search={['name', 'examType']}
      />
      <p>地址{useLocation().search}</p>
    </>
  );
  await composeStory(
    {
      ...storyAs(userAt('nation'), answers, noViews()),
      parameters: { route: { path: '/head', at: '/head?pageNo=1' } },
    },
    { component: Examined, title: '申请' },
  ).run();
  await userEvent.type(await screen.findByLabelText('姓名'), '甲');
  await press('按考试形式筛选');
  const choices = await screen.findAllByRole('menuitemradio');
  await expect(choices[0]).toHaveTextContent('全部');
  await expect(choices[0]).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(choices[1]!);
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ examType: expect.any(Number), pageNo: 1 }),
  );
  expect(asked().at(-1)).not.toHaveProperty('name');
  expect(screen.getByText(/^地址/).textContent).toContain('examType=');
  await expect(screen.getByLabelText('姓名')).toHaveValue('甲');
  expect(screen.queryByRole('button', { name: '按性别筛选' })).toBeNull();
  await press('按考试形式筛选');
  await userEvent.click((await screen.findAllByRole('menuitemradio'))[0]!);
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('examType'));
});

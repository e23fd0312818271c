import { ApiError } from '@tqc/client';
import { registration, registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { BulkBar, BulkButton } from '../form/BulkButton';
import { idsOf } from '../form/inParts';
import { dialog, press } from '../story/screenTest';
import { storyAs } from '../story/storyAs';
import { ListScreen } from './ListScreen';

const Queries = () => (
  <ListScreen
    title="申请"
    note=""
    list={registration.list}
    columns={['regId', 'name']}
    search={['name']}
    fixed={{ undeleted: true }}
    selectable
    toolbar={(selected, keep) => (
      <BulkBar
        chosen={selected.map(({ regId, name, version }) => ({ id: regId, name, version }))}
        noneChosen="请先勾选申请"
        onKeep={keep}
      >
        <BulkButton
          call={registrationReview.batchAllowQuery}
          label="发起查询"
          input={(part) => ({ regIds: idsOf(part) })}
          done="已发起查询"
        />
      </BulkBar>
    )}
  />
);

/** A list of so many; `fails` says at which deed of the query the server cannot be reached. */
function world(count: number, { fails = 0, held }: { fails?: number; held?: Promise<void> } = {}) {
  const rows = Array.from({ length: count }, (_, at) =>
    applicationRow(at + 1, { regId: String(24_000_000 + at), name: `申请人${at + 1}` }),
  );
  const lists = fakeTransport(registration, {
    list: async ({ pageNo = 1, pageSize = 10 }) => {
      if (pageSize === 200) await held;
      return { total: count, record: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
    },
  });
  let deeds = 0;
  const deed = fakeTransport(registrationReview, {
    batchAllowQuery: ({ regIds, preview }) => {
      if (!preview && (deeds += 1) === fails) throw new ApiError(0, '网络不通，请稍后再试');
      const ids = regIds.split(',');
      const not = ids.filter((id) => id.endsWith('007'));
      return {
        done: ids.filter((id) => !not.includes(id)),
        refused: not.map((id) => ({ id, name: '申请人8', reason: '已经在查询中' })),
      };
    },
  });
  const parts = (preview: boolean) =>
    deed
      .sent(registrationReview.batchAllowQuery)
      .filter(({ input }) => (input.preview ?? false) === preview)
      .map(({ input }) => input.regIds.split(',').length);
  const open = (path: string) =>
    composeStory(
      {
        ...storyAs(userAt('county'), lists, deed),
        parameters: { route: { path, at: path } },
      },
      { component: Queries, title: '申请' },
    ).run();
  return { lists, parts, open };
}

async function choosePage() {
  const all = await screen.findByRole('checkbox', { name: '选择本页全部' });
  await waitFor(() => expect(all).toBeEnabled());
  await userEvent.click(all);
}

test('选了本页可以选全部：按读到的名单定下来，先问多少条，分批办理，办不了的逐条说明', async () => {
  const { lists, parts, open } = world(450);
  await open('/all-1');
  await choosePage();
  await press('选择符合条件的全部 450 条');
  await expect(await screen.findByText(/已选择符合条件的全部 450 条，是 /)).toBeInTheDocument();
  await expect(screen.getByText('已选 450 条')).toBeInTheDocument();
  const read = lists.sent(registration.list).map(({ input }) => input);
  expect(read.slice(1)).toEqual(
    [1, 2, 3, 1, 2, 3].map((pageNo) => ({ undeleted: true, pageNo, pageSize: 200 })),
  );
  await press('发起查询');
  const question = await dialog('发起查询');
  await expect(question.getByText(/^将办理 449 条：/)).toHaveTextContent('等 449 人');
  await expect(question.getByText('申请人8：已经在查询中')).toBeInTheDocument();
  expect(parts(true)).toEqual([200, 200, 50]);
  await userEvent.click(question.getByRole('button', { name: '发起查询 449 条' }));
  await dialog('1 条没有办理');
  // Who was said to be left out is not sent at all.
  expect(parts(false)).toEqual([200, 200, 49]);
  await waitFor(() => expect(screen.getByText('已选 1 条')).toBeInTheDocument());
  expect(screen.queryByText(/已选择符合条件的全部/)).toBeNull();
});

test('办到一半断了：办好的算数，剩下的说清楚、仍然选着，可以再办', async () => {
  const { parts, open } = world(450, { fails: 2 });
  await open('/all-2');
  await choosePage();
  await press('选择符合条件的全部 450 条');
  await screen.findByText('已选 450 条');
  await press('发起查询');
  await userEvent.click(
    (await dialog('发起查询')).getByRole('button', { name: '发起查询 449 条' }),
  );
  const left = await dialog('250 条没有办理');
  await expect(
    left.getByText('申请人450：没有办到这一条：网络不通，请稍后再试'),
  ).toBeInTheDocument();
  await userEvent.click(left.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.getByText('已选 250 条')).toBeInTheDocument());
  await press('发起查询');
  await dialog('发起查询');
  expect(parts(true).slice(3)).toEqual([200, 50]);
});

test('太多时说明上限，不给入口；只有一页时不出现', async () => {
  await world(2001).open('/all-3');
  await choosePage();
  await expect(
    await screen.findByText(/符合条件的有 2001 条，一次最多选择 2,000 条，请增加查询条件。/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /选择符合条件的全部/ })).toBeNull();
});

test('读名单时可以停下，停下后选择不变', async () => {
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  const { open } = world(450, { held });
  await open('/all-4');
  await choosePage();
  await press('选择符合条件的全部 450 条');
  await expect(await screen.findByText(/正在读取符合条件的名单/)).toBeInTheDocument();
  await press('停止');
  go();
  await expect(
    await screen.findByRole('button', { name: '选择符合条件的全部 450 条' }),
  ).toBeInTheDocument();
  await expect(screen.getByText('已选 10 条')).toBeInTheDocument();
});

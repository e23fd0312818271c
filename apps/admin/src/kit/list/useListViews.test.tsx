import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListMemoryContext, type ListMemory, type StoredView } from './listMemory';
import { useListViews } from './useListViews';

type Views = ReturnType<typeof useListViews>;

/** A list that remembers in `memory`; `views` is what it was given last. */
async function openList(memory: ListMemory) {
  const seen: { views?: Views } = {};
  function List() {
    seen.views = useListViews({
      screen: 'cert/list',
      params: new URLSearchParams(),
      onPick: () => undefined,
      onSaved: () => undefined,
    });
    return <p>{JSON.stringify(seen.views.columns)}</p>;
  }
  const { unmount } = await render(
    <ListMemoryContext value={memory}>
      <List />
    </ListMemoryContext>,
  );
  return { views: () => seen.views!, close: unmount };
}

const remembered = (hidden: string[]): StoredView =>
  ({
    id: '1',
    name: '（本人的列设置）',
    shared: false,
    own: true,
    state: { columns: { hidden } },
  }) as unknown as StoredView;
const memoryOf = (load: ListMemory['load']) => ({
  load: vi.fn(load),
  save: vi.fn<ListMemory['save']>(() => Promise.resolve('1')),
  remove: vi.fn<ListMemory['remove']>(),
});

test('改了列马上关掉标签页，也写给服务端，只写一次', async () => {
  const memory = memoryOf(() => Promise.resolve([]));
  const list = await openList(memory);
  list.views().setColumns({ hidden: ['sex'] });
  await vi.waitFor(() => expect(list.views().columns).toEqual({ hidden: ['sex'] }));
  await list.close();
  expect(memory.save.mock.calls).toEqual([
    ['cert/list', '（本人的列设置）', false, { columns: { hidden: ['sex'] }, density: 'default' }],
  ]);
  await new Promise((done) => {
    setTimeout(done, 1000);
  });
  expect(memory.save).toHaveBeenCalledTimes(1);
});

test('先前的列设置来得晚，不盖掉刚改的', async () => {
  let answer: (views: readonly StoredView[]) => void = () => undefined;
  const memory = memoryOf(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const list = await openList(memory);
  list.views().setColumns({ hidden: ['sex'] });
  answer([remembered(['name'])]);
  await vi.waitFor(() => expect(memory.save).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(list.views().columns).toEqual({ hidden: ['sex'] });
  await list.close();
});

test('没有改过的，用服务端记着的', async () => {
  const list = await openList(memoryOf(() => Promise.resolve([remembered(['name'])])));
  await vi.waitFor(() => expect(list.views().columns).toEqual({ hidden: ['name'] }));
  await list.close();
});

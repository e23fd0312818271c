import { plainResources } from '@tqc/contract/catalogue';
import { factsOf, membersOf } from '@tqc/contract/kit';
import { ApiError } from '@tqc/client';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { z } from 'zod';
import { answerWith } from '../kit/session/api';
import { press } from '../kit/story/screenTest';
import { allScreens, screenStories } from './screenStories';

interface Asked {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly version: number | undefined;
}

const plain = plainResources().flatMap((resource) => {
  const name = resource.id.slice(resource.id.indexOf('.') + 1);
  return screenStories
    .filter(({ storySource }) => new RegExp(`plainAnswers\\(\\s*${name}\\b`).test(storySource))
    .map((one) => [one.name, one, resource] as const);
});

/** Opens the screen and then writes down what it writes; `answer` says how it ends. */
async function opened(play: () => Promise<void>, answer: () => unknown = () => null) {
  const asked: Asked[] = [];
  await play();
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  const rows: unknown = [];
  answerWith((async (
    call: { id: string; method: string },
    input: Asked['input'],
    options?: { version?: number },
  ) => {
    if (call.method === 'GET') return { total: 0, exact: true, record: rows };
    asked.push({ id: call.id, input, version: options?.version });
    return answer();
    // The screen under test writes; how a write ends is all it reads.
  }) as never);
  return asked;
}

const formOf = async () => within(await screen.findByRole('dialog'));
const refused = (name: string) => () =>
  Promise.reject(new ApiError(422, '这一项已存在', { fields: { [name]: '这一项已存在' } }, 'r-1'));

test.runIf(allScreens)('每个普通资源的画面都在这里', () => {
  expect(plain.length).toBe(
    screenStories.filter(({ storySource }) => storySource.includes('plainAnswers(')).length,
  );
  expect(plain.length).toBeGreaterThan(0);
});

describe.each(plain)('%s', (_, { play }, resource) => {
  const { create, update, remove } = resource;
  const key = resource.list.rowKey ?? '';
  const members = Object.entries(membersOf(create.input));
  const labelled = (name: string, schema: z.ZodType) =>
    ({ name: new RegExp(`^${factsOf(schema)?.label ?? name}`) }) as const;
  const texts = members.filter(([, schema]) =>
    ['text', 'longText'].includes(factsOf(schema)?.kind ?? ''),
  );
  const typed = (schema: z.ZodType) => factsOf(schema)?.example?.(1) ?? '1';

  /** Every text, and what the form asks for besides, whatever control it has. */
  async function fillIn() {
    await press(screen.getByRole('button', { name: /^新增/ }).textContent ?? '');
    const form = await formOf();
    for (const [name, schema] of members) {
      const isText = texts.some(([text]) => text === name);
      const isNeeded = !schema.safeParse(undefined).success;
      const [box] = form.queryAllByRole('combobox', labelled(name, schema));
      if (box && isNeeded) {
        await userEvent.click(box);
        const [option] = await screen.findAllByRole('option');
        if (option) await userEvent.click(option, { pointerEventsCheck: 0 });
      } else if (factsOf(schema)?.kind === 'date')
        await userEvent.type(
          form.getByRole('textbox', labelled(name, schema)),
          '2024-03-01{Enter}',
        );
      else if (factsOf(schema)?.kind === 'count' && isNeeded) {
        const number = form.getByRole('spinbutton', labelled(name, schema));
        await userEvent.clear(number);
        await userEvent.type(number, String(factsOf(schema)?.range?.min ?? 1));
      } else if (isText)
        await userEvent.type(form.getByRole('textbox', labelled(name, schema)), typed(schema));
    }
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    return form;
  }

  test('新增：空着不发，填好了发出的接口收', async () => {
    const asked = await opened(play);
    await press(screen.getByRole('button', { name: /^新增/ }).textContent ?? '');
    const form = await formOf();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    expect((await form.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fillIn();
    await expect(await screen.findByText(/^新增.*成功$/)).toBeInTheDocument();
    expect(asked.map(({ id }) => id)).toEqual([create.id]);
    expect(create.input.safeParse(asked[0]?.input).error).toBeUndefined();
    // What the contract presumes of a code is chosen when the form opens, and sent.
    for (const [name, schema] of Object.entries(membersOf(create.input)))
      if (schema instanceof z.ZodDefault && factsOf(schema)?.options)
        expect(asked[0]?.input[name], name).toBe(schema.def.defaultValue);
  });

  test('拒绝的话在那一项上，填的还在', async () => {
    const [name = ''] = [create.unique?.[0] ?? texts[0]?.[0] ?? ''].flat();
    await opened(play, refused(name));
    const form = await fillIn();
    expect((await form.findAllByText('这一项已存在')).length).toBeGreaterThan(0);
    for (const [text, schema] of texts)
      await expect(form.getByRole('textbox', labelled(text, schema))).toHaveValue(typed(schema));
  });

  test('编辑带着原来的内容，发出的有行的键和读到的版本', async () => {
    const asked = await opened(play);
    await press('编辑');
    const form = await formOf();
    await userEvent.click(form.getByRole('button', { name: '提交' }));
    await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
    expect(asked).toMatchObject([{ id: update.id, version: expect.any(Number) }]);
    expect(asked[0]?.input[key]).toMatch(/^\d+$/);
    expect(update.input.safeParse(asked[0]?.input).error).toBeUndefined();
  });

  test('删除先问，发出的只有行的键和读到的版本', async () => {
    const asked = await opened(play);
    // Where a row has more to offer, the last deed is behind 更多.
    if (screen.queryAllByRole('button', { name: '删除' }).length === 0) await press('更多');
    await press('删除');
    const question = await formOf();
    expect(asked).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: '确 定' }));
    await expect(await screen.findByText('删除成功')).toBeInTheDocument();
    expect(asked).toMatchObject([{ id: remove.id, version: expect.any(Number) }]);
    expect(Object.keys(asked[0]?.input ?? {})).toEqual([key]);
  });
});

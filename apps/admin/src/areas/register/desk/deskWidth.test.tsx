import { registration, registrationReview } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationDetail, applicationRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { storyAs } from '../../../kit/story/storyAs';
import { freshDesk, looked, panel } from './deskTest';
import meta, { pictures } from './ReviewDeskScreen.stories';

beforeEach(freshDesk);

const status = recognitionStatus.code('qualified');
const sentence = '请逐项核对材料，全部勾选后再确认通过；缺少的请按再补材料办理';

test('窗口 1440×900：现场确认时材料清单的话一行不缺，没有被按钮盖住', async () => {
  // What the sidebar leaves of it.
  await page.viewport(1216, 900);
  const Story = composeStory(
    {
      ...storyAs(
        userAt('point'),
        fakeTransport(registration, {
          list: () => pageOf(applicationRow(1, { status })),
          get: () =>
            applicationDetail(1, {
              status,
              decisions: ['confirm', 'askMoreMaterials', 'confirmFailed'],
            }),
        }),
        fakeTransport(registrationReview, {
          affirmRegistration: () => Promise.reject(refusal(422, sentence, { materials: sentence })),
        }),
        pictures,
      ),
      parameters: { route: { path: '/', at: '/?step=confirm' } },
    },
    meta,
  );
  await Story.run();
  await looked('李若琳');
  await userEvent.keyboard('1');
  await waitFor(async () => expect((await panel()).getAllByText(sentence)).toHaveLength(2));
  const [atField, atFoot] = (await panel()).getAllByText(sentence);
  const lowest = atFoot?.getBoundingClientRect().top ?? 0;
  const said = atField?.getBoundingClientRect();
  expect(said?.height).toBeGreaterThan(0);
  expect(said?.bottom).toBeLessThanOrEqual(lowest);
  for (const box of (await panel()).getAllByRole('checkbox'))
    expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(lowest);
});

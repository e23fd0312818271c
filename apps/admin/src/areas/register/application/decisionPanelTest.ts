import { registration, registrationReview } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import type { RecognitionDecision } from '@tqc/domain/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import meta, { changes, messages, person, pictures, reveal } from './ApplicationScreen.stories';

type Detail = ReturnType<typeof applicationDetail>;

/** The application as its county sees it, with these decisions; and what is sent of them. */
export function playDecisions(offered: readonly RecognitionDecision[], more: Partial<Detail> = {}) {
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => ({ status: recognitionStatus.code('qualified') }),
    affirmRegistration: () => ({
      status: recognitionStatus.code('confirmed'),
      archiveNo: null,
      acceptNo: null,
    }),
    batchAud: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
  });
  const detail = fakeTransport(registration, {
    get: () => applicationDetail(1, { decisions: [...offered], ...more }),
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  return { run: () => Story.run(), review };
}

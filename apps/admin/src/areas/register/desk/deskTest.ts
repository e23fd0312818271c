import { expect, screen, waitFor, within } from 'storybook/test';
import { draftStore } from '../../../kit/form/drafts';
import { forgetCases } from '../../../kit/case/desk/deskPlace';
import { leavePage } from '../../../kit/story/screenTest';

/** The list of what waits. */
export const queue = async () => within(await screen.findByRole('region', { name: '待办队列' }));
/** What its current row says. */
export const current = async () =>
  (await queue()).getByRole('button', { current: true }).textContent ?? '';
/** Where is decided. */
export const panel = async () => within(await screen.findByRole('region', { name: '办理' }));
// The fields are made anew with each case: they are looked for again every time.
export const open = (name: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: '身份' })).getByText(name),
    ).toBeInTheDocument(),
  );

/** Longer than a case just opened hears no digit, and shorter than anything waits for. */
const LOOKED = 750;
/** Opened, and looked at: from then on digits decide on it. */
export async function looked(name: string): Promise<void> {
  await open(name);
  await new Promise((done) => setTimeout(done, LOOKED));
}

/** Before each test of the desk: nothing of the one before is remembered. */
export async function freshDesk(): Promise<void> {
  // The page before may still have to note where it was.
  await leavePage();
  forgetCases();
  // A form left open by the test before would be open again.
  for (const n of [1, 2, 5]) draftStore.drop(`decision/${24_118_801_000_000 + n}`);
  localStorage.removeItem('tqc.desk.keys');
  localStorage.removeItem('tqc.desk.panes');
}

import { type registrationReview } from '@tqc/contract/register';
import type { ParsedOf } from '@tqc/contract/kit';
import {
  decisions,
  missingText,
  noticeEvents,
  reasonsText,
  recognitionFlow,
} from '@tqc/domain/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, dayAfter, requireDay } from '@tqc/domain/shared';
import type { Updateable } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import type { Tables } from '../../../kit/tables';
import { recordStep, requireRead, type RegistrationRecord } from '../../../trade/registration';
import { unmetOf } from './knownOf';
import { requireDecision } from './mayDecide';
import { stepNote } from './stepNote';
import { tellOf } from './tellOf';

const rows = store('registration', 'regId');
/** What the reviewer says of one application, at the check or at the confirmation. */
type Decided = ParsedOf<
  typeof registrationReview.confirmRegistration | typeof registrationReview.affirmRegistration
>;

/**
 * The application as the reviewer read it; one that moved on since is told so before anything else
 * is judged.
 */
export async function current(
  call: CallContext & { readonly input: { readonly regId: string } },
): Promise<RegistrationRecord> {
  const row = await rows(call).get(call.input.regId);
  await requireRead(call.db, row, call.version);
  return row;
}

/**
 * Refuses a decision that may not be taken now, or comes without what it needs; tells the state
 * afterwards.
 */
export async function admit(
  call: CallContext,
  row: RegistrationRecord,
  said: Decided,
): Promise<number> {
  const today = chinaDay(call.now);
  requireDecision(call, row, said.decision);
  decisions.require(said.decision, { ...said, today, earlier: await lettersTo(call, row, said) });
  requireDays(keptOf(said), today);
  const unmet = await unmetOf(call, said.decision, row);
  if (unmet.length > 0) throw new RuleError(unmet.join('；'));
  return recognitionFlow.next(said.decision, row.status);
}

/** Carries an admitted decision out: state, reasons, record, message to the applicant. */
export async function carryOut(
  call: CallContext,
  row: RegistrationRecord,
  said: Decided,
  status: number,
  more: Updateable<Tables['registration']> = {},
): Promise<void> {
  const { decision, reasons, again } = said;
  const kept = keptOf(said);
  // The term of the law stands still while the applicant completes.
  const pause =
    status === recognitionStatus.code('incomplete') ? { pausedOn: chinaDay(call.now) } : {};
  await rows(call).change(row.regId, { status, ...kept, ...pause, ...more });
  const opinion = reasonsText(reasons, kept.reasonText);
  const note = again ? `${opinion}（再次告知的原因：${again}）` : opinion;
  await recordStep(call, row, stepNote(decision, status, note));
  await tellOf(call, row, decisions.message(decision, said));
}

/** How often the applicant was told already what is missing, for a decision that tells it again. */
async function lettersTo(
  { db }: CallContext,
  { city, regId }: RegistrationRecord,
  { decision }: Decided,
) {
  if (!noticeEvents.includes(decisions.get(decision).label)) return 0;
  const { n } = await db
    .selectFrom('registrationLog')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('city', '=', city)
    .where('regId', '=', regId)
    .where('event', 'in', noticeEvents)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What is kept of what the reviewer said: a deadline only where the decision sets one. */
function keptOf({
  decision,
  materials,
  healthResult,
  healthDate,
  reasons,
  reasonText,
  completeBefore,
  missing,
}: Decided) {
  if (decision === 'withdrawConclusion')
    return { reasons: [], reasonText: '', completeBefore: null };
  const setsDeadline = decisions.get(decision).needs.includes('deadline');
  return {
    materials,
    healthResult,
    healthDate,
    reasons,
    reasonText: [missingText(missing), reasonText].filter(Boolean).join('；'),
    completeBefore: setsDeadline ? completeBefore : null,
  };
}

/**
 * A health check is not older than a year; nobody is given longer than a batch's stages last to
 * complete what is missing.
 */
const HEALTH_DAYS = 365;
const COMPLETION_DAYS = 90;

/** Days somebody typed stand for ever: none is kept that cannot be meant. */
function requireDays(
  {
    healthDate = null,
    completeBefore,
  }: { readonly healthDate?: string | null; readonly completeBefore: string | null },
  today: string,
): void {
  if (healthDate !== null)
    requireDay('healthDate', '体检日期', healthDate, {
      from: dayAfter(today, -HEALTH_DAYS),
      to: today,
    });
  if (completeBefore !== null)
    requireDay('completeBefore', '补全截止日期', completeBefore, {
      from: today,
      to: dayAfter(today, COMPLETION_DAYS),
    });
}

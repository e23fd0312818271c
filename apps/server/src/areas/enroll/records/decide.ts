import { routeOf } from '@tqc/contract/screens';
import { finalJudgement } from '@tqc/domain/dictionaries';
import { finalFlow, firstDecisions, firstReviewFlow, recheckFlow } from '@tqc/domain/enroll';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, dayAfter, requireDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { eachCase, requireDecisionOn } from '../../../trade/cases';
import type { Enrollment } from '../../../trade/enrollments';
import { tellOrganisation } from '../../../trade/messages';
import { dropDraftOf } from '../../../trade/restrictions';
import { changesOf, requireWhyOtherwise, type Said } from './effects';
import { knownOf } from './knownOf';
import { leaveMessage } from './leaveMessage';
import { register, unregister } from './register';
import { enrollmentCases, stageFor, standingIn, tables, type StageName } from './stages';

const COMPLETION_DAYS = 90;
const PENDING = finalJudgement.code('pending');

interface Asked extends Said {
  readonly preview: boolean;
  readonly complete?: boolean;
  readonly missing?: readonly number[];
  readonly missingText?: string;
}
interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** A decision of a stage on some records: one that is refused does not stop the others. */
export async function decide(
  call: CallContext & { readonly input: { readonly preview: boolean } },
  name: StageName,
  said: Asked,
  records: readonly Versioned[],
) {
  const { decision } = said;
  const today = chinaDay(call.now);
  const table = tables[name];
  // Whoever only asks says nothing yet.
  if (!said.preview) {
    table.require(decision, { complete: false, missing: [], completeBefore: null, ...said, today });
    if (typeof said.completeBefore === 'string')
      requireDay('completeBefore', '补全截止日期', said.completeBefore, {
        from: today,
        to: dayAfter(today, COMPLETION_DAYS),
      });
  }
  const stage = await stageFor(call, name);
  const refusals = new Map<string, unknown>();
  const judge = (
    row: Enrollment,
    known: ReturnType<Awaited<ReturnType<typeof knownOf>>>,
    requireRead: () => void,
  ) => {
    const standing = standingIn(row, name);
    requireDecisionOn(stage, call, standing, decision);
    requireRead();
    const unmet = table.unmet(decision, known);
    if (unmet.length > 0) throw new RuleError(unmet.join('；'));
    const to = nextOf(name, decision, standing.status);
    if (!said.preview) requireWhyOtherwise(row, name, said, to);
    return to;
  };
  const outcome = await eachCase(
    enrollmentCases,
    call,
    records,
    (rows) => knownOf(call, rows, 'hold'),
    (row, knownBy, requireRead) => {
      try {
        const to = judge(row, knownBy(row), requireRead);
        const { label, step } = stage.decisions.get(decision);
        const changes = changesOf(call, name, said, to);
        // What is returned has not stayed: it waits in the stage before.
        const toStatus = decision === 'returned' ? Number(changes['status']) : to;
        return {
          changes,
          step: { step: step.label, event: label, toStatus, opinion: said.opinion },
          after: () => follow(call, name, row, said, to),
        };
      } catch (error) {
        refusals.set(row.enrId, error);
        throw error;
      }
    },
  );
  const [only] = outcome.refused;
  // One alone is answered like one: the sentence stands at its field.
  if (!said.preview && records.length === 1 && only) throw refusals.get(only.id) ?? outOfReach();
  return outcome;
}

const flows = { first: firstReviewFlow, recheck: recheckFlow, final: finalFlow } as const;
const nextOf = (name: StageName, decision: string, from: number) =>
  flows[name].next(decision as never, from);

/** What else belongs to a decision. */
async function follow(
  call: CallContext,
  name: StageName,
  row: Enrollment,
  said: Asked,
  to: number,
): Promise<void> {
  const { decision, missing = [], missingText = '', completeBefore = null, opinion } = said;
  if (name === 'first' && decision === 'incomplete') {
    const message = firstDecisions.message(decision, { missing, missingText, completeBefore });
    await leaveMessage(call, row, { content: message?.text ?? '', missing, completeBefore });
  }
  if (name === 'final' && decision === 'withdraw') {
    await unregister(call, row);
    await dropDraftOf(call.db, row);
  }
  if (name === 'final' && to !== PENDING) await register(call, row, to);
  if (decision === 'returned') {
    const [orgId, url] =
      name === 'recheck'
        ? [row.orgId, routeOf('enroll.onlineCheck')]
        : [row.recheckId, routeOf('enroll.audit')];
    const content = `${row.name}（档案号 ${row.archiveNo ?? ''}）的注册被退回：${opinion}`;
    const title = name === 'recheck' ? '注册退回初核' : '注册退回复核';
    await tellOrganisation(call.db, orgId, { title, content, url }, call.now, call.who, {
      beyond: true,
    });
  }
}

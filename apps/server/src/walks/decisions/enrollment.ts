import { enrollDecisionCalls } from '@tqc/contract/enroll';
import { limitStatus, printStatus } from '@tqc/domain/dictionaries';
import {
  finalDecisions,
  finalFlow,
  firstDecisions,
  firstReviewFlow,
  recheckDecisions,
  recheckFlow,
} from '@tqc/domain/enroll';
import { RuleError, type Flow } from '@tqc/domain/kit';
import { expect } from 'vitest';
import type { TestOrg } from '../../testing/server';
import { declared, enrollGround, enrollVersion, saidWith } from '../enrollmentCases';
import { passedEnrollOrgPlan } from '../enrollStage';
import { drafted } from '../restrictionCases';
import { call, once, server, somebody } from '../stage';
import { stepWritten } from './life';
import type { Columns, Decided, Machine, Missing } from './machine';
import {
  concludedIn,
  ENDED,
  knownIn,
  NOTICE_END,
  PENDING,
  pendingIn,
  requireOpen,
  STAGES,
  statesOf,
  type StageName,
  type State,
} from './enrollState';

/** What of the table of any stage is read here. */
interface StageTable {
  readonly keys: readonly string[];
  get(key: string): {
    readonly label: string;
    readonly step: { readonly label: string };
    readonly needs: readonly string[];
  };
  unmet(key: string, known: object): readonly string[];
}
// What every hold of any stage looks at is given.
const tables = {
  first: firstDecisions,
  recheck: recheckDecisions,
  final: finalDecisions,
} as unknown as Readonly<Record<StageName, StageTable>>;
// A row of a table is a step of its flow.
const flows = {
  first: firstReviewFlow,
  recheck: recheckFlow,
  final: finalFlow,
} as unknown as Readonly<Record<StageName, Flow<string>>>;

const NAMES = { first: '初核', recheck: '复核', final: '终审' } as const;
/** Of a plan of the county, whose province plan has the city re-check and the province judge. */
const BY: Readonly<Record<StageName, readonly TestOrg[]>> = {
  first: ['point', 'county'],
  recheck: ['city'],
  final: ['province'],
};
const HANDS = {
  first: undefined,
  recheck: { org: 'city', column: 'first_by', sentence: '初核和复核不能是同一人，请由同事复核' },
  final: {
    org: 'province',
    column: 'recheck_by',
    sentence: '复核和终审不能是同一人，请由同事终审',
  },
} as const;
/** When what has been concluded finally was. */
const CONCLUDED_AT = '2024-06-17T02:00:00Z';
const OTHERWISE = { first: '', recheck: '初核', final: '复核' } as const;

/** What is left out of what is said for each need, and the sentence that asks for it. */
const MISSING: Readonly<Record<string, readonly [said: Columns, sentence: string]>> = {
  opinion: [{ opinion: '' }, '请填写意见，写明理由'],
  complete: [{ complete: false }, '请核对材料，齐全的勾选“材料齐全”；缺少的请按材料不全办理'],
  conditions: [{ conditions: [] }, '请选择未达到的注册条件'],
  reasons: [{ reasons: [] }, '请选择不合格原因'],
  articles: [{ articles: [], reasons: [1] }, '违反职业道德规范的，请选择违反了准则的哪些条款'],
  missing: [{ missing: [] }, '请选择缺少的材料，一次说全'],
  deadline: [{ completeBefore: null }, '请填写今天之后的补全截止日期'],
};

const missing = (need: string): Missing => {
  const [said, sentence] = MISSING[need] ?? [{}, ''];
  return { need, said, field: Object.keys(said)[0] ?? '', sentence };
};

/** A conclusion that differs from the stage before says why, whatever else it needs. */
const whyOtherwise = (stage: StageName): Missing => ({
  need: 'whyOtherwise',
  said: { opinion: '' },
  field: 'opinion',
  sentence: `与${OTHERWISE[stage]}结论不一致，请填写意见`,
});

const records = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: await enrollVersion(id) })));

const send =
  (stage: StageName, decision: string) =>
  async (org: TestOrg, ids: readonly string[], more: Columns = {}): Promise<unknown> => {
    const complete = stage === 'first' && decision === 'qualified' ? { complete: true } : {};
    return call(org, enrollDecisionCalls[stage], {
      input: {
        records: await records(ids),
        decision,
        ...saidWith[decision],
        ...complete,
        ...more,
      },
    });
  };

/** The columns after a decision that nothing stands in the way of. */
function columnsOf(stage: StageName, decision: string, to: number): Columns {
  if (decision === 'incomplete') return { first_review: to, returned: true };
  if (decision === 'withdraw') return pendingIn(stage);
  if (decision === 'returned') return pendingIn(stage === 'final' ? 'recheck' : 'first');
  return concludedIn(stage, to);
}

/** The step stands in the life of the record, and the history tells what was concluded. */
function written(stage: StageName, decision: string) {
  const row = tables[stage].get(decision);
  return async (enrId: string, state: State) => {
    const from = state[stage] ?? 0;
    const to = flows[stage].next(decision, from);
    const back = columnsOf(stage, decision, to)['status'];
    await stepWritten('enrollment', enrId, row, {
      // The record waits in the stage after the one that has concluded.
      from: state.final ?? state.recheck ?? state.first,
      to: decision === 'returned' ? back : to,
    });
    if (stage !== 'final') return;
    const { rowCount } = await server.pool.query(
      'select from enrollment_history where enr_id = $1',
      [enrId],
    );
    const isConcluded = from === PENDING.final && decision !== 'returned';
    expect(rowCount).toBe(isConcluded ? 1 : 0);
  };
}

/** Two plans more: one whose notice goes on, and one that was ended. */
const plans = once(async () => {
  const { obId: going } = await enrollGround();
  const ids = { going, noticed: await passedEnrollOrgPlan(), over: await passedEnrollOrgPlan() };
  for (const [name, obId] of Object.entries(ids))
    await server.pool.query(
      "update org_plan set notice_begin = '2024-06-01', notice_end = $2 where ob_id = $1",
      [obId, NOTICE_END[name as keyof typeof ids]],
    );
  await server.pool.query(
    'update org_plan set approval_status = $2, end_status = $3 where ob_id = $1',
    [ids.over, ENDED.approvalStatus, ENDED.endStatus],
  );
  return ids;
});

/** An entry of the library that may rest on a conclusion. */
const LIMIT_NO = '演限0001';
const restriction = once(async () => {
  const limitId = await drafted();
  await server.pool.query('update limitation set limit_no = $2, status = $3 where limit_id = $1', [
    limitId,
    LIMIT_NO,
    limitStatus.code('reported'),
  ]);
  return limitId;
});

async function stand(enrId: string, state: State): Promise<void> {
  const { first, recheck, final, record, printed, plan, restricted } = state;
  await server.pool.query(
    `with gone as (delete from enrollment_history where enr_id = $1),
     freed as (update limitation set enr_id = null, enr_concluded_at = null where enr_id = $1)
     update enrollment set first_review = $2::smallint, recheck = $3::smallint, final_judgement = $4::smallint,
       status = coalesce($4, $3, $2, 0), record_status = $5, print_status = $6, ob_id = $7,
       returned = false, complete_before = null, first_by = null, recheck_by = null,
       valid_until = null, final_at = case when $4 > $8 then $9::timestamptz end
     where enr_id = $1`,
    [
      enrId,
      first,
      recheck,
      final,
      record,
      printStatus.code(printed ? 'printed' : 'unprinted'),
      (await plans())[plan],
      PENDING.final,
      CONCLUDED_AT,
    ],
  );
  if (restricted)
    await server.pool.query(
      'update limitation set enr_id = $2, enr_concluded_at = $3 where limit_id = $1',
      [await restriction(), enrId, CONCLUDED_AT],
    );
}

/** Makes somebody the one who concluded the stage before; two persons are there for two stages. */
const handsOn = (column: string, org: TestOrg) => {
  const colleague = once(() => somebody(org));
  return async (enrId: string, adminId: string) => {
    await colleague();
    await server.pool.query(`update enrollment set ${column} = $2 where enr_id = $1`, [
      enrId,
      adminId,
    ]);
  };
};

function stageOf(stage: StageName): Machine<State> {
  const table = tables[stage];
  const hands = HANDS[stage];
  const set = hands && handsOn(hands.column, hands.org);
  return {
    name: `定期注册${NAMES[stage]}`,
    table: 'enrollment',
    key: 'enr_id',
    states: statesOf(stage),
    tables: [table, flows[stage]],
    make: declared,
    stand,
    decided: table.keys.map((name): Decided<State> => {
      const sends = send(stage, name);
      const needs = table.get(name).needs.map(missing);
      const differs = stage !== 'first' && name === 'qualified';
      return {
        name,
        by: BY[stage],
        rights: [enrollDecisionCalls[stage].permission],
        after: (state) => {
          requireOpen(stage, state);
          const to = flows[stage].next(name, state[stage] ?? 0);
          const unmet = table.unmet(name, knownIn(state, LIMIT_NO));
          if (unmet.length > 0) throw new RuleError(unmet.join('；'));
          return columnsOf(stage, name, to);
        },
        send: async (org, id, more) => sends(org, [id], more),
        sendMany: sends,
        needs: differs ? [...needs, whyOtherwise(stage)] : needs,
        ...(hands && set && name !== 'withdraw'
          ? { hands: { set, sentence: hands.sentence } }
          : {}),
        left: written(stage, name),
      };
    }),
  };
}

/** The three stages of periodic registration (`domain/enroll/decisions`). */
export const enrollment = STAGES.map(stageOf);

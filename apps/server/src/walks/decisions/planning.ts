import { regChangeStatus } from '@tqc/domain/dictionaries';
import {
  afterAction,
  batchFlow,
  enrollBatchFlow,
  orgPlanActions,
  orgPlanWork,
  planChangeActions,
  planChangeFlow,
  planChangeWork,
  provincePlanActions,
  provincePlanWork,
  type Action,
} from '@tqc/domain/planning';
import { testOrgs, type TestOrg } from '../../testing/server';
import { call, server } from '../stage';
import type { InFlow } from './flowRows';
import type { Columns, Decided, Machine, Missing } from './machine';
import {
  aboveOf,
  afterOf,
  CHANGING,
  GOING,
  isDraft,
  OWN_STATES,
  PASSED,
  PROVINCE_STATES,
  requireRuns,
  under,
  type State,
} from './planState';
import { enrollWays, registerWays, slotOf, valueOf, type TrackWays, type Way } from './planTracks';

type Track = 'register' | 'enroll';
type Kind = 'org' | 'province';
const WAYS: Readonly<Record<Track, TrackWays>> = { register: registerWays, enroll: enrollWays };
const CHANGES = { table: 'plan_change', key: 'id' };
const PLANS = {
  org: { table: 'org_plan', key: 'ob_id' },
  province: { table: 'province_plan', key: 'pb_id' },
} as const;

/** Whose the plans of the walk are. */
const OWN = { org: 'county', province: 'province' } as const;
const OPINION: Missing = {
  need: 'opinion',
  said: { opinion: undefined },
  field: 'opinion',
  sentence: '请填写审批意见',
};
const OWN_REQUEST = '不能审批自己提交的申请，请由本机构其他人员审批';
const BEYOND = /超出|晚于|早于/;

/** Whom a row means: the organisation of a plan, those above it, or the centre. */
function whom({ by, least = 0 }: Action, kind: Kind): readonly TestOrg[] {
  if (by === 'centre') return ['centre'];
  if (by === 'own') return [OWN[kind]];
  const above: readonly TestOrg[] = kind === 'org' ? ['city', 'province', 'centre'] : ['centre'];
  return above.filter((org) => testOrgs[org].type >= least);
}

/** The right of a row beyond that of its call; registration has one of its own for the end. */
function rightsOf(track: Track, action: Action, { one }: Way): readonly string[] {
  const ends = action.moves.some(({ column }) => column === 'endStatus');
  const right =
    track === 'enroll' && action.by !== 'own' && ends ? 'planEnd.approve' : action.right;
  return right === undefined ? [one.permission] : [one.permission, `${track}.${right}`];
}

interface Row {
  readonly table: string;
  readonly key: string;
}
const send =
  ({ table, key }: Row, { one, input, slot }: Way): Decided<never>['send'] =>
  async (org, id, more) => {
    const version = slot
      ? await valueOf('plan_slot', 'obt_id', await slotOf(id), 'version')
      : await valueOf(table, key, id, 'version');
    return call(org, one, {
      input: { ...(await input(id)), ...more },
      ...(one.versioned ? { version: Number(version) } : {}),
    });
  };

const handsOn = ({ table, key }: Row) => ({
  set: (id: string, adminId: string) =>
    server.pool.query(`update ${table} set asked_by = array[$2::bigint] where ${key} = $1`, [
      id,
      adminId,
    ]),
  sentence: OWN_REQUEST,
});

/** A plan in its state, with the province plan and the batch it stands under. */
const stand = (kind: Kind) => async (id: string, state: State) => {
  const { province, batch } = aboveOf(state);
  const { table, key } = PLANS[kind];
  const { rows } = await server.pool.query<{ pb_id: string; cb_id: string }>(
    `update ${table} set approval_status = $2, end_status = $3, asked_by = '{}' where ${key} = $1 returning pb_id, cb_id`,
    [id, state.approval, state.end],
  );
  const [at] = rows;
  if (kind === 'org')
    await server.pool.query(
      'update province_plan set approval_status = $2, end_status = $3 where pb_id = $1 and (approval_status, end_status) <> ($2, $3)',
      [at?.pb_id, province.approvalStatus, province.endStatus],
    );
  await server.pool.query('update plan_batch set status = $2 where cb_id = $1 and status <> $2', [
    at?.cb_id,
    batch,
  ]);
};

const makeProvince = async ({ makeBatch, makeProvince: make }: TrackWays) =>
  make(await makeBatch());
const makePlan = async (ways: TrackWays, kind: Kind) => {
  const pbId = await makeProvince(ways);
  if (kind === 'province') return pbId;
  await stand('province')(pbId, PASSED);
  return ways.makeOrg(pbId);
};
/** Asks for a change of a plan that passed. */
async function askChange(track: Track, kind: Kind, id: string): Promise<void> {
  const ways = WAYS[track];
  await stand(kind)(id, PASSED);
  const way = kind === 'org' ? ways.org.askChange : ways.province.askChange;
  if (!way) throw new Error('no way to ask for a change');
  await send(PLANS[kind], way)(OWN[kind], id);
}

/** What keeps a step back besides states and words: dates, part of the province, waiting work. */
function unmetOf(track: Track, kind: Kind, { checks = [] }: Action): Decided<State>['unmet'] {
  const { table, key } = PLANS[kind];
  const alter = (column: string, value: string) => (id: string) =>
    server.pool.query(`update ${table} set ${column} = ${value} where ${key} = $1`, [id]);
  const spoilt = {
    dates: {
      spoil:
        kind === 'province'
          ? alter('approve_end', "'2024-12-30'")
          : (id: string) =>
              server.pool.query(
                "update plan_slot set filing_end = '2024-12-30 18:00' where ob_id = $1",
                [id],
              ),
      sentence: BEYOND,
    },
    takesPart: {
      spoil: (pbId: string) =>
        server.pool.query(
          "update plan_batch set provs = '{33}' where cb_id = (select cb_id from province_plan where pb_id = $1)",
          [pbId],
        ),
      sentence: /本省不在该批次的参与省份中/,
    },
    settled: {
      spoil: (id: string) => askChange(track, kind, id),
      sentence: /还有待审批的变更/,
    },
  };
  return checks.map((check) => ({ check, ...spoilt[check] }));
}

/** Rows of both tables of a kind of plan: what its own call does, and what others do in it. */
function plans(track: Track, kind: Kind): Machine<State> {
  const row = PLANS[kind];
  const tables: Readonly<Record<string, Action>> =
    kind === 'org'
      ? { ...orgPlanActions, ...orgPlanWork }
      : { ...provincePlanActions, ...provincePlanWork };
  const decided = Object.entries<Way>(WAYS[track][kind]).map(([name, way]): Decided<State> => {
    const action = tables[name];
    if (!action) throw new Error(`no row for ${name}`);
    const after = afterOf(action, kind);
    return {
      name,
      by: whom(action, kind),
      rights: rightsOf(track, action, way),
      after: (state) => {
        const columns = after(state);
        return name === 'remove' ? 'gone' : columns;
      },
      send: send(row, way),
      needs: action.opinion === 'needed' ? [OPINION] : [],
      ...(action.answers ? { hands: handsOn(row) } : {}),
      unmet: unmetOf(track, kind, action) ?? [],
    };
  });
  const own = kind === 'org' ? OWN_STATES : PROVINCE_STATES;
  const above =
    kind === 'org'
      ? under(GOING, ['province locked', 'province ended', 'batch ended'])
      : under(GOING, ['batch ended']);
  return {
    name: `${WAYS[track].name}${kind === 'org' ? '机构' : '省级'}计划`,
    ...row,
    states: [...own, ...above],
    isOwn: (state) => state.above === undefined,
    tables:
      kind === 'org' ? [orgPlanActions, orgPlanWork] : [provincePlanActions, provincePlanWork],
    isHidden: (state, org) => isDraft(state) && org !== OWN[kind],
    make: () => makePlan(WAYS[track], kind),
    stand: stand(kind),
    usedUp: true,
    decided,
  };
}

interface ChangeState {
  readonly status: number;
  readonly plan: State;
}

/** A change that was asked for, in each state of its own and of the plan it is about. */
function changes(track: Track, kind: Kind): Machine<ChangeState> {
  const tables = { ...planChangeActions, ...planChangeWork };
  const { change, beyond } = WAYS[track];
  const [stands, far] = beyond[kind];
  const asks = kind === 'org' ? orgPlanWork.askChange : provincePlanWork.askChange;
  const waits = regChangeStatus.code('waiting');
  return {
    name: `${WAYS[track].name}${kind === 'org' ? '机构' : '省级'}计划变更`,
    ...CHANGES,
    states: [
      ...regChangeStatus.codes.map((code) => ({ status: Number(code), plan: PASSED })),
      ...CHANGING.map((plan) => ({ status: waits, plan })),
      ...under([PASSED], ['batch ended']).map((plan) => ({ status: waits, plan })),
    ],
    isOwn: ({ plan }) => plan === PASSED,
    tables: [planChangeActions, planChangeWork, planChangeFlow],
    async make() {
      const planId = await makePlan(WAYS[track], kind);
      await askChange(track, kind, planId);
      return String(await valueOf(CHANGES.table, PLANS[kind].key, planId, 'max(id)'));
    },
    async stand(id, { status, plan }) {
      const planId = String(await valueOf(CHANGES.table, CHANGES.key, id, PLANS[kind].key));
      await stand(kind)(planId, plan);
      await server.pool.query("update plan_change set status = $2, asked_by = '{}' where id = $1", [
        id,
        status,
      ]);
    },
    usedUp: true,
    decided: Object.entries<Way>(change).map(([name, way]): Decided<ChangeState> => {
      const action: Action = tables[name as keyof typeof tables];
      return {
        name,
        by: whom(action, kind),
        rights: rightsOf(track, action, way),
        after: ({ status, plan }) => {
          requireRuns(action.runs, plan, kind);
          const after = afterAction(action, { status });
          // What is taken over has to fit the plan as it stands.
          if (action.checks?.includes('dates')) {
            if (kind === 'org') requireRuns('planning', plan, kind);
            afterAction(asks, { approvalStatus: plan.approval, endStatus: plan.end });
          }
          return name === 'withdraw' ? 'gone' : (after as Columns);
        },
        send: send(CHANGES, way),
        needs: action.opinion === 'needed' ? [OPINION] : [],
        ...(action.answers ? { hands: handsOn(CHANGES) } : {}),
        unmet: (action.checks ?? []).map((check) => ({
          check,
          spoil: (id: string) =>
            server.pool.query(
              'update plan_change set after = replace(after::text, $2, $3)::jsonb where id = $1',
              [id, stands, far],
            ),
          sentence: BEYOND,
        })),
      };
    }),
  };
}

/** Batches: the centre's alone. */
function batches(track: Track): Machine<InFlow> {
  const { batch, batchPasses, makeBatch, name: of } = WAYS[track];
  const row = { table: 'plan_batch', key: 'cb_id' };
  const used = {
    end: /还有未结束的省级计划，不能结束批次/,
    remove: /批次下已有省级计划，不能删除/,
  };
  return {
    name: `${of}批次`,
    ...row,
    tables: [track === 'enroll' ? enrollBatchFlow : batchFlow],
    make: makeBatch,
    stand: (cbId, { status }) =>
      server.pool.query('update plan_batch set status = $2 where cb_id = $1', [cbId, status]),
    usedUp: true,
    decided: Object.entries<Way>(batch).map(([name, way]): Decided<InFlow> => {
      const event = name as 'update' | 'remove' | 'end' | 'reopen';
      const turns = event === 'end' || event === 'reopen';
      return {
        name,
        by: ['centre'],
        rights: [way.one.permission, ...(turns ? [`${track}.certBatch.end`] : [])],
        after: ({ status }) => {
          const after = enrollBatchFlow.next(event, status);
          return event === 'remove' ? 'gone' : { status: after };
        },
        send: send(row, way),
        needs: [],
        unmet:
          event === 'end' || event === 'remove'
            ? [{ check: 'unused', spoil: batchPasses, sentence: used[event] }]
            : [],
      };
    }),
  };
}

const TRACKS = ['register', 'enroll'] as const;
const KINDS = ['org', 'province'] as const;

/** Batches, plans and their changes, of both tracks (`domain/planning/actions`). */
export const planning = TRACKS.flatMap((track) => [
  batches(track),
  ...KINDS.map((kind) => plans(track, kind)),
  ...KINDS.map((kind) => changes(track, kind)),
]);

import { allCalls, defaultRights } from '@tqc/contract/catalogue';
import { allScreens } from '@tqc/contract/screens';
import type { orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import { expect, test } from 'vitest';
import { controlsOf, type Control } from './kit/controls';
import { nameOf, transitions, type Transition } from './kit/machines';
import { expectOnly } from './kit/pending';
import { readTables } from '../../scripts/catalogue.mjs';
import { screenFiles } from './kit/screenFiles';
import { endStates } from './endStates';
import { pendingStates, pendingTransitions } from './pending/transitions';

const rightOf = new Map(allCalls.map(({ id, permission }) => [id, permission]));
const controls = new Map(
  allScreens
    .filter(({ id }) => screenFiles.has(id))
    .map((screen) => [screen, controlsOf(screen.id)] as const),
);

/** The controls that somebody of an organisation type finds on the pages given to it. */
const foundBy = (orgType: number): readonly Control[] =>
  [...controls].flatMap(([{ orgTypes }, parts]) => (orgTypes.includes(orgType) ? parts : []));

/** A call that carries several actions is told which: what the row of transitions.tsv means. */
const ACTION: Readonly<Record<string, keyof typeof orgPlanActions | keyof typeof orgPlanWork>> = {
  'recognition: plan edited': 'edit',
  'recognition: report to the superior': 'report',
  'recognition: edit and report again': 'report',
  'recognition: pass': 'pass',
  'recognition: fail': 'fail',
  'recognition: withdraw before a decision': 'withdraw',
  'recognition: lock': 'lock',
  'recognition: unlock': 'unlock',
  'recognition: apply to end plan': 'applyEnd',
  'recognition: apply again': 'applyEnd',
  'recognition: end plan': 'endPlan',
  'recognition: return': 'returnEnd',
  'recognition: force end': 'forceEnd',
  'recognition: force end of what was applied for': 'forceEnd',
  'recognition: force end of what was returned': 'forceEnd',
  'periodic registration province plan: edited': 'edit',
  'periodic registration province plan: report': 'report',
  'periodic registration province plan: edit and report again': 'report',
  'periodic registration province plan: pass': 'pass',
  'periodic registration province plan: fail': 'fail',
  'periodic registration province plan: withdraw before a decision': 'withdraw',
  'periodic registration province plan: lock': 'lock',
  'periodic registration province plan: unlock': 'unlock',
};

function isOffered({ event, calls }: Transition, orgType: number): boolean {
  const rights = defaultRights(orgType);
  const action = ACTION[event];
  return calls.some(
    (id) =>
      rights.has(rightOf.get(id) ?? '') &&
      foundBy(orgType).some(
        (part) => part.calls.has(id) && (action === undefined || part.words.has(action)),
      ),
  );
}

test('已建的每一步，能办它的每类机构都有画面给出办它的按钮', () => {
  expect(transitions.length).toBeGreaterThan(60);
  const missing = transitions.flatMap((row) =>
    row.orgTypes
      .filter((orgType) => !isOffered(row, orgType))
      .map((orgType) => `${nameOf(row)} ${orgType}`),
  );
  expectOnly('没有按钮的步骤', missing, pendingTransitions);
});

test('进得去的状态都出得来，或是终点：没有一个状态只在表里有出路', () => {
  const known = new Set(rightOf.keys());
  const walks = (row: Transition) =>
    row.orgTypes.some((orgType) => isOffered(row, orgType)) ||
    (row.orgTypes.length === 0 && row.calls.every((id) => known.has(id)));
  const states = [...new Set(transitions.map(({ entity, from }) => `${entity} ${from}`))];
  const stuck = states.filter(
    (state) =>
      !state.endsWith(' -') &&
      !transitions.some((row) => `${row.entity} ${row.from}` === state && walks(row)),
  );
  expectOnly('只在表里有出路的状态', stuck, pendingStates);
});

test('没有出路的状态都是终点：transitions.tsv 里走到头的，正好是写明为什么到此为止的那些', () => {
  const left = new Set(transitions.map(({ entity, from }) => `${entity} ${from}`));
  const entered = new Set(transitions.map(({ entity, to }) => `${entity} ${to}`));
  expect([...entered].filter((state) => !left.has(state) && !state.endsWith(' -')).sort()).toEqual(
    Object.keys(endStates).sort(),
  );
  expect(Object.values(endStates).filter((why) => why.length < 10)).toEqual([]);
  // A code that no step comes to or goes from is a state that nobody has thought of.
  const machines = new Set(transitions.map(({ entity }) => entity));
  const codes = readTables().dictionaries.flatMap(({ dict = '', value }) =>
    machines.has(dict) ? [`${dict} ${value}`] : [],
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((state) => !left.has(state) && !entered.has(state))).toEqual([]);
});

test('按钮对照表里的每一行，transitions.tsv 里都有', () => {
  const events = new Set(transitions.map(({ event }) => event));
  expect(Object.keys(ACTION).filter((event) => !events.has(event))).toEqual([]);
});

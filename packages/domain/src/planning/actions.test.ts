import { expect, test } from 'vitest';
import { orgBatchApproval, planEndStatus } from '../dictionaries';
import {
  afterAction,
  namesOf,
  offers,
  opinionOf,
  orgPlanActions,
  orgPlanWork,
  provincePlanActions,
  provincePlanWork,
  whyNotRunning,
} from '.';

const tables = [orgPlanActions, orgPlanWork, provincePlanActions, provincePlanWork];
const states = orgBatchApproval.codes.flatMap((approvalStatus) =>
  planEndStatus.codes.map((endStatus) => ({ approvalStatus, endStatus })),
);

test('按钮出现，当且仅当这一步在表里走得通；结束的计划什么按钮都没有', () => {
  for (const action of tables.flatMap((table) => Object.values(table)))
    for (const state of states) {
      if (offers(action, state)) expect(() => afterAction(action, state)).not.toThrow();
      else if (state.endStatus !== planEndStatus.code('ended'))
        expect(() => afterAction(action, state)).toThrow(/\p{Script=Han}/u);
    }
  const ended = { approvalStatus: 2, endStatus: planEndStatus.code('ended') };
  expect(tables.flatMap((table) => Object.values(table)).filter((a) => offers(a, ended))).toEqual(
    [],
  );
});

test('省级计划由国家级直接结束，机构计划先申请后同意，同意时锁定', () => {
  const passed = { approvalStatus: 2, endStatus: 0 };
  expect(afterAction(provincePlanActions.endPlan, passed)).toEqual({ endStatus: 2 });
  expect(() => afterAction(orgPlanActions.endPlan, passed)).toThrow('没有待审批的结束申请');
  const applied = { ...passed, ...afterAction(orgPlanActions.applyEnd, passed) };
  expect(afterAction(orgPlanActions.endPlan, applied)).toEqual({
    endStatus: 2,
    approvalStatus: orgBatchApproval.code('locked'),
  });
});

test('要写意见的没有意见就拒绝', () => {
  const needs = namesOf(orgPlanActions).filter((name) => orgPlanActions[name].opinion === 'needed');
  expect(needs).toEqual(['fail', 'amend', 'returnEnd', 'forceEnd']);
  expect(() => opinionOf(orgPlanActions.fail, '')).toThrow('请填写审批意见');
  expect(opinionOf(orgPlanActions.pass, undefined)).toBe('');
});

test('锁定的省级计划不再安排新的，已有的照常收申请；结束的哪样都不行', () => {
  const org = { approvalStatus: 2, endStatus: 0 };
  const under = (approvalStatus: number, endStatus = 0, batch = 1) => ({
    batch,
    province: { approvalStatus, endStatus },
    org,
  });
  expect(whyNotRunning('planning', under(2))).toBeUndefined();
  expect(whyNotRunning('planning', under(4))).toContain('已锁定');
  expect(whyNotRunning('planning', under(1))).toContain('尚未审批通过');
  expect(whyNotRunning('filing', under(4))).toBeUndefined();
  for (const over of [under(2, 2), under(2, 0, 2)])
    for (const what of ['going', 'planning', 'filing'] as const)
      expect(whyNotRunning(what, over)).toContain('已结束');
});

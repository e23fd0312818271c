import { defineActions, moveBy } from './action';
import { approvalFlow, planChangeFlow, planEndFlow, provinceEndFlow } from './flows';

const approval = moveBy('approvalStatus', approvalFlow);
const end = moveBy('endStatus', planEndFlow);
const provinceEnd = moveBy('endStatus', provinceEndFlow);
const change = moveBy('status', planChangeFlow);
const DECIDES = 'provinceBatch.approve';

/** What may be done with an organisation plan by its own call. */
export const orgPlanActions = defineActions({
  edit: { label: '编辑', by: 'own', runs: 'planning', moves: [approval('edit')], writes: true },
  report: {
    label: '上报',
    by: 'own',
    runs: 'planning',
    moves: [approval('report', 'reportAgain')],
    checks: ['dates'],
    stamps: 'reported',
  },
  withdraw: { label: '撤回', by: 'own', runs: 'itself', moves: [approval('withdraw')] },
  pass: {
    label: '通过',
    by: 'superior',
    right: DECIDES,
    runs: 'planning',
    moves: [approval('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '认定计划已通过',
      content: `${plan}已通过审批${opinion}`,
    }),
  },
  fail: {
    label: '退回',
    by: 'superior',
    right: DECIDES,
    runs: 'itself',
    moves: [approval('fail')],
    opinion: 'needed',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '认定计划未通过',
      content: `${plan}未通过审批：${opinion}`,
    }),
  },
  lock: {
    label: '锁定',
    by: 'superior',
    right: DECIDES,
    runs: 'going',
    moves: [approval('lock')],
  },
  unlock: {
    label: '解锁',
    by: 'superior',
    right: DECIDES,
    runs: 'going',
    moves: [approval('unlock')],
  },
  applyEnd: {
    label: '申请结束',
    by: 'own',
    right: 'planEnd.apply',
    runs: 'itself',
    moves: [approval('applyEnd'), end('applyEnd')],
    checks: ['settled'],
    opinion: 'free',
    into: 'endReason',
  },
  endPlan: {
    label: '同意结束',
    by: 'superior',
    right: DECIDES,
    runs: 'itself',
    moves: [end('endPlan'), approval('end')],
    checks: ['settled'],
  },
  returnEnd: {
    label: '退回结束',
    by: 'superior',
    right: DECIDES,
    runs: 'itself',
    moves: [end('returnEnd')],
    opinion: 'needed',
  },
});

/** What is done in an organisation plan by other calls, or by editing one field of it. */
export const orgPlanWork = defineActions({
  openFiling: {
    label: '开放网报',
    by: 'own',
    runs: 'planning',
    moves: [approval('setFiling')],
    writes: true,
  },
  closeFiling: {
    label: '关闭网报',
    by: 'own',
    runs: 'going',
    moves: [approval('setFiling')],
    writes: true,
  },
  addSlot: { label: '新增时间段', by: 'own', runs: 'planning', moves: [approval('edit')] },
  changeSlot: { label: '编辑时间段', by: 'own', runs: 'planning', moves: [approval('edit')] },
  removeSlot: { label: '删除时间段', by: 'own', runs: 'planning', moves: [approval('edit')] },
  remove: { label: '删除', by: 'own', runs: 'going', moves: [approval('remove')] },
});

/** What may be done with a province plan by its own call. */
export const provincePlanActions = defineActions({
  edit: {
    label: '编辑',
    by: 'own',
    runs: 'going',
    moves: [approval('edit')],
    checks: ['takesPart', 'dates'],
    writes: true,
  },
  report: {
    label: '上报',
    by: 'own',
    runs: 'going',
    moves: [approval('report', 'reportAgain')],
    checks: ['takesPart', 'dates'],
    stamps: 'reported',
  },
  withdraw: { label: '撤回', by: 'own', runs: 'going', moves: [approval('withdraw')] },
  pass: {
    label: '通过',
    by: 'centre',
    right: DECIDES,
    runs: 'going',
    moves: [approval('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '省级计划已通过',
      content: `${plan}已通过审批。${opinion}`,
    }),
  },
  fail: {
    label: '退回',
    by: 'centre',
    right: DECIDES,
    runs: 'going',
    moves: [approval('fail')],
    opinion: 'needed',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '省级计划未通过',
      content: `${plan}未通过审批：${opinion}`,
    }),
  },
  lock: { label: '锁定', by: 'centre', right: DECIDES, runs: 'going', moves: [approval('lock')] },
  unlock: {
    label: '解锁',
    by: 'centre',
    right: DECIDES,
    runs: 'going',
    moves: [approval('unlock')],
  },
  endPlan: {
    label: '结束',
    by: 'centre',
    right: DECIDES,
    runs: 'going',
    moves: [provinceEnd('endPlan')],
    checks: ['settled'],
  },
});

/** What is done with a province plan by other calls. */
export const provincePlanWork = defineActions({
  askChange: { label: '申请变更', by: 'own', runs: 'going', moves: [approval('askChange')] },
  remove: { label: '删除', by: 'own', runs: 'going', moves: [approval('remove')] },
});

/** What may be done with a change that was asked for. */
export const planChangeActions = defineActions({
  pass: {
    label: '通过',
    by: 'centre',
    right: DECIDES,
    runs: 'going',
    moves: [change('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
  },
  fail: {
    label: '退回',
    by: 'centre',
    right: DECIDES,
    runs: 'itself',
    moves: [change('fail')],
    opinion: 'needed',
    stamps: 'decided',
  },
  edit: {
    label: '编辑',
    by: 'own',
    runs: 'going',
    moves: [change('edit')],
    checks: ['dates'],
    writes: true,
  },
});

/** What is done with a change by other calls. */
export const planChangeWork = defineActions({
  withdraw: { label: '撤回', by: 'own', runs: 'itself', moves: [change('withdraw')] },
});

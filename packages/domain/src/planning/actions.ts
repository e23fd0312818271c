import { defineActions, moveBy, type Action } from './action';
import { approvalFlow, planChangeFlow, planEndFlow, provinceEndFlow } from './flows';

const approval = moveBy('approvalStatus', approvalFlow);
const end = moveBy('endStatus', planEndFlow);
const provinceEnd = moveBy('endStatus', provinceEndFlow);
const change = moveBy('status', planChangeFlow);
const DECIDES = 'provinceBatch.approve';
const withOpinion = (opinion: string) => (opinion ? `：${opinion}` : '');
const reportedOf = (kind: string): Action['asks'] => ({
  page: 'planApprove',
  say: (plan) => ({ title: `${kind}等待审批`, content: `${plan}已上报，请审批` }),
});
const changeAsked: Action['asks'] = {
  page: 'changeRecord',
  say: (plan) => ({ title: '计划变更等待审批', content: `${plan}申请变更，请审批` }),
};

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
    asks: reportedOf('机构计划'),
  },
  withdraw: { label: '撤回', by: 'own', runs: 'itself', moves: [approval('withdraw')] },
  pass: {
    label: '通过',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'planning',
    moves: [approval('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '机构计划已通过',
      content: `${plan}已通过审批${withOpinion(opinion)}`,
    }),
  },
  fail: {
    label: '退回',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'itself',
    moves: [approval('fail')],
    opinion: 'needed',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '机构计划未通过',
      content: `${plan}未通过审批：${opinion}`,
    }),
  },
  // For those below who cannot be reached in time: the reason stands with the plan and in the bell.
  amend: {
    label: '代为修改',
    by: 'superior',
    least: 4,
    right: DECIDES,
    runs: 'planning',
    moves: [approval('amend')],
    opinion: 'needed',
    writes: true,
    tells: (plan, opinion) => ({
      title: '上级修改了机构计划',
      content: `${plan}已由上级机构代为修改：${opinion}`,
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
    asks: {
      page: 'endPlan',
      say: (plan) => ({
        title: '有计划申请结束',
        content: `${plan}申请结束，请核对后同意或退回`,
      }),
    },
  },
  endPlan: {
    label: '同意结束',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'itself',
    moves: [end('endPlan'), approval('end')],
    checks: ['settled'],
    tells: (plan) => ({ title: '计划已结束', content: `${plan}已同意结束，只能查看` }),
  },
  returnEnd: {
    label: '退回结束',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'itself',
    moves: [end('returnEnd')],
    opinion: 'needed',
    tells: (plan, opinion) => ({
      title: '结束申请被退回',
      content: `${plan}的结束申请被退回：${opinion}`,
    }),
  },
  // Whoever does not ask for the end cannot keep a season open; what is unsettled still can.
  forceEnd: {
    label: '强制结束',
    by: 'centre',
    right: DECIDES,
    runs: 'itself',
    moves: [end('forceEnd'), approval('end')],
    checks: ['settled'],
    opinion: 'needed',
    into: 'endReason',
    tells: (plan, opinion) => ({
      title: '计划被强制结束',
      content: `${plan}已由国家级机构结束：${opinion}`,
    }),
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
  askChange: {
    label: '申请变更',
    by: 'own',
    runs: 'planning',
    moves: [approval('askChange')],
    asks: changeAsked,
  },
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
    asks: reportedOf('省级计划'),
  },
  withdraw: { label: '撤回', by: 'own', runs: 'going', moves: [approval('withdraw')] },
  pass: {
    label: '通过',
    by: 'centre',
    answers: true,
    right: DECIDES,
    runs: 'going',
    moves: [approval('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '省级计划已通过',
      content: `${plan}已通过审批${withOpinion(opinion)}`,
    }),
  },
  fail: {
    label: '退回',
    by: 'centre',
    answers: true,
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
    tells: (plan) => ({ title: '省级计划已结束', content: `${plan}已由国家级机构结束，只能查看` }),
  },
});

/** What is done with a province plan by other calls. */
export const provincePlanWork = defineActions({
  askChange: {
    label: '申请变更',
    by: 'own',
    runs: 'going',
    moves: [approval('askChange')],
    asks: changeAsked,
  },
  remove: { label: '删除', by: 'own', runs: 'going', moves: [approval('remove')] },
});

/** What may be done with a change that was asked for. */
export const planChangeActions = defineActions({
  pass: {
    label: '通过',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'going',
    moves: [change('pass')],
    checks: ['dates'],
    opinion: 'free',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '计划变更已通过',
      content: `${plan}的变更已通过审批并已生效${withOpinion(opinion)}`,
    }),
  },
  fail: {
    label: '退回',
    by: 'superior',
    answers: true,
    right: DECIDES,
    runs: 'itself',
    moves: [change('fail')],
    opinion: 'needed',
    stamps: 'decided',
    tells: (plan, opinion) => ({
      title: '计划变更未通过',
      content: `${plan}的变更未通过审批：${opinion}`,
    }),
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

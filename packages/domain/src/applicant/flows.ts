import { applicantAccount, realNameAuth, reviewFlag, validation } from '../dictionaries';
import { defineFlow } from '../kit';

/** 实名: what the machine could not tell is looked at by people, once more whenever it is asked. */
export const realNameFlow = defineFlow(realNameAuth, {
  askReview: {
    from: ['failed', 'manualFailed'],
    to: 'waiting',
    otherwise: '只有验证未通过的可以再提交人工审核',
  },
  doubt: { from: 'waiting', otherwise: '只有待人工审核的可以审核' },
  pass: { from: 'waiting', to: 'manualPassed', otherwise: '只有待人工审核的可以审核' },
  refuse: { from: 'waiting', to: 'manualFailed', otherwise: '只有待人工审核的可以审核' },
});

/** 申请人账户: locked and unlocked by staff; one that was closed stays closed. */
export const applicantAccountFlow = defineFlow(applicantAccount, {
  changeMobile: { from: ['normal', 'locked'], otherwise: '已注销的账户不能修改手机号码' },
  lock: { from: 'normal', to: 'locked', otherwise: '只有正常的账户可以锁定' },
  unlock: { from: 'locked', to: 'normal', otherwise: '只有锁定的账户可以解锁' },
  close: { from: 'normal', to: 'closed', otherwise: '锁定或已注销的账户不能注销' },
});

/** 核验: by hand only what no source has confirmed; the source is asked in any state. */
export const validationFlow = defineFlow(validation, {
  checkByHand: {
    from: ['no', 'partly'],
    otherwise: '已核验的不用再人工核验，记录有误的请更正',
  },
});

/** 申请人事务: looked at once, with its evidence. */
export const affairFlow = defineFlow(reviewFlag, {
  pass: { from: 'waiting', to: 'passed', otherwise: '只有待审核的事务可以审核' },
  refuse: { from: 'waiting', to: 'failed', otherwise: '只有待审核的事务可以审核' },
});

/** 事务类型: what each is about decides what is done when it passes. */
export const affairKinds = {
  password: 1,
  mobile: 2,
  name: 3,
  idNo: 4,
  close: 5,
  join: 6,
} as const;

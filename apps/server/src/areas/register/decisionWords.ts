/** How the steps of the flow stand in the history of an application: where it was, and what happened. */
export const decisionWords: Readonly<Record<string, [step: string, event: string]>> = {
  materialsIncomplete: ['网报核验', '材料待补全'],
  materialsQualified: ['网报核验', '材料合格'],
  checkFailed: ['网报核验', '核验不通过'],
  notCompletedInTime: ['网报核验', '逾期未补全'],
  withdrawConclusion: ['网报核验', '撤销结论'],
  confirm: ['现场确认', '确认通过'],
  confirmFailed: ['现场确认', '确认不通过'],
  askMoreMaterials: ['现场确认', '再补材料'],
  approve: ['认定审批', '审批通过'],
  approveFail: ['认定审批', '不予认定'],
  returnToConfirmation: ['认定审批', '退回确认'],
  withdrawApproval: ['认定审批', '撤回审批'],
  withdrawFailure: ['认定审批', '撤回结论'],
};

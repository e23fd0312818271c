/** An opinion must come with a refusal or a return. */
export const opinionNeed = {
  field: 'opinion',
  sentence: '请填写审核意见',
  met: ({ opinion }: { readonly opinion: string }) => opinion !== '',
};

/** Why, from the list or in own words. */
export const reasonNeed = {
  field: 'reasons',
  sentence: '请选择或填写原因',
  met: ({
    reasons,
    reasonText,
  }: {
    readonly reasons: readonly number[];
    readonly reasonText: string;
  }) => reasons.length > 0 || reasonText !== '',
};

/** Until when something is to be completed: not a day that has passed. */
export const deadlineNeed = {
  field: 'completeBefore',
  sentence: '请填写今天之后的补全截止日期',
  met: ({
    completeBefore,
    today,
  }: {
    readonly completeBefore: string | null;
    readonly today: string;
  }) => completeBefore !== null && completeBefore >= today,
};

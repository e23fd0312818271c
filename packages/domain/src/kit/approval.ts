/** An opinion must come with a refusal or a return. */
export const opinionNeed = {
  field: 'opinion',
  sentence: '请填写审核意见',
  met: ({ opinion }: { readonly opinion: string }) => opinion !== '',
};

/** The words of a table with one step, on which one party decides and who asked is told. */
export const approvalWords = <
  const L extends string,
  const S extends string,
  const C extends string,
  const B extends string,
>(words: {
  readonly label: L;
  readonly short: S;
  readonly call: C;
  readonly by: B;
}) =>
  ({
    steps: { approval: { label: words.label, short: words.short } },
    calls: [words.call],
    by: [words.by],
    needs: { opinion: opinionNeed },
    tells: ['applicant'],
  }) as const;

/** What all answers to one question have in common in their table. */
type Question = Readonly<Record<'step' | 'call' | 'by' | 'from', string>>;

/** The answer that is given as a rule: the case passes. */
export const passing = <const Q extends Question, const R extends object>(question: Q, row: R) =>
  ({ ...question, ...row, usual: true, tone: 'good' }) as const;

/** The answer that refuses and says why: whoever asked reads it. */
export const refusing = <const Q extends Question, const R extends object>(question: Q, row: R) =>
  ({ ...question, ...row, needs: ['opinion'], tone: 'bad' }) as const;

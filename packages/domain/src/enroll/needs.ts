interface Said {
  readonly opinion: string;
  readonly conditions: readonly number[];
  readonly reasons: readonly number[];
  readonly articles: readonly number[];
  readonly complete: boolean;
  readonly missing: readonly number[];
  readonly completeBefore: string | null;
  readonly today: string;
}

/** Breaches of ethics are said by the articles of the code of conduct. */
const ETHICS = 1;

/** What must be said with a decision on a registration. */
export const enrollNeeds = {
  opinion: {
    field: 'opinion',
    sentence: '请填写意见，写明理由',
    met: ({ opinion }: Pick<Said, 'opinion'>) => opinion !== '',
  },
  complete: {
    field: 'complete',
    sentence: '请核对材料，齐全的勾选“材料齐全”；缺少的请按材料不全办理',
    met: ({ complete }: Pick<Said, 'complete'>) => complete,
  },
  conditions: {
    field: 'conditions',
    sentence: '请选择未达到的注册条件',
    met: ({ conditions }: Pick<Said, 'conditions'>) => conditions.length > 0,
  },
  reasons: {
    field: 'reasons',
    sentence: '请选择不合格原因',
    met: ({ reasons }: Pick<Said, 'reasons'>) => reasons.length > 0,
  },
  articles: {
    field: 'articles',
    sentence: '违反职业道德规范的，请选择违反了准则的哪些条款',
    met: ({ reasons, articles }: Pick<Said, 'reasons' | 'articles'>) =>
      !reasons.includes(ETHICS) || articles.length > 0,
  },
  missing: {
    field: 'missing',
    sentence: '请选择缺少的材料，一次说全',
    met: ({ missing }: Pick<Said, 'missing'>) => missing.length > 0,
  },
  deadline: {
    field: 'completeBefore',
    sentence: '请填写今天之后的补全截止日期',
    met: ({ completeBefore, today }: Pick<Said, 'completeBefore' | 'today'>) =>
      completeBefore !== null && completeBefore >= today,
  },
};

import { finalJudgement, reviewFlag, tempHistoryReason, tempHistoryStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** A row of an old collection: mended and taken over, or void. */
export const tempHistoryFlow = defineFlow(tempHistoryStatus, {
  correct: { from: 'waiting', to: 'stored', otherwise: '该数据已处理，不能再修正入库' },
  void: { from: 'waiting', to: 'void', otherwise: '该数据已处理，不能再作废' },
});

/** The education of somebody who was certified while studying: found, or refused with a reason. */
export const historyCollegeFlow = defineFlow(reviewFlag, {
  link: {
    from: ['waiting', 'failed'],
    to: 'passed',
    otherwise: '该人员的学历已补充，不能再关联',
  },
  refuse: { from: 'waiting', to: 'failed', otherwise: '只有待补充的学历可以退回' },
});

/** Fields that a row of an old collection may lack or have wrong, by the store it is meant for. */
const FIELDS = {
  cert: [
    'certNo',
    'idNo',
    'sex',
    'birthDate',
    'nation',
    'ctId',
    'subjectId',
    'recognisedOn',
    'educationLevel',
    'graduateSchool',
    'orgId',
  ],
  enrollment: [
    'certNo',
    'idNo',
    'ctId',
    'workUnit',
    'registrationType',
    'enrollNumber',
    'conclusion',
    'concludedOn',
    'validUntil',
    'orgId',
  ],
} as const;
const WRONG: Readonly<Record<number, readonly string[]>> = {
  [tempHistoryReason.code('twice')]: ['certNo', 'enrollNumber'],
  [tempHistoryReason.code('identity')]: ['idNo', 'sex', 'birthDate'],
  [tempHistoryReason.code('organisation')]: ['orgId'],
};
/** A conclusion of these holds until a day. */
const QUALIFIED = finalJudgement.code('qualified');

/** The fields in fault of a row: wrong by its reason, or empty. */
export function tempFaults(
  store: keyof typeof FIELDS,
  row: Readonly<Record<string, unknown>>,
): string[] {
  const wrong = WRONG[Number(row['reason'])] ?? [];
  const isEmpty = (name: string) => {
    if (name === 'validUntil' && row['conclusion'] !== QUALIFIED && row['conclusion'] !== null)
      return false;
    return row[name] === null || row[name] === undefined || row[name] === '';
  };
  return FIELDS[store].filter((name) => wrong.includes(name) || isEmpty(name));
}

/** Conclusions that an application may put in the place of another. */
export const changedConclusion = {
  options: finalJudgement.options.filter(({ value }) => isChangeable(Number(value))),
  codes: finalJudgement.codes.filter(isChangeable),
};
function isChangeable(code: number): boolean {
  return [QUALIFIED, finalJudgement.code('deferred'), finalJudgement.code('unqualified')].some(
    (one) => one === code,
  );
}

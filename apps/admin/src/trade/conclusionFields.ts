import { finalJudgement } from '@tqc/domain/dictionaries';
import type { FormValues } from '@tqc/ui/FormDialog';
import { differing, required } from '../kit/form/formFields';
import { proof } from './proof';

/** The decision that a change of a registration rests on. */
export const decisionPaper = proof('决定书', '有发文机关印章的决定书');

const onlyFor = <N extends 'conditions' | 'reasons'>(of: N, code: number) =>
  differing(of, {
    required: true,
    when: ({ conclusion }: FormValues) => Number(conclusion) === code,
  });

/** What another conclusion of a registration is asked for with. */
export const conclusionFields = [
  required('conclusion'),
  onlyFor('conditions', finalJudgement.code('deferred')),
  onlyFor('reasons', finalJudgement.code('unqualified')),
  'explanation',
  decisionPaper,
] as const;

import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import type { FormField } from '@tqc/ui/FormDialog';
import { required, type NamedField } from '../../../kit/form/formFields';
import { idsOf, recordsOf, type Chosen } from '../../../kit/form/inParts';

/** What is sent and asked with a decision on many, and with the same decision on one of them. */
export function decidedBy<D extends RecognitionDecision>(decision: D) {
  const { needs } = decisions.get(decision);
  return {
    input: (part: readonly Chosen[]) => ({
      regIds: idsOf(part),
      decision,
      opinion: '',
      records: [...recordsOf(part)],
    }),
    ...(needs.length > 0 ? { fields: [saidWith(decision)] } : {}),
    done: '已办理',
  };
}

/** What is said with it: an opinion, or what it is taken back for. */
function saidWith(decision: RecognitionDecision): NamedField<'opinion'> {
  if (!decisions.get(decision).needs.includes('whyBack')) return required('opinion');
  const change = (field: FormField) => ({ ...field, label: '撤回原因', required: true });
  return { of: 'opinion', change };
}

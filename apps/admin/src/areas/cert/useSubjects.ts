import { lookup } from '@tqc/contract/lookup';
import type { Call } from '@tqc/contract/kit';
import { subjectQueryType } from '@tqc/domain/dictionaries';
import type { Option } from '@tqc/ui/fields';
import { useChoices } from '../../kit/form/useChoices';
import { useMay } from '../../kit/session/useMay';

/**
 * Subjects for the forms of who may make a call. A name stands in several trees, so each says whose
 * it is; the forms cannot take those of the filter, which are asked for when it is opened.
 */
export function useSubjects(handle: Pick<Call, 'permission'>): readonly Option[] {
  const may = useMay(handle);
  return useChoices(
    may ? lookup.querySubjectsBasic : undefined,
    {},
    ({ subjectId, name, parentId }) => ({
      value: subjectId,
      label: `${name}（${subjectQueryType.label(Number(parentId))}）`,
    }),
  );
}

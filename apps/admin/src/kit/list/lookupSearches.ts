import { lookup } from '@tqc/contract/lookup';
import { POINT } from '@tqc/domain/organisations';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useSession } from '../session/session';
import { useChoiceSearch } from './useChoiceSearch';

/**
 * Filter 认定机构: the person's own organisation and those right below it; at a confirmation point
 * those it works for.
 */
export function useOrgSearch(): SearchField {
  const user = useSession((session) => session.user);
  const isPoint = user?.orgType === POINT;
  const below = user ? { parentId: user.orgId } : {};
  const others = useChoiceSearch(
    'orgId',
    '认定机构',
    lookup.queryBaseOrgBasic,
    isPoint ? { above: true } : below,
    ({ orgId, orgName, orgType }) =>
      orgType > POINT ? { value: orgId, label: orgName } : undefined,
  );
  const own = user && !isPoint ? [{ value: user.orgId, label: user.orgName }] : [];
  return 'options' in others ? { ...others, options: [...own, ...others.options] } : others;
}

/** Filter 批次名称. */
export function useBatchSearch(): SearchField {
  return useChoiceSearch('cbId', '批次名称', lookup.queryCertBatchxx, {}, ({ cbId, cbName }) => ({
    value: cbId,
    label: cbName,
  }));
}

/** Filter 任教学科. */
export function useSubjectSearch(): SearchField {
  return useChoiceSearch(
    'subjectId',
    '任教学科',
    lookup.querySubjectsBasic,
    {},
    ({ subjectId, name }) => ({ value: subjectId, label: name }),
  );
}

/** Filter 认定计划: those whose applications the person sees. */
export function usePlanSearch(): SearchField {
  return useChoiceSearch(
    'obId',
    '认定计划',
    lookup.queryOrgBatchTimexx,
    { isQuy: true },
    ({ obId, planName }) => ({ value: obId, label: planName }),
  );
}

/** Filter 时间段: those of the same plans. */
export function useSlotSearch(): SearchField {
  return useChoiceSearch(
    'obtId',
    '时间段',
    lookup.queryOrgBatchTimexx,
    { isQuy: true },
    ({ obtId, label }) => ({ value: obtId, label }),
  );
}

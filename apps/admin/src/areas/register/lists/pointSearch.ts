import { lookup } from '@tqc/contract/lookup';
import { onOff } from '@tqc/domain/dictionaries';
import type { LoadPoints } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import { call } from '../../../kit/session/api';

const PAGE = 10;

/** Confirmation points that work for the caller's organisation, a page at a time. */
export const loadPoints: LoadPoints = async ({ keyword, page }) => {
  const { total, record } = await call(lookup.queryBaseOrgEnrollBasic, {
    status: onOff.code('on'),
    pageNo: page,
    pageSize: PAGE,
    ...(keyword ? { keyword } : {}),
  });
  return {
    total,
    rows: record.map(({ orgId, orgName, confirmRange }) => ({
      id: orgId,
      name: orgName,
      scope: confirmRange,
    })),
  };
};

/** Narrows a list to a confirmation point that works for the caller's organisation. */
export const pointSearch: SearchField = {
  name: 'pointId',
  label: '确认点',
  kind: 'point',
  load: loadPoints,
};

import type { Row } from '@tqc/contract/kit';
import type { baseOrgDoc } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { ActionLink } from '@tqc/ui/DataTable';
import { saveBlob } from '@tqc/ui/foundation';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useAction } from '../../../kit/form/useAction';
import { fetchBytes } from '../../../kit/record/useFile';
import { useMay } from '../../../kit/session/useMay';

type Filing = Row<typeof baseOrgDoc.list>;

const applied: SearchField = { name: 'appliedAt', label: '申请时间', kind: 'dateRange' };

/** What both screens of filings search for. */
export const filingSearch = ['filingType', 'applicant', 'status', applied] as const;

/** What both show of a filing. */
export const filingColumns = [
  'filingNo',
  'filingType',
  'status',
  'orgName',
  'applicant',
  'purpose',
  'dataScope',
  'columns',
  'expected',
  'days',
  'responsible',
  'appliedAt',
  'usesLeft',
  'validUntil',
  'opinion',
] as const;

/** Fetches the promise of a filing. */
export function PromiseLink({ filing }: { readonly filing: Filing }) {
  const may = useMay(resource.downloadFile);
  const [fetch, busy] = useAction(async () =>
    saveBlob(
      await fetchBytes(resource.downloadFile, { fileId: filing.fileId }),
      `承诺书_${filing.filingNo}.pdf`,
    ),
  );
  return may ? <ActionLink label="下载材料" onClick={() => busy || void fetch()} /> : null;
}

import { normalFiling } from '@tqc/contract/exemption';
import { filingStatus } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { FilingDecisions } from './FilingDecisions';
import { FilingFacts } from './FilingFacts';

const { list } = normalFiling;
/** Of the list it is what waits for a decision. */
const WAITING = { status: filingStatus.code('waiting') };

/** Filings of all kinds that wait, for the page of all approvals. */
export function FilingInbox({ tabs }: { readonly tabs: ReactNode }) {
  return (
    <ListScreen
      note="高校提交的免试备案；通过的到有效期止一直有效，退回时写明要改什么。"
      list={list}
      fixed={WAITING}
      none={NONE_WAITING}
      selectable
      search={['kind', 'collegeName', 'year']}
      columns={['collegeName', 'status', 'kind', 'year', 'contact', 'phone', 'submittedAt']}
      actionsWidth={100}
      toolbar={(selected, keep) => (
        <FilingDecisions
          chosen={selected.map(({ docId, collegeName, year, version }) => ({
            id: docId,
            name: `${collegeName}${String(year)}年`,
            version,
          }))}
          onKeep={keep}
        />
      )}
      rowActions={(row) => <FilingFacts filing={row} />}
    >
      {tabs}
    </ListScreen>
  );
}

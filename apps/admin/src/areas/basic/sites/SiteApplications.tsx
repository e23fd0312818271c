import type { baseOrg } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { EachBar, EachButton } from '../../../kit/form/EachButton';

type Site = Row<typeof baseOrg.queryRegSiteOrgDoList>;

interface SiteApplicationsProps {
  readonly call: typeof baseOrg.siteOrgReleaseApply | typeof baseOrg.siteOrgEnrollReleaseApply;
  readonly rows: readonly Site[];
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Asks for the release of what was chosen; of whom not, and why, is said before. */
export function SiteApplications({ call, rows, onKeep }: SiteApplicationsProps) {
  return (
    <EachBar
      rows={rows}
      idOf={({ orgId }) => orgId}
      nameOf={({ orgName }) => orgName}
      noun="机构"
      onKeep={onKeep}
    >
      <EachButton
        call={call}
        label="批量提交"
        verb="申请发布"
        refusal={(row) => whyNot(row as unknown as Site)}
        input={() => ({})}
      />
    </EachBar>
  );
}

/** Only one's own draft is handed in. */
function whyNot({ own, status }: Site): string | undefined {
  if (!own) return '公示信息由该机构自己申请发布';
  if (status === null) return '还没有编写公示信息，请先编辑';
  if (status === siteReleaseStatus.code('waiting')) return '已在等待审核';
  return status === siteReleaseStatus.code('draft')
    ? undefined
    : '修改后还没有提交的才能申请发布，请先编辑';
}

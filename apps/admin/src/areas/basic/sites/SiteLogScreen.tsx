import { baseOrg, SiteLog } from '@tqc/contract/basic';
import { factsOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { Dialog } from '@tqc/ui/FormDialog';
import type { SearchField } from '@tqc/ui/SearchForm';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Press } from '../../../kit/form/Press';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { detailItem } from '../../../kit/record/detailItem';
import { useSession } from '../../../kit/session/session';

const { querySiteOrgLog } = baseOrg;
type Line = Row<typeof querySiteOrgLog>;
const kinds = [
  { key: 'reg', label: '资格认定' },
  { key: 'enroll', label: '定期注册' },
] as const;
const when: SearchField = { name: 'at', label: '操作时间', kind: 'dateRange' };
const FACTS = ['orgName', 'act', 'orgType', 'areaName', 'operator', 'operatorOrg', 'at'] as const;
const WIDTH = 880;

/** 机构公示信息痕迹: of the organisation one came from, or of the own and all below it. */
export function SiteLogScreen() {
  const { kind, tabs } = useKindTabs('业务类别', kinds);
  const [params] = useSearchParams();
  const own = useSession(({ user }) => user?.orgId) ?? '0';
  const one = params.get('org');
  const isOne = one !== null && /^\d{1,16}$/.test(one);
  const orgIdKey = isOne ? one : own;
  const work = kind?.key === 'enroll' ? 2 : 1;
  const fixed = useMemo(
    () => ({ orgIdKey, isProvince: isOne ? 0 : 1, workType: work }),
    [orgIdKey, isOne, work],
  );
  const [shown, setShown] = useState<Line>();
  return (
    <>
      <ListScreen
        note={
          isOne
            ? '所选机构公示信息的每一次编写、申请、审核和更正；换业务类别就看本机构和全部下级的。'
            : '本机构和全部下级公示信息的每一次编写、申请、审核和更正。'
        }
        list={querySiteOrgLog}
        fixed={fixed}
        search={['orgName', 'act', when]}
        sorts={['at']}
        columns={[
          'orgName',
          'act',
          'orgType',
          'areaName',
          'field',
          'before',
          'after',
          'opinion',
          'operator',
          'operatorOrg',
          'at',
        ]}
        actionsWidth={100}
        rowActions={(row, open) => <Press label="对比" link onClick={open} />}
        onOpen={setShown}
      >
        {tabs}
      </ListScreen>
      {shown && (
        <Dialog
          title={`${shown.orgName}的公示信息变更`}
          onClose={() => setShown(undefined)}
          width={WIDTH}
        >
          <DescriptionList
            columns={2}
            items={[
              ...FACTS.map((name) => detailItem(name, factsOf(SiteLog.shape[name]), shown[name])),
              { label: '审核意见', value: shown.opinion || '—' },
            ]}
          />
          <SectionHeader title="变更前 → 变更后" collapsible={false} level={3}>
            {shown.changes.length === 0 ? (
              <p>这一步没有改动内容。</p>
            ) : (
              <DescriptionList
                columns={1}
                items={shown.changes.map(({ label, before, after }) => ({
                  label,
                  value: `${before || '—'} → ${after || '—'}`,
                }))}
              />
            )}
          </SectionHeader>
        </Dialog>
      )}
    </>
  );
}

import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { OrgBatch, ProvinceBatch, type orgBatch, type provinceBatch } from '@tqc/contract/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { attachmentItem } from '../../../kit/record/attachmentItem';
import { detailItem } from '../../../kit/record/detailItem';
import { Offences } from '../../../trade/planning/Offences';
import { openedText } from '../../../trade/planning/openedText';
import { Longs, Opinions } from '../../../trade/planning/PlanNotes';
import { RangeBars, type OwnRange } from '../../../trade/planning/RangeBars';
import { SlotTable } from './SlotTable';

type OrgPlan = OutputOf<typeof orgBatch.get>;
type ProvincePlan = OutputOf<typeof provinceBatch.get>;

const ofOrg = [
  'cbName',
  'provincePlanName',
  'planName',
  'orgName',
  'orgType',
  'areaName',
  'approveBegin',
  'approveEnd',
  'ctIds',
  'receiveWay',
  'filingOpen',
  'arrangements',
  'applied',
  'issued',
  'unsettled',
  'approvalStatus',
  'endStatus',
  'reporter',
  'reportedAt',
] as const;
const ofProvince = [
  'cbName',
  'planName',
  'orgName',
  'areaName',
  'ctIds',
  'autoPass',
  'contact',
  'contactPhone',
  'approvalStatus',
  'endStatus',
  'reporter',
  'reportedAt',
  'decidedBy',
  'decidedAt',
] as const;

/** All of an organisation plan, with what it must fit and what was said of it. */
export function OrgPlanFacts({ plan }: { readonly plan: OrgPlan }) {
  const { times, bounds, offences, opinions } = plan;
  const own = times.flatMap((slot, at): OwnRange[] => [
    {
      item: '网报时间',
      name: `时间段${at + 1}网报时间`,
      begin: slot.validBeginDateStr,
      end: slot.validEndDateStr,
    },
    {
      item: '确认时间',
      name: `时间段${at + 1}确认时间`,
      begin: slot.confirmBegin,
      end: slot.confirmEnd,
    },
  ]);
  return (
    <>
      <Offences offences={offences} />
      <DescriptionList
        items={ofOrg.map((name) => detailItem(name, factsOf(OrgBatch.shape[name]), plan[name]))}
        columns={2}
      />
      <SlotTable times={times} />
      <RangeBars bounds={bounds} own={own} />
      <Longs
        texts={[
          ['体检说明', plan.healthNote],
          ['公告', plan.notice],
          ['注意事项', plan.attention],
        ]}
      />
      <Opinions opinions={opinions} />
    </>
  );
}

/** All of a province plan, with what it must fit and what was said of it. */
export function ProvincePlanFacts({ plan }: { readonly plan: ProvincePlan }) {
  const { filing, bounds, offences, opinions } = plan;
  const own: OwnRange[] = [
    ...filing.map((range, at) => ({ item: '网报时间', name: `网报时间段${at + 1}`, ...range })),
    { item: '确认时间', name: '确认时间', begin: plan.confirmBegin, end: plan.confirmEnd },
    { item: '审批时间', name: '审批时间', begin: plan.approveBegin, end: plan.approveEnd },
  ];
  return (
    <>
      <Offences offences={offences} />
      <DescriptionList
        items={[
          ...ofProvince.map((name) =>
            detailItem(name, factsOf(ProvinceBatch.shape[name]), plan[name]),
          ),
          attachmentItem('计划文件', plan.fileId, plan.planName),
          { label: '开放机构', value: openedText(plan.orgIds, plan.opened), wide: true },
        ]}
        columns={2}
      />
      <RangeBars bounds={bounds} own={own} />
      <Longs texts={[['注意事项', plan.notice]]} />
      <Opinions opinions={opinions} />
    </>
  );
}

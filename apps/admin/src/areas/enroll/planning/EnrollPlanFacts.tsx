import { EnrollProvincePlan, type provinceBatch } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { attachmentItem } from '../../../kit/record/attachmentItem';
import { detailItem } from '../../../kit/record/detailItem';
import { Offences } from '../../../trade/planning/Offences';
import { openedText } from '../../../trade/planning/openedText';
import { Longs, Opinions } from '../../../trade/planning/PlanNotes';
import { RangeBars, type OwnRange } from '../../../trade/planning/RangeBars';

type Plan = OutputOf<typeof provinceBatch.get>;

const names = [
  'cbName',
  'planName',
  'orgName',
  'areaName',
  'scopes',
  'noticeDays',
  'trainingHours',
  'probationMonths',
  'recheckLevel',
  'finalLevel',
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

/** All of a province plan of registration, with what it must fit and what was said of it. */
export function EnrollPlanFacts({ plan }: { readonly plan: Plan }) {
  const { filing, bounds, offences, opinions } = plan;
  const own: OwnRange[] = [
    ...filing.map((range, at) => ({ item: '网报时间', name: `网报时间段${at + 1}`, ...range })),
    stage('初核时间', plan.firstReviewBegin, plan.firstReviewEnd),
    stage('复核时间', plan.recheckBegin, plan.recheckEnd),
    stage('终审时间', plan.finalBegin, plan.finalEnd),
  ];
  return (
    <>
      <Offences offences={offences} />
      <DescriptionList
        items={[
          ...names.map((name) =>
            detailItem(name, factsOf(EnrollProvincePlan.shape[name]), plan[name]),
          ),
          attachmentItem('计划文件', plan.fileId, plan.planName),
          { label: '开放机构', value: openedText(plan.orgIds, plan.opened), wide: true },
        ]}
        columns={2}
      />
      <RangeBars bounds={bounds} own={own} />
      <Longs
        texts={[
          ['省级其他条件', plan.conditions],
          ['材料清单', plan.materials],
        ]}
      />
      <Opinions opinions={opinions} />
    </>
  );
}

const stage = (item: string, begin: string, end: string): OwnRange => ({
  item,
  name: item,
  begin,
  end,
});

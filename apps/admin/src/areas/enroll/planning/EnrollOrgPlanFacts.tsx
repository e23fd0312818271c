import { EnrollOrgPlan, EnrollSlot, type setSelfOrgPlan } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import { Offences } from '../../../trade/planning/Offences';
import { Longs, Opinions } from '../../../trade/planning/PlanNotes';
import { RangeBars, type OwnRange } from '../../../trade/planning/RangeBars';
import { SlotTable } from '../../../trade/planning/SlotTable';

type Plan = OutputOf<typeof setSelfOrgPlan.get>;

const names = [
  'cbName',
  'provincePlanName',
  'planName',
  'orgName',
  'orgType',
  'areaName',
  'stages',
  'expected',
  'booked',
  'arrangements',
  'noticeBegin',
  'noticeEnd',
  'noticeUrl',
  'approvalStatus',
  'endStatus',
  'endReason',
  'reporter',
  'reportedAt',
] as const;

/** What of a slot is read. */
const slotFacts = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
  'arrangements',
  'dayCapacity',
  'applied',
] as const;

/** The time slots of a plan of registration. */
export function EnrollSlots({ times }: { readonly times: Plan['times'] }) {
  return <SlotTable times={times} shape={EnrollSlot.shape} names={slotFacts} />;
}

/** All of an organisation plan of registration, with what it must fit and what was said of it. */
export function EnrollOrgPlanFacts({ plan }: { readonly plan: Plan }) {
  const { times, bounds, offences, opinions } = plan;
  const own: OwnRange[] = [
    ...times.flatMap((slot, at): OwnRange[] => [
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
    ]),
    ...stage('初核时间', plan.firstReviewBegin, plan.firstReviewEnd),
    ...stage('复核时间', plan.recheckBegin, plan.recheckEnd),
    ...stage('终审时间', plan.finalBegin, plan.finalEnd),
  ];
  return (
    <>
      <Offences offences={offences} />
      <DescriptionList
        items={names.map((name) =>
          detailItem(name, factsOf(EnrollOrgPlan.shape[name]), plan[name]),
        )}
        columns={2}
      />
      <EnrollSlots times={times} />
      <RangeBars bounds={bounds} own={own} />
      <Longs texts={[['注意事项', plan.attention]]} />
      <Opinions opinions={opinions} />
    </>
  );
}

/** A stage that the organisation sets days for; without them those of the province hold. */
const stage = (item: string, begin: string | null, end: string | null): OwnRange[] =>
  begin === null || end === null ? [] : [{ item, name: item, begin, end }];

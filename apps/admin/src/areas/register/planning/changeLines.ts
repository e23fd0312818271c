import type { OutputOf } from '@tqc/contract/kit';
import { membersOf, factsOf } from '@tqc/contract/kit';
import { PlanDates, type provinceBatchPostpone } from '@tqc/contract/register';
import { certType } from '@tqc/domain/dictionaries';
import { movedText, openedText, type OpenedOrg } from '../../../trade/planning/openedText';

type Dates = OutputOf<typeof provinceBatchPostpone.get>['after'];
/** One thing that a change moves: the same key before and after. */
interface ChangeLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** What tells two values apart where their words do not. */
  readonly is?: string;
}

const shape = membersOf(PlanDates);
const labelOf = (name: string) => (shape[name] && factsOf(shape[name])?.label) ?? name;

/** What a change moves, or what stood before it, line by line. */
function changeLines(
  { filing, orgIds, slots = [], ...days }: Dates,
  opened: readonly OpenedOrg[],
): ChangeLine[] {
  return [
    ...(filing
      ? [{ key: 'filing', label: labelOf('filing'), value: filing.map(windowText).join('；') }]
      : []),
    ...Object.entries(days).flatMap(([key, value]) =>
      value ? [{ key, label: labelOf(key), value }] : [],
    ),
    ...(orgIds
      ? [
          {
            key: 'orgIds',
            label: labelOf('orgIds'),
            value: openedText(orgIds, opened),
            is: [...orgIds].sort().join(),
          },
        ]
      : []),
    ...slots.flatMap((slot, at) => {
      const key = slot.obtId ?? `new${at}`;
      const name = slot.obtId === null ? '新增时间段' : '时间段';
      return [
        {
          key: `${key}/filing`,
          label: `${name}网报时间`,
          value: windowText({ begin: slot.validBeginDateStr, end: slot.validEndDateStr }),
        },
        {
          key: `${key}/confirm`,
          label: `${name}确认时间`,
          value: windowText({ begin: slot.confirmBegin, end: slot.confirmEnd }),
        },
        {
          key: `${key}/limit`,
          label: `${name}每日限额`,
          value: slot.dayLimit ? String(slot.dayLimit) : '不限',
        },
        {
          key: `${key}/types`,
          label: `${name}开放资格种类`,
          value: slot.ctIds.map((ctId) => certType.label(ctId)).join('、'),
        },
      ];
    }),
  ];
}

/** The lines of a change beside what stands now; what moves nothing is left out. */
export function comparedLines(now: Dates, after: Dates, opened: readonly OpenedOrg[]) {
  const stand = new Map(changeLines(now, opened).map((line) => [line.key, line]));
  const moved = movedText(now.orgIds ?? [], after.orgIds ?? [], opened);
  return changeLines(after, opened).flatMap((line) => {
    const before = stand.get(line.key);
    if (before && identityOf(before) === identityOf(line)) return [];
    const value = line.key === 'orgIds' ? `${line.value}${moved}` : line.value;
    return [{ ...line, now: before?.value ?? '—', value }];
  });
}

const identityOf = ({ is, value }: ChangeLine) => is ?? value;

/** The lines as one text for a cell. */
export const changeText = (dates: Dates, opened: readonly OpenedOrg[]) =>
  changeLines(dates, opened)
    .map(({ label, value }) => `${label} ${value}`)
    .join('；');

const windowText = ({ begin, end }: { readonly begin: string; readonly end: string }) =>
  `${begin} 至 ${end}`;

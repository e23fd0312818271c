import { factsOf } from '@tqc/contract/kit';
import { certType } from '@tqc/domain/dictionaries';
import type { z } from 'zod';
import { movedText, openedText, type OpenedOrg } from './openedText';

/** What a change of a plan of either track moves. */
export interface MovedDates {
  readonly filing?: readonly Range[] | undefined;
  readonly orgIds?: readonly string[] | undefined;
  readonly slots?: readonly MovedSlot[] | undefined;
}
interface Range {
  readonly begin: string;
  readonly end: string;
}
interface MovedSlot {
  readonly obtId: string | null;
  readonly validBeginDateStr: string;
  readonly validEndDateStr: string;
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly dayLimit: number | null;
  /** Of recognition alone: registration opens no kinds. */
  readonly ctIds?: readonly number[] | undefined;
}

/** One thing that a change moves: the same key before and after. */
interface ChangeLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** What tells two values apart where their words do not. */
  readonly is?: string;
}

/** What changes move in words; the labels are those of the contract. */
export function changeWords(shape: Readonly<Record<string, z.ZodType>>) {
  const labelOf = (name: string) => (shape[name] && factsOf(shape[name])?.label) ?? name;

  /** What a change moves, or what stood before it, line by line. */
  function changeLines(
    { filing, orgIds, slots = [], ...days }: MovedDates,
    opened: readonly OpenedOrg[],
  ): ChangeLine[] {
    return [
      ...(filing
        ? [{ key: 'filing', label: labelOf('filing'), value: filing.map(windowText).join('；') }]
        : []),
      ...Object.entries(days).flatMap(([key, value]: [string, unknown]) =>
        value === undefined
          ? []
          : [{ key, label: labelOf(key), value: typeof value === 'string' ? value : ABOVE }],
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
      ...slots.flatMap(slotLines),
    ];
  }

  return {
    /** The lines of a change beside what stands now; what moves nothing is left out. */
    compared(now: MovedDates, after: MovedDates, opened: readonly OpenedOrg[]) {
      const stand = new Map(changeLines(now, opened).map((line) => [line.key, line]));
      const moved = movedText(now.orgIds ?? [], after.orgIds ?? [], opened);
      return changeLines(after, opened).flatMap((line) => {
        const before = stand.get(line.key);
        if (before && identityOf(before) === identityOf(line)) return [];
        const value = line.key === 'orgIds' ? `${line.value}${moved}` : line.value;
        return [{ ...line, now: before?.value ?? '—', value }];
      });
    },
    /** The lines as one text for a cell. */
    text: (dates: MovedDates, opened: readonly OpenedOrg[]) =>
      changeLines(dates, opened)
        .map(({ label, value }) => `${label} ${value}`)
        .join('；'),
  };
}

/** A stage without days of its own. */
const ABOVE = '按省级计划';

function slotLines(slot: MovedSlot, at: number): ChangeLine[] {
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
    ...(slot.ctIds
      ? [
          {
            key: `${key}/types`,
            label: `${name}开放资格种类`,
            value: slot.ctIds.map((ctId) => certType.label(ctId)).join('、'),
          },
        ]
      : []),
  ];
}

const identityOf = ({ is, value }: ChangeLine) => is ?? value;
const windowText = ({ begin, end }: Range) => `${begin} 至 ${end}`;

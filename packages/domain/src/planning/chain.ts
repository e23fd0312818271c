import { contains, inOrder, type DateRange } from '../shared/dateRange';

/** One link of the planning chain: a named range that must lie inside the one above it. */
export interface Link {
  /** What it is, as a person calls it: 网报时间段1, 东霁区计划的确认时间. */
  readonly name: string;
  readonly range: DateRange;
}

/** A broken place of the chain as a sentence that names the item and the dates allowed. */
export interface Offence {
  readonly item: string;
  readonly message: string;
}

const say = ({ begin, end }: DateRange) => `${begin} 至 ${end}`;

/**
 * Checks that each inner range is in order and inside the outer one; used upward (inside the
 * parent) and downward (the children still inside).
 */
export function offencesInside(outer: Link, inner: readonly Link[]): Offence[] {
  return inner.flatMap(({ name, range }) => {
    if (!inOrder(range)) return [{ item: name, message: `${name}的结束时间不能早于开始时间` }];
    if (!contains(outer.range, range))
      return [
        {
          item: name,
          message: `${name}（${say(range)}）超出${outer.name}（${say(outer.range)}），请调整到该范围内`,
        },
      ];
    return [];
  });
}

/** The ranges a province plan sets for everything below it. */
export interface PlanRanges {
  readonly filing: DateRange;
  readonly confirm: DateRange;
  readonly approve: DateRange;
}

/** What a track calls the ranges of its plans. */
export interface RangeWords {
  readonly confirm: string;
  readonly approve: string;
  /** The stages that approving begins and ends with. */
  readonly begins: string;
  readonly ends: string;
}
const WORDS: RangeWords = { confirm: '确认', approve: '审批', begins: '审批', ends: '审批' };

/** Filing begins before confirmation, confirmation before approval; they may overlap. */
export function offencesOfOrder(
  { filing, confirm, approve }: PlanRanges,
  words: RangeWords = WORDS,
): Offence[] {
  const found = offencesOfFiling({ filing, confirm }, words);
  const item = `${words.approve}时间`;
  if (approve.begin < confirm.begin)
    found.push({ item, message: `${words.begins}开始日期不能早于${words.confirm}开始日期` });
  if (approve.end < confirm.end)
    found.push({ item, message: `${words.ends}结束日期不能早于${words.confirm}结束日期` });
  return found;
}

/** The same of a time slot: nobody confirms before the filing begins, nor stops before it ends. */
export function offencesOfSlot(
  name: string,
  { filing, confirm }: Pick<PlanRanges, 'filing' | 'confirm'>,
): Offence[] {
  return offencesOfFiling({ filing, confirm }).map(({ item, message }) => ({
    item: `${name}${item}`,
    message: `${name}${message}`,
  }));
}

function offencesOfFiling(
  { filing, confirm }: Pick<PlanRanges, 'filing' | 'confirm'>,
  words: RangeWords = WORDS,
): Offence[] {
  const found: Offence[] = [];
  const item = `${words.confirm}时间`;
  if (confirm.begin < filing.begin.slice(0, 10))
    found.push({ item, message: `${words.confirm}开始日期不能早于网报开始时间` });
  if (confirm.end < filing.end.slice(0, 10))
    found.push({ item, message: `${words.confirm}结束日期不能早于网报结束时间` });
  return found;
}

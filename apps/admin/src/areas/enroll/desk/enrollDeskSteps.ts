import { enrollDecisionCalls, enrollment } from '@tqc/contract/enroll';
import type { Call, InputOf, OutputOf, Row } from '@tqc/contract/kit';
import { firstReview, recheck } from '@tqc/domain/dictionaries';
import { finalDecisions, firstDecisions, recheckDecisions } from '@tqc/domain/enroll';
import { readFind } from '../../../kit/case/desk/readFind';
import { DESK_PAGE } from '../../../kit/case/desk/useCaseQueue';
import { call } from '../../../kit/session/api';
import type { Detail } from '../records/EnrollmentFacts';

export type Entry = Row<typeof enrollment.list>;
type Asked = Pick<InputOf<typeof enrollment.list>, 'name' | 'idNo' | 'archiveNo'>;
interface Page {
  readonly total: number;
  readonly record: readonly Entry[];
}

/** What of a table of a stage the desk reads. */
export interface DeskTable {
  readonly keys: readonly string[];
  get(key: never): {
    readonly label: string;
    readonly digit: number;
    readonly usual: boolean;
    readonly needs: readonly string[];
    readonly bulk: string | undefined;
  };
}

/** A stage that has a queue at the desk: what waits in it, and the call of its decisions. */
export interface DeskStage {
  readonly key: string;
  readonly label: string;
  readonly call: Call;
  readonly table: DeskTable;
  /** How many wait in it for the caller. */
  readonly waiting: (figures: OutputOf<typeof enrollment.figures>) => number;
  /** The conclusion of the stage before, where one of the own that differs has to say why. */
  readonly before: (row: Entry) => boolean;
  readonly fetchPage: (asked: Asked, pageNo: number) => Promise<Page>;
  readonly fetchCase: (row: Entry) => Promise<Detail>;
}

const FIELDS = { idNo: 'idNo', no: 'archiveNo', name: 'name' } as const;

/** What is meant by a word typed into the finder. */
export function findInput(text: string): Asked {
  const found = readFind(text);
  return found ? { [FIELDS[found.kind]]: found.text } : {};
}

const ordered = (asked: Asked, pageNo: number) =>
  ({ ...asked, sort: 'applyTime.asc', pageNo, pageSize: DESK_PAGE }) as const;
const QUALIFIED = {
  first: firstReview.code('qualified'),
  recheck: recheck.code('qualified'),
} as const;
const checked = ({ enrId: id, idRef: idNo }: Entry) =>
  call(enrollment.checkmentDetail, { id, idNo });

/** The stages in the order of a record's way. */
export const enrollDeskStages: readonly DeskStage[] = [
  {
    key: 'first',
    label: firstDecisions.step('first').label,
    call: enrollDecisionCalls.first,
    table: firstDecisions,
    waiting: (figures) => figures.first.find(({ tab }) => tab === 'pending')?.n ?? 0,
    before: () => false,
    fetchPage: (asked, pageNo) =>
      call(enrollment.list, { ...ordered(asked, pageNo), tab: 'pending', mine: true }),
    fetchCase: ({ enrId: id, idRef: idNo }) => call(enrollment.fistCheckmentDetail, { id, idNo }),
  },
  {
    key: 'recheck',
    label: recheckDecisions.step('recheck').label,
    call: enrollDecisionCalls.recheck,
    table: recheckDecisions,
    waiting: (figures) => figures.recheck,
    before: ({ firstReview }) => firstReview !== QUALIFIED.first,
    fetchPage: (asked, pageNo) =>
      call(enrollment.queryAllEnrollCheckTheQuery, { ...ordered(asked, pageNo), waiting: true }),
    fetchCase: checked,
  },
  {
    key: 'final',
    label: finalDecisions.step('final').label,
    call: enrollDecisionCalls.final,
    table: finalDecisions,
    waiting: (figures) => figures.final,
    before: ({ recheck }) => recheck !== QUALIFIED.recheck,
    fetchPage: (asked, pageNo) =>
      call(enrollment.queryAllEnrollFinshTheQuery, { ...ordered(asked, pageNo), waiting: true }),
    fetchCase: checked,
  },
];

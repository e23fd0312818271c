import { routeOf } from '@tqc/contract/screens';
import type { RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import type { PageInput, PagePlan, RowOf, store } from '../../kit/store';
import { tellOrganisation, tellPerson } from '../messages';
import type { Judged, StepNote } from './caseKind';
import type {
  CaseColumns,
  CasePlan,
  CaseTable,
  Columns,
  Effect,
  Recipient,
  Said,
  Seen,
} from './casePlan';
import { lifeOf, recordCaseSteps } from './caseLog';
import { requireDecisionOn, standingOn } from './mayDecide';

type Acting = Seen & Pick<CallContext, 'note' | 'version'>;
type Listing = Seen & Pick<CallContext, 'walk'> & { readonly input: PageInput };

/** Whoever handed a case in does not decide on it. */
export const OWN_REQUEST = '不能审批自己提交的申请';

/** The columns that say who hands a case in, and that nothing was said of it since. */
export const handedIn = ({ who, now }: Pick<CallContext, 'who' | 'now'>) => ({
  askedBy: who.adminId,
  applicant: who.name,
  appliedAt: now.toISOString(),
  lastOpinion: '',
});

/**
 * The handlers of cases of one table: lists with what the caller may decide, one with its life,
 * what its own organisation does with it, and a decision on it.
 */
export function casesOf<
  T extends CaseTable,
  K extends string,
  E extends string,
  C extends string,
  W extends string,
  N extends string,
  F,
  D extends object,
  B extends object,
>(rows: ReturnType<typeof store<T>>, plan: CasePlan<T, K, E, C, W, N, F, D, B>) {
  type Case = RowOf<T> & CaseColumns;
  // CaseTable asked for these columns; of a table that is not known yet the compiler forgets it.
  const asCase = (row: RowOf<T>) => row as Case;
  const idOf = (row: RowOf<T>) => String(row[plan.key]);
  const { decisions, flow, hands } = plan;

  const judged: Judged<T, StepNote, K, C, W> = {
    ...plan,
    shut: () => undefined,
    hands: (row, decision, who) =>
      asCase(row).askedBy === who.adminId ? OWN_REQUEST : hands?.(row, decision, who),
  };

  /** One step in the life of a case. */
  const record = (call: Acting, row: RowOf<T>, step: StepNote) =>
    recordCaseSteps(plan.kind, idOf, call, [asCase(row)], () => step);

  const standing = ({ who }: Pick<Seen, 'who'>, row: Case) => ({
    own: row.orgId === who.orgId,
    ...standingOn(judged, { who }, row),
  });
  type Standing = ReturnType<typeof standing>;
  type Shown = Omit<RowOf<T>, keyof D | keyof Standing> & D & Standing;

  /** How rows are shown: what is told of one takes the place of its columns. */
  async function showing(call: Seen, found: readonly RowOf<T>[]) {
    const dress = await plan.dress(call, found);
    return (row: RowOf<T>) =>
      // Of types that are not known yet the compiler says that both stand, one over the other.
      ({ ...row, ...dress(row), ...standing(call, asCase(row)) }) as unknown as Shown;
  }

  async function tell(call: Acting, row: RowOf<T>, { decision, opinion }: Said<K>): Promise<void> {
    const message = decisions.message(decision, { ...plan.facts(row), opinion });
    if (message) await tellOf(call, plan.tells[message.to](row), message);
  }

  /** A case of the caller's own organisation, held. */
  async function own(call: Acting, id: string): Promise<Case> {
    const row = asCase(await rows(call).hold(id));
    if (row.orgId !== call.who.orgId) throw outOfReach();
    return row;
  }

  return {
    own,
    record,
    showing,
    /** A page of the cases that fit what is asked, and these conditions. */
    async list(call: Listing, where: PagePlan<T>['where'] = []) {
      const page = await rows(call).page(call.input, { ...plan.list, where });
      return { ...page, record: page.record.map(await showing(call, page.record)) };
    },
    /** One case, if it fits, with what stands beside it and what happened to it. */
    async get(call: Seen, id: string, only?: RawBuilder<unknown>) {
      const row = await rows(call).get(id, only);
      const [show, beside, steps] = await Promise.all([
        showing(call, [row]),
        plan.beside(call, row),
        lifeOf(call.db, plan.kind, id),
      ]);
      return { ...show(row), ...beside, steps };
    },
    /**
     * Does what its own organisation may do with a case that is held: the state first, then what is
     * entered, which gives the columns it changes and what stands in its life.
     */
    async move(
      call: Acting,
      row: RowOf<T>,
      event: E,
      entered: () => Promise<{ readonly columns: Columns<T>; readonly opinion?: string }>,
    ): Promise<void> {
      const status = flow.next(event, asCase(row).status);
      const { columns, opinion = '' } = await entered();
      await rows(call).change(idOf(row), { ...columns, status });
      const [step, what] = plan.moves[event];
      await record(call, row, { step, event: what, toStatus: status, opinion });
    },
    /** Takes a case of the caller's own organisation away, and hands back what it was. */
    async remove(call: Acting, id: string): Promise<Case> {
      const row = await own(call, id);
      flow.next('remove', row.status);
      await rows(call).remove(id);
      return row;
    },
    /**
     * Takes a decision on a case that is held: right and state first, then the version that was
     * read, then what must be said; it is told when it has had its effect.
     */
    async decide(
      call: Acting,
      held: RowOf<T>,
      said: Said<K>,
      { columns, after }: Effect<T>,
    ): Promise<void> {
      const { decision, opinion } = said;
      const row = asCase(held);
      requireDecisionOn(judged, call, row, decision);
      if (row.version !== call.version) throw new ApiFailure(409);
      decisions.require(decision, { opinion });
      const status = flow.next(decision, row.status);
      const changes = await columns();
      await rows(call).change(idOf(row), { ...changes, status, lastOpinion: opinion });
      await after?.();
      const { label, step } = decisions.get(decision);
      await record(call, row, { step: step.label, event: label, toStatus: status, opinion });
      await tell(call, row, said);
    },
  };
}

interface News {
  readonly title: string;
  readonly text: string;
}

/** An organisation is told as by who decided, whatever was told before; a person by the system. */
async function tellOf({ db, now, who }: Seen, to: Recipient, { title, text }: News): Promise<void> {
  const news = { title, content: text, url: routeOf(to.page) };
  if ('person' in to) {
    if (to.person !== null) await tellPerson(db, to.person, news, now);
    return;
  }
  if (to.org === null) throw outOfReach();
  await tellOrganisation(db, to.org, news, now, who, { beyond: true });
}

import { factsOf, membersOf, valueText, type Call } from '@tqc/contract/kit';
import { validationFlow } from '@tqc/domain/applicant';
import { validation } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { placeOf } from '../../kit/personal';
import { crudOf, type CallContext, type Given } from '../../kit/serve';
import { store, type PagePlan } from '../../kit/store';
import type { Tables } from '../../kit/tables';
import { lifeOf, recordLife, requireSource, type Changed } from '../../trade/applicants';
import { applicantRows, shownAccount } from './applicants';

/** The tables of certificates, each keyed by `id`. */
export const CERTIFICATES = [
  'applicantCollege',
  'applicantDegree',
  'applicantPth',
  'applicantStudent',
  'applicantOther',
] as const;
type Table = (typeof CERTIFICATES)[number];

/** What all kinds of certificates have. */
interface Certificate {
  readonly id: string;
  readonly ssoId: string;
  readonly validation: number;
  readonly opinion: string;
  readonly version: number;
}
interface Asked {
  readonly name?: string;
  readonly idNo?: string;
  readonly expectedEndFrom?: string;
  readonly expectedEndTo?: string;
}
interface Update {
  readonly id: string;
  readonly action: 'recheck' | 'manual' | 'edit';
  readonly conclusion?: number | undefined;
  readonly opinion?: string | undefined;
  readonly reason?: string | undefined;
}
type Doing = Pick<CallContext, 'app' | 'db' | 'who' | 'now' | 'note' | 'version' | 'call'>;

const ANSWERS = {
  yes: '查到，与记录一致',
  partly: '只查到一部分，可再次核验或人工核验',
  no: '没有查到，请人工核验',
} as const;
/** What nobody has checked, or what was checked and is given up. */
const UNCHECKED = {
  validation: validation.code('no'),
  checkedAt: null,
  checker: '',
  opinion: '',
  cached: false,
};

/** Members of an update that are no column. */
const SAID = new Set(['id', 'action', 'conclusion', 'opinion', 'reason']);

interface Kind<T extends Table> {
  readonly table: T;
  /** The resource, as the life of a record names it. */
  readonly kind: string;
  /** What the list is asked for exactly, and by part. */
  readonly equal: readonly (keyof Tables[T] & string)[];
  readonly like: readonly (keyof Tables[T] & string)[];
  /** What its source finds it by; without one, the number of the person. */
  readonly number?: keyof Tables[T] & string;
}

/** The handlers of one kind of certificate of applicants, over its table. */
export function certificatesOf<T extends Table>({ table, kind, equal, like, number }: Kind<T>) {
  // Every table of certificates is keyed by `id`.
  const rows = store(table, 'id' as keyof Tables[T] & string);
  const shared = ['ssoId', 'validation'] as (keyof Tables[T] & string)[];
  const list = { equal: [...shared, ...equal], like } as Omit<PagePlan<T>, 'where'>;
  const plain = crudOf(rows, 'id' as never, {
    list,
    asked: ({ app, input }) => {
      const { name, idNo, expectedEndFrom, expectedEndTo } = input as Asked;
      return [
        expectedEndFrom === undefined ? undefined : sql`expected_end >= ${expectedEndFrom}`,
        expectedEndTo === undefined ? undefined : sql`expected_end <= ${expectedEndTo}`,
        name === undefined
          ? undefined
          : sql`sso_id in (select a.sso_id from applicant a where position(${name} in a.name) > 0)`,
        idNo === undefined
          ? undefined
          : sql`sso_id in (select a.sso_id from applicant a where a.id_index = ${app.personal.index('idNo', personNo(idNo))})`,
      ];
    },
    dress: async (call, found) => withPersons(call as Given, found as unknown as Certificate[]),
  });
  const hold = async (call: Doing, id: string) =>
    (await rows(call).hold(id)) as unknown as Certificate & Readonly<Record<string, unknown>>;

  async function get(call: Given<{ readonly id: string }>) {
    const row = (await rows(call).get(call.input.id)) as unknown as Certificate;
    const [[shown], life] = await Promise.all([
      withPersons(call, [row]),
      lifeOf(call.db, kind, row.id),
    ]);
    return { ...shown, life } as never;
  }

  async function update(call: Doing & { readonly input: Update }): Promise<null> {
    const { input, who, now } = call;
    const row = await hold(call, input.id);
    const done = await doneWith(call, row);
    await rows(call).change(row.id, done.values as never);
    await recordLife(
      call,
      {
        ssoId: row.ssoId,
        kind,
        recordId: row.id,
        event: done.event,
        opinion: done.said,
        changes: done.changes ?? [],
      },
      { adminId: who.adminId, actor: who.name, orgName: who.orgName },
    );
    call.note({
      obj: `${kind}/${row.id}`,
      detail: { event: done.event, version: row.version, at: now.toISOString() },
    });
    return null;
  }

  async function doneWith(
    call: Doing & { readonly input: Update },
    row: Certificate & Readonly<Record<string, unknown>>,
  ): Promise<{
    readonly values: Readonly<Record<string, unknown>>;
    readonly event: string;
    readonly said: string;
    readonly changes?: readonly Changed[];
  }> {
    const { app, db, now, who, input } = call;
    const at = { checkedAt: now.toISOString() };
    if (input.action === 'recheck') {
      const { idNo } = await applicantRows({ db }).get(row.ssoId);
      const person = app.personal.open(placeOf('applicant', 'id_no', row.ssoId), idNo);
      const found = await requireSource(app).look({
        kind,
        idNo: person,
        number: number ? String(row[number]) : person,
        rest: row.validation === validation.code('partly'),
      });
      const said = ANSWERS[found];
      const state = validation.code(found);
      const values = { ...at, validation: state, checker: '核验平台', opinion: said, cached: true };
      return { event: '重新核验', said, values };
    }
    if (input.action === 'manual') {
      validationFlow.next('checkByHand', row.validation);
      const { conclusion, opinion } = input;
      if (conclusion === undefined) throw refuse('conclusion', '请选择核验结论');
      if (opinion === undefined) throw refuse('opinion', '请填写核验意见');
      const values = { ...at, validation: conclusion, checker: who.name, opinion, cached: false };
      return { event: `人工核验：${validation.label(conclusion)}`, said: opinion, values };
    }
    if (input.reason === undefined) throw refuse('reason', '请填写更正原因');
    const given = Object.entries(input).filter(
      ([name, value]) => !SAID.has(name) && value !== undefined && value !== row[name],
    );
    if (given.length === 0) throw new RuleError('没有改动，不用更正');
    return {
      event: '更正',
      said: input.reason,
      changes: given.map(([name, value]) => changeOf(call.call, name, row[name], value)),
      // What was checked was another record: it is checked anew.
      values: { ...Object.fromEntries(given), ...UNCHECKED },
    };
  }

  const removeCache = (call: Forgetting) => forgetAnswers(call, [table]);
  return { list: plain.list as never, get, update, removeCache };
}

type Forgetting = Doing & {
  readonly input: { readonly ssoId: string; readonly idRef: string };
};

/** The kept answers about a person go; what was checked by hand stays. */
export async function forgetAnswers(
  call: Forgetting,
  tables: readonly Table[] = CERTIFICATES,
): Promise<null> {
  const { db, input, who } = call;
  const person = await applicantRows({ db }).get(input.ssoId);
  if (person.idRef !== input.idRef) throw outOfReach();
  let gone = 0n;
  for (const table of tables) {
    const { numUpdatedRows } = await db
      .updateTable(table as 'applicantCollege')
      .set((is) => ({ ...UNCHECKED, version: is('version', '+', 1) }))
      .where('ssoId', '=', input.ssoId)
      .where('cached', '=', true)
      .executeTakeFirstOrThrow();
    gone += numUpdatedRows;
  }
  if (gone === 0n) throw new RuleError('没有保留的核验结果，不用清除');
  await recordLife(
    call,
    { ssoId: input.ssoId, kind: 'ssouser', recordId: input.ssoId, event: '清除核验结果' },
    { adminId: who.adminId, actor: who.name, orgName: who.orgName },
  );
  call.note({ obj: `applicant/${input.ssoId}`, subject: person.name });
  return null;
}

/** Certificates with their persons beside them, numbers masked. */
export async function withPersons<R extends { readonly ssoId: string }>(
  call: Pick<CallContext, 'app' | 'db' | 'who'>,
  found: readonly R[],
) {
  const ids = [...new Set(found.map(({ ssoId }) => ssoId))];
  const people = await call.db
    .selectFrom('applicant')
    .selectAll()
    .where('ssoId', 'in', ['0', ...ids])
    .execute();
  const byId = new Map(people.map((row) => [row.ssoId, shownAccount(call, row)]));
  return found.map((row) => {
    const { name = '', idNo = '', idRef = '' } = byId.get(row.ssoId) ?? {};
    return { ...row, name, idNo, idRef };
  });
}

function changeOf({ input }: Call, name: string, before: unknown, after: unknown): Changed {
  const schema = membersOf(input)[name];
  const facts = schema && factsOf(schema);
  return {
    label: facts?.label ?? name,
    before: valueText(facts, before),
    after: valueText(facts, after),
  };
}

import { normalCollegeMajor } from '@tqc/contract/exemption';
import { routeOf } from '@tqc/contract/screens';
import { filingStatus, onOff } from '@tqc/domain/dictionaries';
import { exemptRosterFlow } from '@tqc/domain/exemption';
import { refuse } from '@tqc/domain/kit';
import { CENTRE, UNIVERSITY } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { crudOf, serve, type CallContext, type Given } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { tellOrganisation } from '../../trade/messages';
import { organisationAbove } from '../../trade/organisations';
import { collegesBy, ofCollegeNamed, ownCollege, type CollegeName } from './college';
import { decideRoster } from './decideRoster';

const rows = store('exemptRoster', 'rosterId');
type Line = RowOf<'exemptRoster'>;

interface Entered {
  readonly majorId: string;
  readonly subjectIds: readonly string[];
  readonly firstClass: number;
  readonly lastClass?: number | null;
  /** Said by the server for a new line. */
  readonly collegeId?: string;
  readonly prov?: string;
  readonly adminId?: string;
  readonly status?: number;
}
interface Asked {
  readonly collegeName?: string;
  readonly majorName?: string;
  readonly grade?: number;
}

async function named(db: Db, found: readonly Line[]) {
  const [majorIds, subjectIds] = [
    [...new Set(found.map(({ majorId }) => majorId))],
    [...new Set(found.flatMap((row) => row.subjectIds))],
  ];
  const [majors, subjects] = await Promise.all([
    db
      .selectFrom('major')
      .select(['majorId', 'code', 'name'])
      .where('majorId', 'in', ['', ...majorIds])
      .execute(),
    db
      .selectFrom('subject')
      .select(['subjectId', 'name'])
      .where('subjectId', 'in', ['', ...subjectIds])
      .execute(),
  ]);
  return {
    majors: new Map(majors.map((row) => [row.majorId, row])),
    subjects: new Map(subjects.map(({ subjectId, name }) => [subjectId, name])),
  };
}

/** Each line with the names of what it refers to. */
async function dressed({ db }: { readonly db: Db }, found: readonly Line[]) {
  const [colleges, { majors, subjects }] = await Promise.all([
    collegesBy(
      db,
      found.map(({ collegeId }) => collegeId),
    ),
    named(db, found),
  ]);
  return found.map((row) => ({
    ...row,
    collegeCode: colleges.get(row.collegeId)?.code ?? '',
    collegeName: colleges.get(row.collegeId)?.name ?? '',
    majorCode: majors.get(row.majorId)?.code ?? '',
    majorName: majors.get(row.majorId)?.name ?? '',
    subjectNames: row.subjectIds.map((id) => subjects.get(id) ?? id).join('、'),
  }));
}

const plain = crudOf(rows, 'rosterId', {
  list: { equal: ['educationLevel', 'status'] },
  asked: ({ input }) => {
    const { collegeName, majorName, grade } = input as Asked;
    return [
      ofCollegeNamed(collegeName),
      majorName
        ? sql`major_id in (select m.major_id from major m where position(${majorName} in m.name) > 0)`
        : undefined,
      grade === undefined ? undefined : sql`${grade} = any(grades)`,
    ];
  },
  dress: dressed,
  async check({ majorId, subjectIds, firstClass, lastClass }: Entered, { db }) {
    if (lastClass && lastClass < firstClass) throw refuse('lastClass', '截止届不能早于起始届');
    const [major, subjects] = await Promise.all([
      db.selectFrom('major').select('majorId').where('majorId', '=', majorId).executeTakeFirst(),
      db
        .selectFrom('subject')
        .select('subjectId')
        .where('subjectId', 'in', ['', ...subjectIds])
        .execute(),
    ]);
    if (!major) throw refuse('majorId', '专业不存在，请重新选择');
    if (subjects.length !== new Set(subjectIds).size)
      throw refuse('subjectIds', '学科不存在，请重新选择');
  },
  stamp: ({ now }) => ({ updatedAt: now }),
});

/** Whose line a new one is: a university's own, or a college of the province that takes part. */
async function collegeOf(
  { db, who }: Pick<Given, 'db' | 'who'>,
  collegeId: string | undefined,
): Promise<CollegeName> {
  if (who.orgType === UNIVERSITY) return ownCollege(db, who);
  if (collegeId === undefined) throw refuse('collegeId', '请选择学校');
  const row = await db
    .selectFrom('college')
    .select(['collegeId', 'code', 'name', 'prov'])
    .where('collegeId', '=', collegeId)
    .where('exemption', '=', true)
    .where('status', '=', onOff.code('on'))
    .executeTakeFirst();
  if (!row || (who.orgType !== CENTRE && row.prov !== who.prov))
    throw refuse('collegeId', '只能选择本省参加免试认定的学校');
  return row;
}

export const normalCollegeMajorRoutes = serve(normalCollegeMajor, {
  ...plain,
  create: async (call) => {
    const { who, db } = call;
    const { collegeId, prov } = await collegeOf(call, call.input.collegeId);
    const proposed = who.orgType === UNIVERSITY;
    const { majorId, educationLevel } = call.input;
    const there = await db
      .selectFrom('exemptRoster')
      .select('rosterId')
      .where('collegeId', '=', collegeId)
      .where('majorId', '=', majorId)
      .where('educationLevel', '=', educationLevel)
      .executeTakeFirst();
    if (there) throw refuse('majorId', '该专业的这个培养层次已在名录中，请在原记录上修改');
    const made = await plain.create({
      ...call,
      input: {
        ...call.input,
        collegeId,
        prov,
        adminId: who.adminId,
        status: filingStatus.code(proposed ? 'waiting' : 'passed'),
      },
    });
    if (proposed) await tellAbove(call);
    return made;
  },
  update,
  remove: async (call) => {
    const row = await rows(call).hold(call.input.rosterId);
    exemptRosterFlow.next('remove', row.status);
    return rows(call).remove(row.rosterId);
  },
  audit: decideRoster,
});

async function update(call: CallContext<typeof normalCollegeMajor.update>): Promise<null> {
  const { action, ...input } = call.input;
  const proposes = call.who.orgType === UNIVERSITY;
  const row = await rows(call).hold(input.rosterId);
  if (action !== 'edit') {
    if (proposes) throw outOfReach();
    return rows(call).change(row.rosterId, { status: exemptRosterFlow.next(action, row.status) });
  }
  const status = exemptRosterFlow.next(proposes ? 'edit' : 'correct', row.status);
  await plain.update({ ...call, input });
  if (!proposes) return null;
  await tellAbove(call);
  return rows(call).change(
    row.rosterId,
    { status, opinion: '', adminId: call.who.adminId },
    { unversioned: 'the same transaction has just changed it as it was read' },
  );
}

async function tellAbove({ db, who, now }: Pick<Given, 'db' | 'who' | 'now'>): Promise<void> {
  const above = await organisationAbove(db, who.orgId);
  if (above === undefined) return;
  await tellOrganisation(
    db,
    above,
    {
      title: '有免试专业待审批',
      content: `${who.orgName}申请把专业列入免试名录，请审批。`,
      url: routeOf('exemption.filingsCollegeMajor'),
    },
    now,
    who,
  );
}

import { normalFiling } from '@tqc/contract/exemption';
import type { OutputOf } from '@tqc/contract/kit';
import { filingStatus } from '@tqc/domain/dictionaries';
import { exemptFilingFlow, requireFilingFacts, type FilingFacts } from '@tqc/domain/exemption';
import { refuse } from '@tqc/domain/kit';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { crudOf, serve, type Given } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { tellOrganisation } from '../../trade/messages';
import { organisationAbove } from '../../trade/organisations';
import { collegesBy, ofCollegeNamed, ownCollege } from './college';
import { decideFilings } from './decideFilings';
import { filingPage } from './filingPage';

const rows = store('exemptFiling', 'docId');
type Filing = RowOf<'exemptFiling'>;
type Member = OutputOf<typeof normalFiling.get>['members'][number];
type Seen = Pick<Given, 'db'>;

async function dressed({ db }: Seen, found: readonly Filing[]) {
  const colleges = await collegesBy(
    db,
    found.map(({ collegeId }) => collegeId),
  );
  return found.map((row) => ({
    ...row,
    collegeName: colleges.get(row.collegeId)?.name ?? '',
    collegeCode: colleges.get(row.collegeId)?.code ?? '',
    memberCount: (row.members as Member[]).length,
  }));
}

const plain = crudOf(rows, 'docId', {
  list: { equal: ['kind', 'year', 'status'], like: ['title'] },
  asked: ({ input }) => [ofCollegeNamed((input as { collegeName?: string }).collegeName)],
  dress: dressed,
  check: (values: FilingFacts & { readonly kind?: number }, _, before) =>
    requireFilingFacts(before?.kind ?? values.kind ?? 0, values),
  start: async ({ db, who, now }) => {
    const { collegeId, prov } = await ownCollege(db, who);
    return {
      collegeId,
      prov,
      orgId: who.orgId,
      adminId: who.adminId,
      submitter: who.name,
      submittedAt: now,
      status: filingStatus.code('waiting'),
    };
  },
  may: (event, row, { who }) => {
    if (row.orgId !== who.orgId) throw outOfReach();
    exemptFilingFlow.next(event === 'remove' ? 'remove' : 'edit', row.status);
  },
});

/** Files that are new to the record belong to whoever brings them. */
async function requireFiles(
  call: Given,
  input: { readonly fileId?: string | undefined; readonly sealFileId?: string | null | undefined },
  before?: Filing,
): Promise<void> {
  const { fileId, sealFileId } = input;
  if (fileId !== undefined && fileId !== before?.fileId) await ownUpload(call, fileId, ['pdf']);
  if (sealFileId && sealFileId !== before?.sealFileId)
    await ownUpload(call, sealFileId, ['pdf', 'image']);
}

export const normalFilingRoutes = serve(normalFiling, {
  ...plain,
  get: async (call) => {
    const [row] = await dressed(call, [await rows(call).get(call.input.docId)]);
    if (!row) throw new Error('a filing that was read is dressed');
    return { ...row, members: row.members as Member[] };
  },
  create: async (call) => {
    const { db, who, input } = call;
    if (who.orgType !== UNIVERSITY) throw outOfReach();
    const { collegeId } = await ownCollege(db, who);
    const filed = await db
      .selectFrom('exemptFiling')
      .select('docId')
      .where('collegeId', '=', collegeId)
      .where('kind', '=', input.kind)
      .where('year', '=', input.year)
      .executeTakeFirst();
    if (filed) throw refuse('year', `${String(input.year)}年度已备案，请在原记录上修改`);
    requireFilingFacts(input.kind, input);
    await requireFiles(call, input);
    const made = await plain.create(call);
    await tellAbove(call, input.kind);
    return made;
  },
  update: async (call) => {
    const { action, ...input } = call.input;
    const { now, who } = call;
    const before = await rows(call).hold(input.docId);
    if (before.orgId !== who.orgId) throw outOfReach();
    if (action === 'withdraw') {
      const status = exemptFilingFlow.next('withdraw', before.status);
      return rows(call).change(input.docId, { status });
    }
    exemptFilingFlow.next('edit', before.status);
    await requireFiles(call, input, before);
    await plain.update({ ...call, input });
    await tellAbove(call, before.kind);
    return rows(call).change(
      input.docId,
      {
        status: filingStatus.code('waiting'),
        submitter: who.name,
        adminId: who.adminId,
        submittedAt: now,
        validUntil: null,
        opinion: '',
      },
      { unversioned: 'the same transaction has just changed it as it was read' },
    );
  },
  audit: decideFilings,
});

async function tellAbove({ db, who, now }: Given, kind: number): Promise<void> {
  const above = await organisationAbove(db, who.orgId);
  if (above === undefined) return;
  await tellOrganisation(
    db,
    above,
    {
      title: '有免试备案待审批',
      content: `${who.orgName}提交了免试备案，请审批。`,
      url: filingPage(kind),
    },
    now,
    who,
  );
}

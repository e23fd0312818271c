import { allCalls } from '@tqc/contract/catalogue';
import { baseOrgDoc } from '@tqc/contract/register';
import { filingColumn, filingStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { filingFlow } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { ownUpload } from '../../../kit/files';
import { asSystem } from '../../../kit/scope';
import { crudOf, serve, type Given } from '../../../kit/serve';
import { store, withinDays } from '../../../kit/store';
import { tellOrganisation } from '../../../trade/messages';
import { takeNumber } from '../../../trade/numbers';
import { organisationAbove } from '../../../trade/organisations';
import { routeOf } from '@tqc/contract/screens';
import { decideFilings } from './decideFilings';

const rows = store('exportFiling', 'docId');

interface Entered {
  readonly filingType: number;
  readonly columns: readonly string[];
  readonly fileId: string;
}

/** What a filing of a type can cover: what the lists of that type let out under one. */
const coverable = (type: number) =>
  new Set(allCalls.flatMap(({ filing }) => (filing?.type === type ? filing.fields : [])));

/** Whoever asked and whoever decides; nobody else sees a filing. */
const mine = ({ who }: Pick<Given, 'who'>) =>
  sql`(org_id = ${who.orgId} or above_id = ${who.orgId})`;

const plain = crudOf(rows, 'docId', {
  mine,
  list: { equal: ['filingType', 'status'], like: ['applicant'] },
  asked: ({ who, input }) => {
    const { side, appliedAtFrom, appliedAtTo } = input as Partial<Record<string, string>>;
    return [
      side === 'own' ? sql`org_id = ${who.orgId}` : undefined,
      side === 'below' ? sql`above_id = ${who.orgId}` : undefined,
      withinDays('applied_at', appliedAtFrom, appliedAtTo),
    ];
  },
  check: ({ filingType, columns }: Entered) => {
    const known = coverable(filingType);
    if (!columns.every((name) => known.has(name)))
      throw refuse('columns', '该备案类型没有所选的字段，请重新选择');
  },
  start: async (call) => {
    const { who, now, db } = call;
    const above = await aboveOf(call);
    const year = chinaDay(now).slice(0, 4);
    const number = await asSystem(db, () => takeNumber(db, `filing/${year}`));
    const { prov, city, county, point } = who;
    return {
      prov,
      city,
      county,
      point,
      filingNo: `BA${year}${String(number).padStart(6, '0')}`,
      orgId: who.orgId,
      orgName: who.orgName,
      aboveId: above,
      adminId: who.adminId,
      applicant: who.name,
      appliedAt: now,
      status: filingStatus.code('waiting'),
    };
  },
  may: (event, row, { who }) => {
    if (row.orgId !== who.orgId) throw outOfReach();
    filingFlow.next(event === 'remove' ? 'remove' : 'edit', row.status);
  },
});

export const baseOrgDocRoutes = serve(baseOrgDoc, {
  ...plain,
  create: async (call) => {
    await ownUpload(call, call.input.fileId, ['pdf']);
    const made = await plain.create(call);
    await tellAbove(call, await aboveOf(call));
    return made;
  },
  update: async (call) => {
    const { action, ...input } = call.input;
    const { docId, fileId } = input;
    const { now, who } = call;
    if (action === 'withdraw') {
      const row = await rows(call).hold(docId, mine(call));
      if (row.orgId !== who.orgId) throw outOfReach();
      return rows(call).change(docId, { status: filingFlow.next('withdraw', row.status) });
    }
    const before = await rows(call).hold(docId, mine(call));
    if (fileId !== undefined && fileId !== before.fileId) await ownUpload(call, fileId, ['pdf']);
    await plain.update({ ...call, input });
    await tellAbove(call, before.aboveId);
    return rows(call).change(
      docId,
      {
        status: filingStatus.code('waiting'),
        applicant: who.name,
        adminId: who.adminId,
        appliedAt: now,
        uses: 0,
        usesLeft: 0,
        opinion: '',
      },
      { unversioned: 'the same transaction has just changed it as it was read' },
    );
  },
  excelHeader: ({ input }) => {
    const known = coverable(input.filingType);
    return {
      record: filingColumn.options
        .filter(({ value }) => known.has(value))
        .map(({ value, label }) => ({ value, label })),
    };
  },
  editBatchBaseOrgDoc: decideFilings,
});

async function aboveOf({ db, who }: Pick<Given, 'db' | 'who'>): Promise<string> {
  const above = await organisationAbove(db, who.orgId);
  if (above === undefined) throw new ApiFailure(422, '本机构没有上级机构，不需要备案');
  return above;
}

async function tellAbove(call: Pick<Given, 'db' | 'who' | 'now'>, aboveId: string): Promise<void> {
  await tellOrganisation(
    call.db,
    aboveId,
    {
      title: '有导出权限备案待审批',
      content: `${call.who.orgName}提交了导出权限备案，请审批。`,
      url: routeOf('basic.filingApprove'),
    },
    call.now,
    call.who,
  );
}

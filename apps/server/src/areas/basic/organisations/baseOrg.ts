import { baseOrg, Org, Point } from '@tqc/contract/basic';
import { factsOf, valueText } from '@tqc/contract/kit';
import { IMPORT_KIND } from '@tqc/contract/resource';
import { onOff } from '@tqc/domain/dictionaries';
import { CENTRE, POINT, PROVINCE, requireOrgFacts } from '@tqc/domain/organisations';
import { refuse } from '@tqc/domain/kit';
import { maskMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import { serve, type Given, type ServedCall } from '../../../kit/serve';
import { containsText } from '../../../kit/store';
import { importFile } from '../../../trade/imports';
import { actorOf, noteOrg } from '../../../trade/orgLog';
import { ownTasks, startExport } from '../../../trade/tasks';
import { creditCodes } from '../credit/uniscImport';
import { codesOfOrgs } from '../credit/uniscOrgs';
import { addPoint, requireFreeName, requirePointFits, type PointFacts } from '../points/addPoint';
import { POINT_COLUMNS, pointOf } from '../points/columns';
import { exportPoints } from '../points/exportPoints';
import { localeSets } from '../points/pointImport';
import { organisationsWithPoints, pagedPoints, workToday } from '../points/points';
import { siteRoutes } from '../sites/siteRoutes';
import { createOrg, requireFreeCode, sealedMobile, takenPlace } from './createOrg';
import { annulOrg, transferData } from './orgAnnul';
import { orgChanges } from './orgLog';
import { orgNames, renameOrg } from './orgNames';
import { switchPaper } from './switchPaper';
import { requireUnused } from './requireUnused';
import { holdOrg, orgs, subtreeAt, subtreeOf, type OrgRow } from './scope';
import { treeNodes } from './tree';
import { waitingAt } from './waitingAt';

/** Nobody chooses from a longer list, and no tree is drawn of more. */
const [MOST_CHOICES, MOST_NODES] = [1000, 5000];
const isOn = sql`status = ${onOff.code('on')}`;

/** What an organisation changes of itself; the rest is its superior's. */
const CONTACT: ReadonlySet<string> = new Set([
  'head',
  'mobile',
  'phone',
  'address',
  'postcode',
  'officeHours',
]);
/** Members of the contract that the table calls otherwise. */
const COLUMNS: Readonly<Record<string, keyof OrgRow>> = {
  orgCode3: 'shortCode',
  ...POINT_COLUMNS,
};
const columnOf = (name: string) => COLUMNS[name] ?? (name as keyof OrgRow);

/** What only a confirmation point has. */
const OF_POINTS: ReadonlySet<string> = new Set([
  'orgName',
  'confirmWay',
  'ctIds',
  'grades',
  'dayCapacity',
  'confirmRange',
  'placeAt',
  'traffic',
  'tips',
  'schoolId',
]);

export const baseOrgRoutes: ServedCall[] = serve(baseOrg, {
  list: async (call) => {
    const { input, who } = call;
    const { orgName, orgId, orgCode3, tagId, under } = input;
    const page = await orgs(call).page(input, {
      equal: ['orgType', 'orgBizType', 'creditCode', 'status'],
      order: 'areaCode.asc',
      filled: ['areaCode', 'orgName', 'updatedAt'],
      where: [
        subtreeOf(who),
        under === undefined ? undefined : await subtreeAt(call, under),
        orgName === undefined ? undefined : containsText('org_name', orgName),
        orgId === undefined ? undefined : sql`org_id = ${orgId}`,
        orgCode3 === undefined ? undefined : sql`short_code = ${orgCode3}`,
        tagId === undefined
          ? undefined
          : sql`org_id in (select unnest(org_ids) from org_tag where org_tag_id = ${tagId} and org_id = ${who.orgId})`,
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  get: async (call) => {
    const { db, who, app, input } = call;
    const row = await orgs(call).get(input.orgId, subtreeOf(who));
    const [[shown], waiting, { rows }] = await Promise.all([
      dressed(call, [row]),
      input.waiting ? waitingAt(call, row) : null,
      sql<{ below: number; points: number; users: number; collegeName: string }>`
        select (select count(*)::int from org where parent_id = ${row.orgId} and org_type <> 1) as below,
          (select count(*)::int from org where parent_id = ${row.orgId} and org_type = 1) as points,
          (select count(*)::int from admin where org_id = ${row.orgId}) as users,
          coalesce((select name from college where college_id = ${row.collegeId}), '') as college_name`.execute(
        db,
      ),
    ]);
    const [behind] = rows;
    if (!shown || !behind) throw outOfReach();
    return {
      ...shown,
      ...behind,
      waiting,
      mobile: row.mobile
        ? maskMobile(app.personal.open(placeOf('org', 'mobile', row.orgId), row.mobile))
        : '',
    };
  },
  create: createOrg,
  update: async (call) => {
    const { orgId, ...given } = call.input;
    const row = await holdOrg(call, orgId, true);
    const before = { ...row, ...pointOf(row), orgCode3: row.shortCode };
    const isOwn = row.orgId === call.who.orgId && call.who.orgType !== CENTRE;
    const changed = Object.entries(given).filter(
      ([name, value]) =>
        value !== undefined &&
        (name === 'mobile' || JSON.stringify(value) !== JSON.stringify(row[columnOf(name)])),
    );
    const foreign = isOwn ? changed.find(([name]) => !CONTACT.has(name)) : undefined;
    if (foreign) throw refuse(foreign[0], '本机构的这一项由上级机构修改，请与上级机构联系');
    const values = Object.fromEntries(changed) as Partial<typeof given>;
    requireOrgFacts({ ...before, mobile: undefined, ...values }, { ...before, mobile: undefined });
    if (values.orgCode3 !== undefined) await requireFreeCode(call, row);
    if (row.orgType === POINT) await requirePoint(call, row, values);
    else {
      const [beyond] = changed.flatMap(([name]) => (OF_POINTS.has(name) ? name : []));
      if (beyond === 'orgName') throw refuse(beyond, '机构更名请用“更名”办理，要有批文');
      if (beyond !== undefined) throw refuse(beyond, '只有确认点有这一项');
    }
    const { mobile, ...plain } = values;
    await orgs(call)
      .change(orgId, {
        ...Object.fromEntries(
          Object.entries(plain).map(([name, value]) => [columnOf(name), value]),
        ),
        ...(mobile === undefined ? {} : { mobile: sealedMobile(call, orgId, mobile) }),
        updatedAt: call.now,
      })
      .catch(takenPlace);
    if (changed.length > 0)
      await noteOrg(actorOf(call), row, 'edited', changed.map(changeOf(before)));
    return null;
  },
  remove: async (call) => {
    const row = await holdOrg(call, call.input.orgId);
    if (row.version !== call.version) throw new ApiFailure(409);
    await requireUnused(call, row);
    return orgs(call).remove(row.orgId);
  },
  queryKV: async (call) => {
    const { input, db } = call;
    const { rows } = await sql<{ orgId: string; orgName: string }>`
      select org_id, org_name from org where ${isOn} and ${subtreeOf(call.who)}
        ${input.orgType === undefined ? sql`` : sql`and org_type = ${input.orgType}`}
        ${input.keyword === undefined ? sql`` : sql`and ${containsText('org_name', input.keyword)}`}
      order by area_code, org_id limit ${MOST_CHOICES}`.execute(db);
    return { record: rows };
  },
  getData: async ({ db, who }) => {
    const { rows } = await sql<Pick<OrgRow, 'orgId' | 'orgName' | 'orgType' | 'parentId'>>`
      select org_id, org_name, org_type, parent_id from org where ${isOn} and ${subtreeOf(who)}
      order by area_code, org_id limit ${MOST_NODES}`.execute(db);
    return { record: rows };
  },
  getProvinces: async ({ db }) => {
    const { rows } = await sql<Pick<OrgRow, 'orgId' | 'orgName' | 'areaCode'>>`
      select org_id, org_name, area_code from org where org_type = ${PROVINCE} and ${isOn}
      order by area_code`.execute(db);
    return { record: rows };
  },
  getTreeData: treeNodes,
  onlyEcertSwitch: switchPaper,
  queryBaseOrgByOrgIds: async (call) => {
    const wanted = [...new Set(call.input.orgIds.split(','))];
    const rows = await call.db
      .selectFrom('org')
      .selectAll()
      .where('orgId', 'in', wanted)
      .where(subtreeOf(call.who))
      .orderBy('areaCode')
      .orderBy('orgId')
      .execute();
    return { record: await dressed(call, rows) };
  },
  orgRename: renameOrg,
  orgAnnul: annulOrg,
  transferHistoryData: transferData,
  queryOrgNamesByOrgIds: orgNames,
  ...orgChanges,
  getConfirmPointData: (call) => pagedPoints(call, 1),
  queryBaseOrgEnroll: (call) => pagedPoints(call, 2),
  getRegOrgData: organisationsWithPoints,
  getConfirmWorkData: workToday,
  addBaseOrg2: (call) => addPoint(call, 1),
  addBaseOrgEnroll: (call) => addPoint(call, 2),
  exportLocaleSetData: exportPoints,
  importLocaleSet: (call) => importFile(call, baseOrgRoutes, localeSets, call.input),
  getReOrgData: codesOfOrgs,
  importUniscOrg: (call) => importFile(call, baseOrgRoutes, creditCodes, call.input),
  exportUniscOrg: (call) => startExport(call, baseOrg.getReOrgData.id, call.input),
  exportOrg: (call) => startExport(call, baseOrg.list.id, call.input),
  importLocaleSetRs: (call) => ownTasks(call, IMPORT_KIND, localeSets.imported.target),
  ...siteRoutes,
});

type PointChange = Partial<PointFacts & Pick<OrgRow, 'orgName'>>;

/** A changed point still fits the organisation it belongs to. */
async function requirePoint(call: Given, row: OrgRow, values: PointChange): Promise<void> {
  const parent = await orgs(call).get(row.parentId ?? '');
  if (values.orgName !== undefined)
    await requireFreeName(call, parent.orgId, values.orgName, row.orgId);
  // What stood before the rule may stay as long as nobody touches it.
  if ('orgBizType' in values || 'ctIds' in values || 'schoolId' in values)
    await requirePointFits(call, parent, { ...row, ...pointOf(row), ...values });
}

/** Rows with the name of what stands above each, and the caller's own words for it. */
async function dressed({ db, who }: Pick<Given, 'db' | 'who'>, rows: readonly OrgRow[]) {
  const above = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const [found, tags] = await Promise.all([
    db
      .selectFrom('org')
      .select(['orgId', 'orgName'])
      .where('orgId', 'in', ['0', ...above])
      .execute(),
    db
      .selectFrom('orgTag')
      .select(['name', 'orgIds'])
      .where('orgId', '=', who.orgId)
      .where('status', '=', onOff.code('on'))
      .orderBy('name')
      .execute(),
  ]);
  const nameOf = new Map(found.map(({ orgId, orgName }) => [orgId, orgName]));
  const tagsOf = (orgId: string) => tags.filter(({ orgIds }) => orgIds.includes(orgId));
  return rows.map((row) => ({
    ...row,
    orgCode3: row.shortCode,
    parentName: nameOf.get(row.parentId ?? '') ?? '',
    tagNames: tagsOf(row.orgId)
      .map(({ name }) => name)
      .join('、'),
  }));
}

const shape: Readonly<Record<string, Parameters<typeof factsOf>[0]>> = {
  ...Point.shape,
  ...Org.shape,
};

/** One changed field in words; of a number only that it is another one. */
function changeOf(before: Readonly<Record<string, unknown>>) {
  return ([name, value]: [string, unknown]) => {
    if (name === 'mobile') return { label: '负责人手机', before: '', after: '已更换' };
    const facts = shape[name] && factsOf(shape[name]);
    return {
      label: facts?.label ?? name,
      before: valueText(facts, before[name]),
      after: valueText(facts, value),
    };
  };
}

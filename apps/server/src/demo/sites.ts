import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { siteAct } from '@tqc/domain/organisations';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';
import { putFile } from './demoFiles';
import { applicationForm } from './documents';
import type { DemoOrg } from './places';

interface Attachment {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

const FIRST = 968_000_003_000n;
const STATES = ['published', 'waiting', 'returned', 'draft'] as const;
const AT = { written: '2024-05-06T01:00:00Z', decided: '2024-05-08T02:00:00Z' };
const WORKS: Readonly<Record<number, string>> = { 1: '认定', 2: '注册' };
const LATER = '2024-06-05T02:00:00Z';
const RETURNED = '咨询电话写成固定电话，请核对';
type State = (typeof STATES)[number];

const factsOf = (org: DemoOrg, hours: string, attachments: readonly Attachment[]) => ({
  publicName: org.name,
  address: `${org.areaName}滨河路1号`,
  phones: '000-88880000',
  officeHours: hours,
  url: '',
  noticeUrl: '',
  placeAt: '118.7969,32.0603',
  materials: '身份证、学历证书、普通话证书、体检表',
  attention: '请提前在网上预约',
  scope: '',
  grades: null,
  attachments,
});

/** Public information of organisations in every state, of both kinds of work, with its trace. */
export async function fillSites(
  app: AppParts,
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<void> {
  const province = orgs.find(({ type }) => type === 4);
  const city = orgs.find(({ type }) => type === 3);
  if (!province || !city) return;
  const counties = orgs.filter(({ parent, type }) => parent === city.id && type === 2);
  const writers: readonly (readonly [DemoOrg, State])[] = [
    [province, 'published'],
    [city, 'waiting'],
    ...counties.slice(0, STATES.length).map((org, at) => [org, STATES[at] ?? 'draft'] as const),
  ];
  const rows = [1, 2].flatMap((work) => writers.map(([org, state]) => ({ work, org, state })));
  const guides = new Map<(typeof rows)[number], readonly Attachment[]>();
  for (const row of rows)
    if (row.state === 'published') guides.set(row, [await attachGuide(app, client, row)]);
  await copyObjects(
    client,
    'site_info',
    rows.map((row, at) => {
      const { work, org, state } = row;
      const guide = guides.get(row) ?? [];
      const isDecided = state === 'published' || state === 'returned';
      const wasPublic = state === 'published' || state === 'waiting';
      return {
        site_id: String(FIRST + BigInt(at)),
        ...placed(org),
        work_type: work,
        status: siteReleaseStatus.code(state),
        draft: JSON.stringify(
          factsOf(org, state === 'published' ? '工作日 9:00-17:00' : '工作日 8:30-17:30', guide),
        ),
        public_facts: wasPublic ? JSON.stringify(factsOf(org, '工作日 9:00-17:00', guide)) : null,
        published_at: wasPublic ? AT.decided : null,
        published_times: wasPublic ? 1 : 0,
        submitted_by: state === 'draft' ? '' : '演示经办员',
        submitted_at: state === 'draft' ? null : LATER,
        reviewer: isDecided ? '顾清和' : '',
        reviewed_at: isDecided ? AT.decided : null,
        opinion: state === 'returned' ? RETURNED : '',
        updated_at: LATER,
      };
    }),
  );
  await fillTrace(client, rows);
}

/** The guide that an organisation has published with the rest. */
async function attachGuide(
  app: AppParts,
  client: PoolClient,
  { org, work }: { readonly org: DemoOrg; readonly work: number },
): Promise<Attachment> {
  const name = `${WORKS[work] ?? ''}办事指南.pdf`;
  const drawn = await applicationForm([
    ['发布机构', org.name],
    ['所需材料', '身份证、学历证书、普通话证书、体检表'],
    ['说明', '演示材料（样例）'],
  ]);
  const { rows } = await client.query<{ admin: string }>(
    'select admin_id::text as admin from admin where org_id = $1 order by admin_id limit 1',
    [org.id],
  );
  const owner = { ...org, orgId: org.id, adminId: rows[0]?.admin ?? '' };
  const { id, size } = await putFile(app, client, name, drawn, owner);
  await client.query(
    'insert into site_file (attached_id, org_id, work_type, prov, city, county, point, file_id, added_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [newId(), org.id, work, org.prov, org.city, org.county, org.point, id, AT.written],
  );
  return { fileId: id, name, size };
}

const placed = (org: DemoOrg) => ({
  org_id: org.id,
  org_name: org.name,
  org_type: org.type,
  prov: org.prov,
  city: org.city,
  county: org.county,
  point: org.point,
});

async function fillTrace(
  client: PoolClient,
  rows: readonly { readonly work: number; readonly org: DemoOrg; readonly state: State }[],
): Promise<void> {
  const hours = { label: '办公时间', before: '', after: '工作日 9:00-17:00' };
  const acts = {
    written: { at: AT.written, changes: [hours] },
    applied: { at: AT.written, changes: [hours] },
    published: { at: AT.decided, changes: [hours] },
    returned: { at: AT.decided, changes: [] },
  } as const;
  type Act = keyof typeof acts;
  const LIFE: Readonly<Record<State, readonly Act[]>> = {
    draft: ['written'],
    waiting: ['written', 'applied', 'published', 'applied'],
    returned: ['written', 'applied', 'returned'],
    published: ['written', 'applied', 'published'],
  };
  const { rows: people } = await client.query<{ admin: string; org: string }>(
    'select distinct on (org_id) admin_id::text as admin, org_id::text as org from admin order by org_id, admin_id',
  );
  const personOf = new Map(people.map(({ admin, org }) => [org, admin]));
  const lines = rows.flatMap(({ work, org, state }) =>
    LIFE[state].map((act) => ({ work, org, act })),
  );
  await copyObjects(
    client,
    'site_log',
    lines.flatMap(({ work, org, act }, at) => {
      const admin = personOf.get(org.id);
      const { at: when, changes } = acts[act];
      const isAbove = act === 'published' || act === 'returned';
      if (admin === undefined) return [];
      return [
        {
          site_log_id: String(FIRST + 500n + BigInt(at)),
          ...placed(org),
          area_name: org.areaName,
          work_type: work,
          act: siteAct.code(act),
          changes: JSON.stringify(changes),
          field: changes.map(({ label }) => label).join('；'),
          before: changes.map(() => '—').join('；'),
          after: changes.map(({ after }) => after).join('；'),
          opinion: act === 'returned' ? RETURNED : '',
          admin_id: admin,
          operator: isAbove ? '顾清和' : '演示经办员',
          operator_org: isAbove ? '上级机构' : org.name,
          at: when,
        },
      ];
    }),
  );
}

import { stopState } from '@tqc/domain/organisations';
import { makeCreditCode } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';
import type { DemoOrg } from './places';

const FIRST = 966_000_000_001n;
const STOPS = 966_000_001_000n;
const HEADS = ['孟知远', '江以宁', '顾清和', '白明川', '林问夏', '宋怀瑾'];
const CENTRE = 5;
const POINT = 1;

/** What an organisation has besides its place: a legal person and who answers for it. */
function factsOf({ type, area }: DemoOrg, at: number) {
  const code = type === CENTRE ? '110000' : area.padEnd(6, '0');
  return {
    // Confirmation points are no legal persons of their own.
    credit_code: type === POINT ? '' : makeCreditCode('11', code, `DM${code}`),
    head: HEADS[at % HEADS.length] ?? '',
    postcode: `${code.slice(0, 4)}00`,
  };
}

/** One line of the log of each kind that the product writes or a clerk enters. */
const LINES = [
  { kind: 3, on: '2021-09-01', field: '机构名称', before: '教育体育局', byHand: true },
  { kind: 1, on: '2024-05-20', field: '机构', before: '' },
  { kind: 2, on: '2024-06-03', field: '办公时间', before: '工作日 9:00-17:00' },
  { kind: 5, on: '2024-06-05', field: '状态', before: '启用', after: '停用' },
  { kind: 6, on: '2024-06-07', field: '状态', before: '停用', after: '启用' },
] as const;

/** Facts of the organisations, one that is stopped, a university, and what was done to them. */
export async function fillOrganisations(
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<void> {
  const facts = orgs.map((org, at) => ({ id: org.id, ...factsOf(org, at) }));
  await client.query(
    `update org set credit_code = f.credit_code, head = f.head, postcode = f.postcode
     from jsonb_to_recordset($1::jsonb) as f (id bigint, credit_code text, head text, postcode text) where org_id = f.id`,
    [JSON.stringify(facts)],
  );
  const city = orgs.find(({ type }) => type === 3);
  const province = orgs.find(({ type }) => type === 4);
  if (!city || !province) return;
  await fillStopped(client, city);
  await fillStops(client, city);
  await fillUniversity(client, province);
  await fillLog(client, [
    city,
    ...orgs.filter(({ parent, type }) => parent === city.id && type === 2),
  ]);
}

async function fillStopped(client: PoolClient, city: DemoOrg): Promise<void> {
  const area = `${city.area}90`;
  await client.query('insert into division (code, name, parent) values ($1, $2, $3)', [
    area,
    '云汀新区',
    city.area,
  ]);
  await client.query(
    `insert into org (org_id, org_type, org_biz_type, org_name, short_code, credit_code, area_code, area_name, parent_id, prov, city, county, head, phone, remark, status)
     values ($1, 2, 3, '云汀新区教育局', '990', $2, $3, $4, $5, $6, $7, $3, '宋怀瑾', '000-88880000', '并入东霁区教育局后停用', 0)`,
    [
      `1${area}`,
      makeCreditCode('11', area, `DM${area}`),
      area,
      `${city.areaName}云汀新区`,
      city.id,
      city.prov,
      city.city,
    ],
  );
}

/** A stop that is on, one that is over and one to come. */
async function fillStops(client: PoolClient, city: DemoOrg): Promise<void> {
  await client.query(
    `insert into org_disable (id, org_id, org_name, org_type, area_name, reason, begin_time, end_time, state, operator, updated_at, prov, city, county, point)
     select ($1::bigint + row_number() over ()), org_id, org_name, org_type, area_name, s.reason, s.begin_time, s.end_time, s.state, '顾清和', '2024-06-05T02:00:00Z', prov, city, county, point
     from jsonb_to_recordset($2::jsonb) as s (area text, reason text, begin_time text, end_time text, state int)
     join org on org.area_code = s.area and org.org_type = 2`,
    [
      String(STOPS),
      JSON.stringify([
        {
          area: `${city.area}90`,
          reason: '并入东霁区教育局',
          begin_time: '2024-06-05 10:00',
          end_time: null,
          state: stopState.code('running'),
        },
        {
          area: `${city.area}01`,
          reason: '办公场所搬迁',
          begin_time: '2024-05-04 08:00',
          end_time: '2024-05-06 08:00',
          state: stopState.code('over'),
        },
        {
          area: `${city.area}02`,
          reason: '机房停电检修',
          begin_time: '2024-12-28 18:00',
          end_time: '2024-12-30 08:00',
          state: stopState.code('planned'),
        },
      ]),
    ],
  );
}

async function fillUniversity(client: PoolClient, province: DemoOrg): Promise<void> {
  await client.query(
    `insert into org (org_id, org_type, org_biz_type, org_name, short_code, credit_code, area_code, area_name, parent_id, prov, city, county, head, phone, college_id)
     select $1, 6, 1, name, '', $2, $3, $4, $5, $3, $6, $7, '林问夏', '000-88880001', college_id from college where prov = $3 order by college_id limit 1`,
    [
      `${province.id}90`,
      makeCreditCode('12', `${province.area}0000`, `DM${province.area}0090`),
      province.area,
      province.areaName,
      province.id,
      province.city,
      province.county,
    ],
  );
}

async function fillLog(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  await copyObjects(
    client,
    'org_log',
    LINES.map((line, at) => {
      const org = orgs[at % orgs.length];
      if (!org) throw new Error('the log is of organisations');
      const after =
        'after' in line
          ? line.after
          : line.kind === 2
            ? '工作日 8:30-11:30，14:00-17:00'
            : org.name;
      return {
        id: String(FIRST + BigInt(at)),
        org_id: org.id,
        org_name: org.name,
        org_type: org.type,
        area_name: org.areaName,
        kind: line.kind,
        field: line.field,
        before: line.before,
        after,
        operator: '顾清和',
        operator_org: '演示省教育厅',
        ip: '192.0.2.11',
        at: `${line.on}T02:00:00Z`,
        by_hand: 'byHand' in line,
        prov: org.prov,
        city: org.city,
        county: org.county,
        point: '',
      };
    }),
  );
}

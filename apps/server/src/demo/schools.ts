import { makeCreditCode } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';
import type { DemoOrg } from './places';

const FIRST = 970_000_000_001n;
const COUNTY = 2;
const POINT = 1;
/** Of each kind of school that a county has: its code, how it is called, how many work there. */
const KINDS = [
  [305, '第一幼儿园', 26],
  [306, '实验小学', 88],
  [306, '滨河小学', 64],
  [308, '初级中学', 112],
  [309, '九年一贯制学校', 140],
  [310, '高级中学', 168],
  [313, '职业高中', 96],
  [317, '特殊教育学校', 34],
] as const;
const PRIVATE = 2;
const [WORKING, CLOSED] = [1, 0];
const HEADS = ['孟知远', '江以宁', '顾清和', '白明川', '林问夏', '宋怀瑾'];

/** The schools of a county: one is private, one closed, one merged into another. */
function schoolsOf(county: DemoOrg, point: DemoOrg | undefined, from: bigint) {
  const name = county.areaName.slice(-3);
  return KINDS.map(([kind, word, staff], at) => {
    const id = from + BigInt(at);
    const isPrivate = kind === 305;
    const isMerged = word === '滨河小学';
    const own = `DX${String(id % 1_000_000n).padStart(6, '0')}`;
    return {
      school_id: String(id),
      school_code: `31${String(id % 100_000_000n).padStart(8, '0')}`,
      school_name: `${name}${word}`,
      status: isMerged || kind === 317 ? CLOSED : WORKING,
      unit_type: kind,
      nature: isPrivate ? PRIVATE : 1,
      town_type: (at % 3) + 1,
      area_code: county.area,
      area_name: county.areaName,
      authority: county.name,
      enroll_org_id: county.id,
      point_id: at % 2 === 0 ? (point?.id ?? null) : null,
      collective: at % 3 === 0,
      staff: isMerged ? 0 : staff,
      due: isMerged ? 0 : staff - 8,
      credit_code: makeCreditCode(isPrivate ? '52' : '12', county.area, own),
      head: HEADS[at % HEADS.length] ?? '',
      phone: '000-88880000',
      address: `${county.areaName}滨河路${at + 1}号`,
      former_codes:
        word === '实验小学' ? [`31${String((id + 1n) % 100_000_000n).padStart(8, '0')}`] : [],
      merged_into: isMerged ? String(id - 1n) : null,
      updated_at: '2024-06-05T02:00:00Z',
      prov: county.prov,
      city: county.city,
      county: county.county,
    };
  });
}

/** Schools of every county. */
export async function fillSchools(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const counties = orgs.filter(({ type }) => type === COUNTY);
  const rows = counties.flatMap((county, at) =>
    schoolsOf(
      county,
      orgs.find(({ type, parent }) => type === POINT && parent === county.id),
      FIRST + BigInt(at * KINDS.length),
    ),
  );
  await copyObjects(client, 'org_school', rows);
}

import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { testOrgs, type TestServer } from './server';

type State = 'draft' | 'waiting' | 'published' | 'returned';
let made = 0;

/** What an organisation tells the public of itself, called by another name every time. */
export const siteFactsOf = (publicName: string) => ({
  publicName: `${publicName}${(made += 1)}`,
  address: '滨河路1号',
  phones: '000-88880000',
  officeHours: '工作日 8:30-17:00',
  materials: '身份证、学历证书',
});

/** Public information of the county in a state, never as it was before: its key and version. */
export async function siteAt(
  { pool }: Pick<TestServer, 'pool'>,
  workType: 1 | 2,
  state: State,
): Promise<{ readonly id: string; readonly version: number }> {
  const empty = { url: '', noticeUrl: '', placeAt: '', attention: '', scope: '', grades: null };
  const [draft, published] = [
    { ...empty, ...siteFactsOf('东霁区认定中心') },
    { ...empty, ...siteFactsOf('东霁区认定中心') },
  ];
  const { rows } = await pool.query<{ id: string; version: number }>(
    `insert into site_info (site_id, org_id, org_name, org_type, work_type, prov, city, county, point, status, draft, public_facts)
     select 9600 + $2::int, org_id, org_name, org_type, $2::int, prov, city, county, point, $3::int, $4::jsonb, $5::jsonb from org where org_id = $1
     on conflict (org_id, work_type) do update set status = excluded.status, draft = excluded.draft, public_facts = excluded.public_facts,
       submitter_id = null, version = site_info.version + 1
     returning site_id::text as id, version`,
    [
      testOrgs.county.id,
      workType,
      siteReleaseStatus.code(state),
      JSON.stringify(draft),
      JSON.stringify(published),
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('no county');
  return row;
}

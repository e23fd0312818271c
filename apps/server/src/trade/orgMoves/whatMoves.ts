import {
  annulState,
  finalJudgement,
  firstReview,
  orgBatchApproval,
  planEndStatus,
  recheck,
  recognitionStatus,
  recordStatusEnroll,
  recordStatusRegister,
  siteReleaseStatus,
} from '@tqc/domain/dictionaries';
import { annulKind, POINT, renameState } from '@tqc/domain/organisations';
import { jobStatus } from '@tqc/domain/shared';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { statusIn, statusIs, type RowOf } from '../../kit/store';

export type MovedOrg = Pick<
  RowOf<'org'>,
  'orgId' | 'orgName' | 'orgType' | 'prov' | 'city' | 'county' | 'areaCode' | 'areaName' | 'status'
>;

export const isAnnul = (kind: number) => kind === annulKind.code('annul');
/** The rows of exactly this place: an organisation of a city has those that no county has. */
export const placeOfOrg = ({ prov, city, county }: MovedOrg): RawBuilder<SqlBool> =>
  sql<SqlBool>`prov = ${prov} and city = ${city} and county = ${county}`;

/** How much one organisation has that would move; of a transfer no users and no points. */
export async function whatMoves(db: Db, kind: number, from: MovedOrg) {
  const at = placeOfOrg(from);
  const all = isAnnul(kind);
  const { rows } = await sql<Record<'certs' | 'records' | 'users' | 'points', number>>`
    select (select count(*)::int from cert where ${at} ${all ? sql`` : sql`and org_id = ${from.orgId}`}) as certs,
      (select count(*)::int from enrollment_history where ${at})
        ${all ? sql`+ (select count(*)::int from registration where ${at}) + (select count(*)::int from enrollment where ${at})` : sql``} as records,
      (select count(*)::int from admin where org_id = ${from.orgId} and ${all}::boolean) as users,
      (select count(*)::int from org where parent_id = ${from.orgId} and org_type = ${POINT} and ${all}::boolean) as points`.execute(
    db,
  );
  return rows[0] ?? { certs: 0, records: 0, users: 0, points: 0 };
}

/** Registrations that wait for a stage; what was never taken up goes along. */
const IN_STAGES = [firstReview, recheck, finalJudgement].map((stage) => stage.code('pending'));

/** First of these there is, in the words of a refusal. */
function hindrances(kind: number, from: MovedOrg, into: MovedOrg): [RawBuilder<unknown>, string][] {
  const at = placeOfOrg(from);
  const own = sql`org_id = ${from.orgId}`;
  const always: [RawBuilder<unknown>, string][] = [
    [
      sql`select from org_annul where ${statusIs('state', annulState.code('waiting'))} and (from_org_id = ${into.orgId} or into_org_id = ${from.orgId})`,
      '还有没有执行完的撤并或移交与这两个机构有关，请等它完成后再办理',
    ],
  ];
  if (!isAnnul(kind)) return always;
  return [
    ...always,
    [
      sql`select from org where parent_id = ${from.orgId} and org_type <> ${POINT}`,
      '该机构还有下级机构，请先撤并下级机构',
    ],
    [
      sql`select from org_plan where ${own} and not ${statusIs('end_status', planEndStatus.code('ended'))} and not ${statusIn('approval_status', [orgBatchApproval.code('draft'), orgBatchApproval.code('failed')])}`,
      '该机构还有没有结束的计划，请先结束计划',
    ],
    [
      sql`select from registration where ${at} and ${statusIn('status', recognitionStatus.group.unsettled)} and not ${statusIs('record_status', recordStatusRegister.code('deleted'))}`,
      '该机构还有没有办结的资格认定申请，请先办结',
    ],
    [
      sql`select from enrollment where ${at} and ${statusIn('status', IN_STAGES)} and not ${statusIs('record_status', recordStatusEnroll.code('deleted'))}`,
      '该机构还有没有办结的定期注册申请，请先办结',
    ],
    [
      sql`select from site_info where ${own} and ${statusIs('status', siteReleaseStatus.code('waiting'))}`,
      '该机构还有待审核的公示信息，请先审核',
    ],
    [
      sql`select from org_rename where ${own} and ${statusIs('state', renameState.code('waiting'))}`,
      '该机构还有待生效的更名，请等它生效或先在更名日志中删除',
    ],
    [
      sql`select from job where ${own} and ${statusIn('status', jobStatus.group.open)}`,
      '该机构的人还有没有完成的文件任务，请等任务完成或取消后再办理',
    ],
    [
      sql`select from org f join org t on t.parent_id = ${into.orgId} and t.org_type = ${POINT} and t.org_name = f.org_name
        where f.parent_id = ${from.orgId} and f.org_type = ${POINT}`,
      '两个机构有同名的确认点，请先修改其中一个的名称',
    ],
  ];
}

/** Refuses what would be lost on the way, or left half done. Asked as the system. */
export async function requireMovable(
  db: Db,
  kind: number,
  from: MovedOrg,
  into: MovedOrg,
): Promise<void> {
  for (const [some, sentence] of hindrances(kind, from, into)) {
    const { rows } = await sql<{ found: boolean }>`select exists (${some}) as found`.execute(db);
    if (rows[0]?.found === true) throw new ApiFailure(422, sentence);
  }
}

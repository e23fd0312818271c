import type { baseOrg } from '@tqc/contract/basic';
import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { CENTRE, CITY, COUNTY, decidesSite, PROVINCE } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext, Given } from '../../../kit/serve';
import { containsText, store, withinDays, type RowOf } from '../../../kit/store';
import { correctsSite, siteChanges, type Content, type SiteWork } from '../../../trade/sites';
import { orgs, subtreeAt, subtreeOf, type OrgRow } from '../organisations/scope';

type Asking = CallContext<
  typeof baseOrg.queryRegSiteOrgDoList | typeof baseOrg.queryEnrollSiteOrgDoList
>;
type Site = RowOf<'siteInfo'>;

const BOTH = 3;
const lines = store('siteLog', 'siteLogId');
const doing = (work: SiteWork) =>
  sql`org_type in (${COUNTY}, ${CITY}, ${PROVINCE}) and org_biz_type in (${work}, ${BOTH})`;

/** Whose release is the caller's to decide, as a condition on the organisation. */
function decidedBy({ orgType, prov }: Asking['who']): RawBuilder<unknown> {
  if (orgType === CENTRE) return sql`org_type = ${PROVINCE}`;
  if (orgType === PROVINCE) return sql`org_type <> ${PROVINCE} and prov = ${prov}`;
  return sql`false`;
}

/** Organisations that do that kind of work, with what each tells the public. */
export async function pagedSites(call: Asking, work: SiteWork) {
  const { input, who, db } = call;
  const { orgName, status, waiting, published } = input;
  const having = (condition: RawBuilder<unknown>) =>
    sql`exists (select from site_info s where s.org_id = org.org_id and s.work_type = ${work} and ${condition})`;
  const isWaiting = sql`${having(sql`s.status = ${siteReleaseStatus.code('waiting')}`)} and ${decidedBy(who)}`;
  const isPublic = having(sql`s.public_facts is not null`);
  const { status: _, ...asked } = input;
  const page = await orgs(call).page(asked, {
    equal: ['orgType', 'prov', 'city', 'county'],
    order: 'areaCode.asc',
    filled: ['areaCode', 'orgName'],
    where: [
      doing(work),
      subtreeOf(who),
      orgName === undefined ? undefined : containsText('org_name', orgName),
      status === undefined ? undefined : having(sql`s.status = ${status}`),
      waiting === undefined ? undefined : waiting ? isWaiting : sql`not (${isWaiting})`,
      published === undefined ? undefined : published ? isPublic : sql`not ${isPublic}`,
    ],
  });
  const found = await db
    .selectFrom('siteInfo')
    .selectAll()
    .where('workType', '=', work)
    .where('orgId', 'in', ['0', ...page.record.map(({ orgId }) => orgId)])
    .execute();
  const siteOf = new Map(found.map((site) => [site.orgId, site]));
  return {
    ...page,
    record: page.record.map((org) => shown(call, org, siteOf.get(org.orgId), published === true)),
  };
}

const NONE = {
  publicName: '',
  address: '',
  phones: '',
  officeHours: '',
  url: '',
  noticeUrl: '',
  placeAt: '',
  materials: '',
  attention: '',
  attachments: [],
  scope: '',
  grades: null,
};

/** Facts with all members: what was written before some were asked for has fewer. */
const whole = (content: unknown) =>
  content ? { ...NONE, ...(content as Partial<typeof NONE>) } : null;

/** A row of the list: what is written, or what is public of it. */
function shown(
  { who }: Pick<Given, 'who'>,
  org: OrgRow,
  site: Site | undefined,
  isPublic: boolean,
) {
  const { orgId, orgName, orgType, areaName } = org;
  const content = (isPublic ? site?.publicFacts : site?.draft) as typeof NONE | null | undefined;
  return {
    orgId,
    orgName,
    orgType,
    areaName,
    ...NONE,
    ...content,
    status: site?.status ?? null,
    siteId: site?.siteId ?? null,
    changed: site ? changesOf(site).length : 0,
    publishedAt: site?.publishedAt ?? null,
    publishedTimes: site?.publishedTimes ?? 0,
    submittedBy: site?.submittedBy ?? '',
    submittedAt: site?.submittedAt ?? null,
    reviewer: site?.reviewer ?? '',
    reviewedAt: site?.reviewedAt ?? null,
    opinion: site?.opinion ?? '',
    own: orgId === who.orgId,
    decides: decidesSite(who, org),
    corrects: Boolean(site?.publicFacts) && correctsSite(who, org),
    version: site?.version ?? 0,
  };
}

/** Where what is written differs from what is public. */
const changesOf = ({ publicFacts, draft }: Site) =>
  siteChanges((publicFacts ?? NONE) as Content, draft as Content);

/** What one organisation has written and published. */
export async function viewSite(call: CallContext<typeof baseOrg.viewSiteOrgDo>) {
  const { input, who, db } = call;
  const org = await orgs(call).get(
    input.orgId,
    sql`${subtreeOf(who)} and ${doing(input.workType)}`,
  );
  const site = await db
    .selectFrom('siteInfo')
    .selectAll()
    .where('orgId', '=', org.orgId)
    .where('workType', '=', input.workType)
    .executeTakeFirst();
  return {
    ...shown(call, org, site, false),
    workType: input.workType,
    draft: whole(site?.draft),
    published: whole(site?.publicFacts),
    changes: site ? changesOf(site) : [],
  };
}

/** The trace of one organisation, or of all at and below it. */
export async function siteTrace(call: CallContext<typeof baseOrg.querySiteOrgLog>) {
  const { input } = call;
  const { orgIdKey, isProvince, workType, orgName, atFrom, atTo, ...asked } = input;
  const within = await subtreeAt(call, orgIdKey);
  const page = await lines(call).page(
    { ...asked },
    {
      equal: ['act'],
      order: 'siteLogId.desc',
      filled: ['at'],
      where: [
        isProvince === 1 ? within : sql`org_id = ${orgIdKey}`,
        sql`work_type = ${workType}`,
        orgName === undefined ? undefined : sql`position(${orgName} in org_name) > 0`,
        withinDays('at', atFrom, atTo),
      ],
    },
  );
  return {
    ...page,
    record: page.record.map((row) => ({
      ...row,
      id: row.siteLogId,
      // Written by `noteSite` alone.
      changes: row.changes as { label: string; before: string; after: string }[],
    })),
  };
}

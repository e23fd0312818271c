import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import {
  CENTRE,
  CITY,
  COUNTY,
  decidesSite,
  PROVINCE,
  requireSiteFacts,
  siteFlow,
  type SiteFacts,
} from '@tqc/domain/organisations';
import { routeOf } from '@tqc/contract/screens';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { store, type RowOf } from '../../kit/store';
import { tellOrganisation } from '../messages';
import { dropUnnamedFiles, withFiles } from './siteFiles';
import { noteSite, siteChanges } from './siteLog';
import type { Content, SiteCall } from './content';

/** Recognition (认定) or registration. */
export type SiteWork = 1 | 2;
/** Of `orgBizType`: does both. */
const BOTH = 3;
const WORDS = { 1: '资格认定', 2: '定期注册' } as const;
const KEEPERS: readonly number[] = [COUNTY, CITY, PROVINCE];

const sites = store('siteInfo', 'siteId');
type Site = RowOf<'siteInfo'>;

const EMPTY: SiteFacts & { readonly attachments: readonly [] } = {
  attachments: [],
  publicName: '',
  address: '',
  phones: '',
  officeHours: '',
  url: '',
  noticeUrl: '',
  placeAt: '',
  materials: '',
  attention: '',
  scope: '',
  grades: null,
};

/** The page of that kind of work, where releases are asked for and decided. */
export const sitesPage = (work: SiteWork): string =>
  routeOf(work === 1 ? 'basic.regSiteOrg' : 'basic.enrollSiteOrg');

/** What one has written, held for a change. */
const heldSite = (db: Db, orgId: string, work: SiteWork): Promise<Site | undefined> =>
  db
    .selectFrom('siteInfo')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('workType', '=', work)
    .forNoKeyUpdate()
    .executeTakeFirst();

const orgOf = (db: Db, orgId: string): Promise<RowOf<'org'> | undefined> =>
  db.selectFrom('org').selectAll().where('orgId', '=', orgId).executeTakeFirst();

/** The caller's own organisation, where it does that kind of work. */
async function ownOrg({ db, who }: SiteCall, work: SiteWork): Promise<RowOf<'org'>> {
  const org = await orgOf(db, who.orgId);
  if (!org || !KEEPERS.includes(org.orgType)) throw outOfReach();
  if (org.orgBizType !== work && org.orgBizType !== BOTH)
    throw new ApiFailure(422, `本机构不办理${WORDS[work]}，没有这项公示信息`);
  return org;
}

async function ownSite(call: SiteCall, work: SiteWork) {
  const org = await ownOrg(call, work);
  const site = await heldSite(call.db, org.orgId, work);
  if (!site) throw new ApiFailure(422, '还没有编写公示信息，请先编辑');
  if (site.version !== call.version) throw new ApiFailure(409);
  return { org, site };
}

const given = (facts: Content): Content =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** The draft of the caller's own organisation; what is public stays as it is. */
export async function writeSite(call: SiteCall, work: SiteWork, facts: Content): Promise<null> {
  const org = await ownOrg(call, work);
  const site = await heldSite(call.db, org.orgId, work);
  // Nothing was written yet as whoever writes saw it.
  if ((site?.version ?? 0) !== call.version) throw new ApiFailure(409);
  const before = (site?.draft ?? EMPTY) as Content;
  const draft = { ...before, ...(await withFiles(call, org, work, given(facts), before)) };
  const status = site ? siteFlow.next('edit', site.status) : siteReleaseStatus.code('draft');
  // Whatever is kept has all members: it began with the empty one.
  requireSiteFacts(draft as unknown as SiteFacts);
  const { orgId, orgName, orgType, prov, city, county, point } = org;
  if (site) await sites(call).change(site.siteId, { status, draft, orgName, updatedAt: call.now });
  else
    await sites(call).add({
      orgId,
      orgName,
      orgType,
      prov,
      city,
      county,
      point,
      workType: work,
      status,
      draft,
      updatedAt: call.now,
    });
  await dropUnnamedFiles(call, orgId, work);
  const changes = siteChanges(before, draft);
  if (changes.length > 0)
    await noteSite(call, org, work, { act: site ? 'edited' : 'written', changes });
  return null;
}

/** Takes back what waits, to write on. */
export async function withdrawSite(call: SiteCall, work: SiteWork): Promise<null> {
  const { org, site } = await ownSite(call, work);
  const status = siteFlow.next('withdraw', site.status);
  await sites(call).change(site.siteId, { status, updatedAt: call.now });
  await noteSite(call, org, work, { act: 'withdrawn', changes: [] });
  return null;
}

/** Asks whoever decides to publish the draft. */
export async function applySite(call: SiteCall, work: SiteWork): Promise<null> {
  const { db, who, now } = call;
  const { org, site } = await ownSite(call, work);
  const status = siteFlow.next('apply', site.status);
  const changes = siteChanges((site.publicFacts ?? EMPTY) as Content, site.draft as Content);
  if (changes.length === 0) throw new RuleError('与已公示的内容相同，不用再申请发布');
  await sites(call).change(site.siteId, {
    status,
    submittedBy: who.name,
    submitterId: who.adminId,
    submittedAt: now,
    reviewer: '',
    reviewedAt: null,
    opinion: '',
    updatedAt: now,
  });
  await noteSite(call, org, work, { act: 'applied', changes });
  const above = await decider(db, org);
  if (above !== undefined)
    await tellOrganisation(
      db,
      above,
      {
        title: '有机构公示信息待审核',
        content: `${org.orgName}申请发布${WORDS[work]}公示信息，请审核。`,
        url: `${sitesPage(work)}?waiting=true`,
      },
      now,
      who,
    );
  return null;
}

/** The organisation that decides on a release. */
async function decider(db: Db, { orgType, prov }: RowOf<'org'>): Promise<string | undefined> {
  const above = await db
    .selectFrom('org')
    .select('orgId')
    .where('orgType', '=', orgType === PROVINCE ? CENTRE : PROVINCE)
    .$if(orgType !== PROVINCE, (query) => query.where('prov', '=', prov))
    .executeTakeFirst();
  return above?.orgId;
}

/** The province mends what an organisation below it has published: in force at once, and traced. */
export async function correctSite(
  call: SiteCall,
  work: SiteWork,
  orgId: string,
  facts: Content,
): Promise<null> {
  const { db, who, now } = call;
  const org = await orgOf(db, orgId);
  if (!org || !correctsSite(who, org)) throw outOfReach();
  const site = await heldSite(db, orgId, work);
  if (!site?.publicFacts) throw new ApiFailure(422, '该机构还没有公示的信息，不能更正');
  const before = site.publicFacts as Content;
  const after = { ...before, ...(await withFiles(call, org, work, given(facts), before)) };
  const changes = siteChanges(before, after);
  if (changes.length === 0) throw new RuleError('没有修改任何内容，请修改后再提交');
  requireSiteFacts(after as unknown as SiteFacts);
  await sites(call).change(site.siteId, {
    publicFacts: after,
    draft: followed(site.draft as Content, before, after),
    updatedAt: now,
  });
  await dropUnnamedFiles(call, orgId, work);
  await noteSite(call, org, work, { act: 'corrected', changes });
  return null;
}

/** Whose published information the caller mends: that whose release it decides, as a province. */
export const correctsSite = (
  who: Pick<RowOf<'org'>, 'orgType' | 'prov'>,
  org: Pick<RowOf<'org'>, 'orgType' | 'prov'>,
): boolean => who.orgType === PROVINCE && decidesSite(who, org);

/** The draft takes over what was mended, where nobody wrote something else: it stays mended. */
function followed(draft: Content, before: Content, after: Content): Content {
  const same = (name: string) => JSON.stringify(draft[name]) === JSON.stringify(before[name]);
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, same(name) ? after[name] : value]),
  );
}

import { siteOrg } from '@tqc/contract/enroll';
import { onOff } from '@tqc/domain/dictionaries';
import { CENTRE, CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { containsText, store } from '../../kit/store';
import { correctSite, withdrawSite, writeSite } from '../../trade/sites';

const orgs = store('org', 'orgId');
/** Kinds of work an organisation of registration does: it alone, or both. */
const REGISTERING = [2, 3];

/** Registration organisations of a city: of those beside the caller only what is public. */
async function ofCity(call: CallContext<typeof siteOrg.querySiteOrgCity>) {
  const { input, who, db } = call;
  const { city, orgName, ...asked } = input;
  const isWide = who.orgType === PROVINCE || who.orgType === CENTRE;
  if (!isWide && city !== undefined && city !== who.city) throw outOfReach();
  if (who.orgType === PROVINCE && city !== undefined && !city.startsWith(who.prov))
    throw outOfReach();
  const place = isWide ? city : who.city;
  const page = await orgs(call).page(asked, {
    order: 'areaCode.asc',
    filled: ['areaCode', 'orgName'],
    where: [
      sql`org_type in (${COUNTY}, ${CITY}, ${PROVINCE}) and org_biz_type in (${sql.join(REGISTERING)}) and status = ${onOff.code('on')}`,
      who.orgType === CENTRE ? undefined : sql`prov = ${who.prov}`,
      place === undefined ? undefined : sql`city = ${place}`,
      orgName === undefined ? undefined : containsText('org_name', orgName),
    ],
  });
  const ids = ['0', ...page.record.map(({ orgId }) => orgId)];
  // A county sees what those beside it have published, and no draft.
  const found = await asSystem(db, () =>
    db
      .selectFrom('siteInfo')
      .select(['orgId', 'status', 'publicFacts', 'publishedAt'])
      .where('workType', '=', 2)
      .where('orgId', 'in', ids)
      .execute(),
  );
  const siteOf = new Map(found.map((site) => [site.orgId, site]));
  return {
    ...page,
    record: page.record.map(({ orgId, orgName: name, orgType, areaName }) => {
      const site = siteOf.get(orgId);
      return {
        orgId,
        orgName: name,
        orgType,
        areaName,
        ...NONE,
        // Kept by `writeSite` with the members of the contract.
        ...(site?.publicFacts as typeof NONE | null | undefined),
        status: site?.status ?? null,
        publishedAt: site?.publishedAt ?? null,
      };
    }),
  };
}

const NONE = {
  publicName: '',
  address: '',
  phones: '',
  officeHours: '',
  url: '',
  scope: '',
  grades: null as number[] | null,
};

export const siteOrgRoutes = serve(siteOrg, {
  querySiteOrgCity: ofCity,
  update: (call) => {
    const { orgId, action, ...facts } = call.input;
    if (orgId !== call.who.orgId) throw outOfReach();
    return action === 'withdraw' ? withdrawSite(call, 2) : writeSite(call, 2, facts);
  },
  editPublicOrgSiteOrg: (call) => {
    const { orgIdKey, ...facts } = call.input;
    return correctSite(call, 2, orgIdKey, facts);
  },
});

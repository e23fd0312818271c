import { baseOrg, baseRareWords } from '@tqc/contract/basic';
import { siteOrg } from '@tqc/contract/enroll';
import { provinceBatch } from '@tqc/contract/register';
import { testOrgs, type TestServer } from './server';
import { siteAt, siteFactsOf } from './sites';

const COUNTY = testOrgs.county.id;
/** Beyond the characters that other tests enter. */
let point = 0x2_a000;
const glyph = () => ({
  word: String.fromCodePoint((point += 1)),
  pinyin: 'yao',
  source: '演示',
});

/** Calls of base data that name a file: pictures of rare characters, files of the public. */
export function basicNaming(server: () => TestServer) {
  const facts = (file: string) => ({ ...siteFactsOf('东霁区中心'), files: [file] });
  const site = { stranger: 'otherCounty', pdf: true } as const;
  return [
    {
      call: baseRareWords.create,
      by: 'centre',
      stranger: 'county',
      seal: true,
      name: async (picture: string) =>
        (await server().as('centre'))(baseRareWords.create, { ...glyph(), picture }),
    },
    {
      call: baseRareWords.update,
      by: 'centre',
      stranger: 'county',
      seal: true,
      name: async (picture: string) => {
        const centre = await server().as('centre');
        const { id: wordId } = await centre(baseRareWords.create, glyph());
        return centre(baseRareWords.update, { wordId, picture }, { version: 1 });
      },
    },
    {
      call: baseOrg.editBaseSiteOrg,
      by: 'county',
      ...site,
      name: async (file: string) => {
        const { version } = await siteAt(server(), 1, 'draft');
        return (await server().as('county'))(baseOrg.editBaseSiteOrg, facts(file), { version });
      },
    },
    {
      call: siteOrg.update,
      by: 'county',
      ...site,
      name: async (file: string) => {
        const { version } = await siteAt(server(), 2, 'draft');
        return (await server().as('county'))(
          siteOrg.update,
          { orgId: COUNTY, ...facts(file) },
          { version },
        );
      },
    },
    {
      call: siteOrg.editPublicOrgSiteOrg,
      by: 'province',
      ...site,
      name: async (file: string) => {
        const { version } = await siteAt(server(), 2, 'published');
        const input = { orgIdKey: COUNTY, ...facts(file) };
        return (await server().as('province'))(siteOrg.editPublicOrgSiteOrg, input, { version });
      },
    },
    {
      call: provinceBatch.updateSiteOrg,
      by: 'province',
      ...site,
      name: async (file: string) => {
        const { version } = await siteAt(server(), 1, 'published');
        const input = { orgIdKey: COUNTY, ...facts(file) };
        return (await server().as('province'))(provinceBatch.updateSiteOrg, input, { version });
      },
    },
  ] as const;
}

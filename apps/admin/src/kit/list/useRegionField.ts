import { lookup } from '@tqc/contract/lookup';
import { province } from '@tqc/domain/dictionaries';
import { CENTRE, CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import type { Option, RegionLevel } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useMemo, useState } from 'react';
import { call } from '../session/api';
import { useSession, type User } from '../session/session';

/** The name under which a search form and an address hold province, city and county together. */
export const AREA = 'area';

const INPUT: Readonly<Record<RegionLevel, string>> = {
  province: 'prov',
  city: 'city',
  county: 'county',
};
/** Organisation types: whose places they are, by the level of the place. */
const ORG_TYPE: Readonly<Record<RegionLevel, number>> = {
  province: PROVINCE,
  city: CITY,
  county: COUNTY,
};

/**
 * The cascade of places a list can be narrowed by: those its call takes and that lie below the
 * caller; undefined where there are none. Names of the places it has met, for the chips.
 */
export function useRegionField(inputShape: Readonly<Record<string, unknown>>): {
  readonly region: SearchField | undefined;
  readonly regionName: (code: string) => string;
} {
  const user = useSession((session) => session.user);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const region = useMemo((): SearchField | undefined => {
    if (!user) return undefined;
    const levels = (['province', 'city', 'county'] as const).filter(
      (level) =>
        INPUT[level] in inputShape && user.orgType > ORG_TYPE[level] && user.orgType <= CENTRE,
    );
    if (levels.length === 0) return undefined;
    const load = placesOf(user, (found) => setNames((known) => ({ ...known, ...found })));
    return { name: AREA, label: '地区', kind: 'region', levels, load };
  }, [user, inputShape]);
  return { region, regionName: (code) => names[code] ?? provinceName(code) ?? code };
}

function provinceName(code: string): string | undefined {
  return province.options.find(({ value }) => value === code)?.label;
}

/**
 * Reads the places of a level as the organisations that stand there, of the caller's own level the
 * place of the caller alone; `met` hears their names by code.
 */
export function placesOf(
  { orgId, orgType: own, prov, city, county }: User,
  met: (names: Readonly<Record<string, string>>) => void,
) {
  // Who stands above counties has some of their codes all the same.
  const here = { [PROVINCE]: prov, [CITY]: city, [COUNTY]: county }[own] ?? '';
  /** What an organisation's number is by the code of its place, as far as seen. */
  const orgAt = new Map([[here, orgId]]);

  async function read(parentId: string | undefined, type: number) {
    const { record } = await call(lookup.queryBaseOrgBasic, {
      orgType: type,
      ...(parentId === undefined ? {} : { parentId }),
    });
    for (const { areaCode, orgId: id } of record) orgAt.set(areaCode, id);
    return record;
  }

  /** The organisation of a place; found from above where its list was never open. */
  async function orgOf(code: string): Promise<string | undefined> {
    const [top, middle] = [code.slice(0, 2), code.slice(0, 4)];
    if (own === CENTRE && !orgAt.has(top)) await read(undefined, ORG_TYPE.province);
    if (code !== top && !orgAt.has(middle))
      await read(own === CENTRE ? orgAt.get(top) : orgId, ORG_TYPE.city);
    return orgAt.get(code);
  }

  return async (level: RegionLevel, parent: string): Promise<readonly Option[]> => {
    if (level === 'province') return province.options.map(({ value, label }) => ({ value, label }));
    if (ORG_TYPE[level] === own) {
      const { areaName } = await call(lookup.viewBaseOrgBasic, { id: orgId });
      return [{ value: here, label: without(provinceName(prov), areaName) }];
    }
    const parentId = parent === '' ? orgId : await orgOf(parent);
    if (parentId === undefined) return [];
    const [{ areaName: above }, record] = await Promise.all([
      call(lookup.viewBaseOrgBasic, { id: parentId }),
      read(parentId, ORG_TYPE[level]),
    ]);
    const options = record.map(({ areaCode, areaName }): Option => ({
      value: areaCode,
      label: without(above, areaName),
    }));
    met(Object.fromEntries(options.map(({ value, label }) => [value, label])));
    return options;
  };
}

/** A place is named with those it lies in; they stand in the boxes before it. */
const without = (above: string | undefined, name: string) =>
  above !== undefined && name.startsWith(above) && name !== above ? name.slice(above.length) : name;

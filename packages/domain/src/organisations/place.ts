import { province } from '../dictionaries';
import { refuse } from '../kit';
import { CITY, COUNTY, PROVINCE, typesBelow, UNIVERSITY } from './types';

/** Where an organisation stands: the codes that its rows carry. */
export interface OrgPlace {
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

const DIGITS: Readonly<Record<number, number>> = { [PROVINCE]: 2, [CITY]: 4, [COUNTY]: 6 };

/**
 * The place of a new organisation by the code of its division, right below another one. A code that
 * ends in 00 is the division above: an organisation there would see all of it.
 */
export function placeBelow(
  parent: OrgPlace & { readonly orgType: number; readonly areaCode: string },
  type: number,
  areaCode: string,
): OrgPlace {
  if (!typesBelow(parent.orgType).includes(type))
    throw refuse('orgType', '所选上级机构下不能设立这种机构，请另选上级机构或机构类型');
  if (type === UNIVERSITY) return { prov: parent.prov, city: parent.city, county: parent.county };
  const digits = DIGITS[type] ?? 0;
  if (areaCode.length !== digits || areaCode.endsWith('00'))
    throw refuse('areaCode', `请输入${digits}位行政区划代码，最后两位不能是00`);
  if (type === PROVINCE) {
    if (!province.codes.includes(areaCode))
      throw refuse('areaCode', '没有这个省级行政区划，请核对代码');
    return { prov: areaCode, city: `${areaCode}00`, county: `${areaCode}0000` };
  }
  if (!areaCode.startsWith(parent.areaCode))
    throw refuse('areaCode', `行政区划代码应以上级机构的${parent.areaCode}开头`);
  const city = areaCode.slice(0, 4);
  if (city.endsWith('00')) throw refuse('areaCode', '行政区划代码的第三、四位不能是00');
  return { prov: parent.prov, city, county: type === CITY ? `${areaCode}00` : areaCode };
}

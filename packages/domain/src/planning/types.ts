import { certType } from '../dictionaries';
import type { Offence } from './chain';

/** Who recognises, as far as the law looks at it. */
export interface Recogniser {
  /** 机构类型: 2 county, 3 city, 4 province, 6 university. */
  readonly orgType: number;
  /** Two digits of its province. */
  readonly prov: string;
  /** Of what the law gives it the types it recognises today; all of them where nothing is said. */
  readonly ctIds?: readonly number[] | null | undefined;
}

/** What a county, a city and a university recognise; a province recognises all (教师资格条例第十三条). */
const OF_COUNTY: readonly number[] = [1, 2, 3];
const OF_CITY: readonly number[] = [...OF_COUNTY, 4, 5, 6];
const OF_UNIVERSITY: readonly number[] = [7];
/** 北京、天津、上海、重庆: their districts do what is a city's elsewhere. */
const MUNICIPALITIES: readonly string[] = ['11', '12', '31', '50'];

/** Whether an organisation may recognise a type: at the level the law names, or above it. */
export function mayRecognise({ orgType, prov, ctIds }: Recogniser, ctId: number): boolean {
  if (ctIds && !ctIds.includes(ctId)) return false;
  switch (orgType) {
    case 2:
      return (MUNICIPALITIES.includes(prov) ? OF_CITY : OF_COUNTY).includes(ctId);
    case 3:
      return OF_CITY.includes(ctId);
    case 6:
      return OF_UNIVERSITY.includes(ctId);
    default:
      return orgType === 4;
  }
}

/** One link of the planning chain: the types it opens must be among those of the one above it. */
export interface OpenedTypes {
  /** What it is, as a person calls it: 时间段1, 东霁区第一确认点的安排. */
  readonly name: string;
  readonly ctIds: readonly number[];
}

const said = (ctIds: readonly number[]) =>
  ctIds.map((one) => `“${certType.label(one)}”`).join('、');

/** Types that stand below and not above; asked upward and downward, like the dates. */
export function typesOutside(outer: OpenedTypes, inner: readonly OpenedTypes[]): Offence[] {
  return inner.flatMap(({ name, ctIds }) => {
    const more = ctIds.filter((one) => !outer.ctIds.includes(one));
    return more.length === 0
      ? []
      : [
          {
            item: `${name}资格种类`,
            message: `${name}的${said(more)}不在${outer.name}开放的资格种类内，请去掉或先在上级开放`,
          },
        ];
  });
}

/** Types that an organisation opens and may not recognise. */
export function typesBeyond(recogniser: Recogniser, opened: readonly OpenedTypes[]): Offence[] {
  return opened.flatMap(({ name, ctIds }) => {
    const more = ctIds.filter((one) => !mayRecognise(recogniser, one));
    return more.length === 0
      ? []
      : [
          {
            item: `${name}资格种类`,
            message: `${name}的${said(more)}不由本级机构认定，请去掉`,
          },
        ];
  });
}

import { province } from '@tqc/domain/dictionaries';
import type { DemoSize } from './sizes';

/** An organisation of the demo, with the place its rows carry. */
export interface DemoOrg {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly code3: string;
  readonly area: string;
  readonly areaName: string;
  readonly parent: string | null;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly range: string;
}

export interface DemoPlaces {
  readonly divisions: readonly (readonly [code: string, name: string, parent: string | null])[];
  readonly orgs: readonly DemoOrg[];
}

const CITIES = ['云汀市', '澄岚市', '霁川市'];
const COUNTIES = [
  ['东霁区', '西禾区', '临汀县', '云棠县'],
  ['北岚区', '南汐区', '上漪县', '澄溪县'],
  ['川东区', '霁西区', '沐禾县', '青汀县'],
];
const POINT_NAMES = [
  '政务服务中心教师资格窗口',
  '第一中学确认点',
  '实验中学确认点',
  '教师发展中心确认点',
];
/** Provinces that get organisations, the first ones first in a small profile. */
const PROVINCES = [
  '32',
  '33',
  ...province.codes.filter((code) => !['32', '33', '71', '81', '82'].includes(code)),
];

/** The invented places and organisations of a demo: the same for the same size. */
export function drawPlaces({ provinces, cities, counties, pointsEach }: DemoSize): DemoPlaces {
  const divisions: [string, string, string | null][] = [['00', '全国', null]];
  const orgs: DemoOrg[] = [
    {
      id: '100',
      type: 5,
      name: '国家教师资格管理中心（演示）',
      code3: '900',
      area: '00',
      areaName: '全国',
      parent: null,
      prov: '00',
      city: '0000',
      county: '000000',
      point: '',
      range: '',
    },
  ];
  for (const prov of PROVINCES.slice(0, provinces)) {
    const provName = province.label(prov);
    const provId = `1${prov}0000`;
    const top = { prov, city: `${prov}00`, county: `${prov}0000`, point: '' };
    divisions.push([prov, provName, null]);
    orgs.push({
      id: provId,
      type: 4,
      name: `${provName}教育厅（演示）`,
      code3: '901',
      area: prov,
      areaName: provName,
      parent: '100',
      ...top,
      range: '',
    });
    orgs.push({
      id: `${provId}01`,
      type: 1,
      name: `${provName}高校教师资格确认点`,
      code3: '901',
      area: prov,
      areaName: provName,
      parent: provId,
      ...top,
      point: `${provId}01`,
      range: `${provName}各高等学校在职教师`,
    });
    for (let c = 0; c < cities; c += 1) {
      const cityCode = `${prov}${88 - c}`;
      const cityName = `${CITIES[c]}`;
      const cityId = `1${cityCode}00`;
      const middle = { prov, city: cityCode, county: `${cityCode}00`, point: '' };
      divisions.push([cityCode, cityName, prov]);
      orgs.push({
        id: cityId,
        type: 3,
        name: `${cityName}教育局`,
        code3: `91${c}`,
        area: cityCode,
        areaName: `${provName}${cityName}`,
        parent: provId,
        ...middle,
        range: '',
      });
      orgs.push({
        id: `${cityId}01`,
        type: 1,
        name: `${cityName}教师资格确认点`,
        code3: `91${c}`,
        area: cityCode,
        areaName: `${provName}${cityName}`,
        parent: cityId,
        ...middle,
        point: `${cityId}01`,
        range: `${cityName}户籍、居住或就读人员`,
      });
      for (let k = 0; k < counties; k += 1) {
        const countyCode = `${cityCode}0${k + 1}`;
        const countyName = COUNTIES[c]?.[k] ?? `演示${k + 1}县`;
        const countyId = `1${countyCode}`;
        const low = { prov, city: cityCode, county: countyCode };
        const areaName = `${provName}${cityName}${countyName}`;
        divisions.push([countyCode, countyName, cityCode]);
        orgs.push({
          id: countyId,
          type: 2,
          name: `${cityName}${countyName}教育局`,
          code3: `9${c + 2}${k}`,
          area: countyCode,
          areaName,
          parent: cityId,
          ...low,
          point: '',
          range: '',
        });
        // The county whose clerk can sign in has two points even in the smallest profile.
        const points = countyCode === '328801' ? Math.max(2, pointsEach) : pointsEach;
        for (let p = 0; p < points; p += 1) {
          const id = `${countyId}0${p + 1}`;
          orgs.push({
            id,
            type: 1,
            name: `${countyName}${POINT_NAMES[p % POINT_NAMES.length]}`,
            code3: `9${c + 2}${k}`,
            area: countyCode,
            areaName,
            parent: countyId,
            ...low,
            point: id,
            range: `${countyName}户籍、居住或就读人员`,
          });
        }
      }
    }
  }
  return { divisions, orgs };
}

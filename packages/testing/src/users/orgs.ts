/** The levels an organisation can stand on. */
export type Level = 'point' | 'county' | 'city' | 'province' | 'nation' | 'university';

/** An invented organisation; what it is above has the code of its level, as the server fills it. */
export interface Org {
  readonly orgId: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly areaName: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

/** One organisation of each level, each below the next. */
export const orgs: Readonly<Record<Level, Org>> = {
  point: {
    orgId: '50001',
    orgName: '东霁区政务服务中心教师资格窗口',
    orgType: 1,
    areaName: '云梦省云汀市东霁区',
    prov: '11',
    city: '1188',
    county: '118801',
  },
  county: {
    orgId: '40001',
    orgName: '东霁区教育体育局',
    orgType: 2,
    areaName: '云梦省云汀市东霁区',
    prov: '11',
    city: '1188',
    county: '118801',
  },
  city: {
    orgId: '30001',
    orgName: '云汀市教育局',
    orgType: 3,
    areaName: '云梦省云汀市',
    prov: '11',
    city: '1188',
    county: '118800',
  },
  province: {
    orgId: '20001',
    orgName: '云梦省教育厅(演示)',
    orgType: 4,
    areaName: '云梦省',
    prov: '11',
    city: '1100',
    county: '110000',
  },
  nation: {
    orgId: '10001',
    orgName: '国家教师资格中心(演示)',
    orgType: 5,
    areaName: '全国',
    prov: '00',
    city: '0000',
    county: '000000',
  },
  university: {
    orgId: '20090',
    orgName: '澄岚师范大学',
    orgType: 6,
    areaName: '云梦省',
    prov: '11',
    city: '1100',
    county: '110000',
  },
};

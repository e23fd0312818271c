import { siteReleaseStatus } from '../dictionaries';
import { defineFlow, defineStatus, refuse } from '../kit';
import { CENTRE, CITY, COUNTY, PROVINCE } from './types';

/** 机构公示信息: written below, published above; what was published stays while the draft goes on. */
export const siteFlow = defineFlow(siteReleaseStatus, {
  edit: {
    from: ['draft', 'published', 'returned'],
    to: 'draft',
    otherwise: '待审核的公示信息不能修改，请先撤回',
  },
  apply: {
    from: 'draft',
    to: 'waiting',
    otherwise: '只有修改后还没有提交的公示信息可以申请发布，请先编辑',
  },
  withdraw: { from: 'waiting', to: 'draft', otherwise: '只有待审核的公示信息可以撤回' },
  pass: { from: 'waiting', to: 'published', otherwise: '只有待审核的公示信息可以审核通过' },
  return: { from: 'waiting', to: 'returned', otherwise: '只有待审核的公示信息可以退回' },
});

/** What a line of the trace tells. */
export const siteAct = defineStatus(
  {
    written: { code: 1, label: '新增', tone: 'pending' },
    edited: { code: 2, label: '修改', tone: 'pending' },
    applied: { code: 3, label: '申请发布', tone: 'running' },
    withdrawn: { code: 4, label: '撤回', tone: 'held' },
    published: { code: 5, label: '发布', tone: 'good' },
    returned: { code: 6, label: '退回', tone: 'bad' },
    corrected: { code: 7, label: '更正', tone: 'good' },
  },
  'siteAct',
);

interface Decided {
  readonly orgType: number;
  readonly prov: string;
}

/** Whose decision a release is: county and city by the province, the province by the centre. */
export function decidesSite(by: Decided, of: Decided): boolean {
  if (of.orgType === PROVINCE) return by.orgType === CENTRE;
  return by.orgType === PROVINCE && by.prov === of.prov && [COUNTY, CITY].includes(of.orgType);
}

/** What an organisation tells the public of itself. */
export interface SiteFacts {
  readonly publicName: string;
  readonly address: string;
  readonly phones: string;
  readonly officeHours: string;
  readonly url: string;
  readonly noticeUrl: string;
  readonly placeAt: string;
  readonly materials: string;
  readonly attention: string;
  /** Of 定期注册. */
  readonly scope: string;
  readonly grades: readonly number[] | null;
}

/** Nobody calls more numbers than that. */
const MOST_PHONES = 3;
const PHONE = /^\+?[\d-]{7,20}$/;
const NEEDED = [
  ['publicName', '请输入对外名称'],
  ['address', '请输入办公地址'],
  ['phones', '请输入咨询电话'],
  ['officeHours', '请输入办公时间'],
  ['materials', '请输入材料清单'],
] as const;

/** Refuses what the public could not use. */
export function requireSiteFacts(facts: SiteFacts): void {
  for (const [name, sentence] of NEEDED) if (facts[name] === '') throw refuse(name, sentence);
  const phones = facts.phones.split('、');
  if (phones.length > MOST_PHONES || !phones.every((one) => PHONE.test(one)))
    throw refuse('phones', `咨询电话写1至${MOST_PHONES}个号码，用顿号隔开，例如000-88880000`);
}

import { refuse } from '../kit';
import { isCreditCode, isMobile, isPersonName } from '../shared';
import { CITY, COUNTY, PROVINCE } from './types';

/** What is entered of an organisation beside its place, as far as rules know it. */
export interface OrgFacts {
  readonly orgType: number;
  readonly orgBizType: number;
  readonly orgName: string;
  readonly orgCode3: string;
  readonly creditCode: string;
  readonly postcode: string;
  readonly head: string;
  /** Left out where it stays as it is. */
  readonly mobile?: string | undefined;
}

const SHORTEST_NAME = 4;
const AUTHORITIES: readonly number[] = [COUNTY, CITY, PROVINCE];
const ONLY_REGISTRATION = 2;

const ONLY_RECOGNITION = 1;

/** Which of the two businesses it works on: one of them or both. */
export const servesRecognition = ({ orgBizType }: Pick<OrgFacts, 'orgBizType'>) =>
  orgBizType !== ONLY_REGISTRATION;
export const servesRegistration = ({ orgBizType }: Pick<OrgFacts, 'orgBizType'>) =>
  orgBizType !== ONLY_RECOGNITION;

/** Whether certificates are issued in its name. */
export const recognises = ({ orgType, orgBizType }: Pick<OrgFacts, 'orgType' | 'orgBizType'>) =>
  AUTHORITIES.includes(orgType) && orgBizType !== ONLY_REGISTRATION;

/** Refuses what an organisation may not be; what was not changed may stay as it was. */
export function requireOrgFacts(facts: OrgFacts, before?: Partial<OrgFacts>): void {
  const { orgType, orgName, orgCode3, creditCode, postcode, head, mobile } = facts;
  const isNew = (name: keyof OrgFacts) => before === undefined || facts[name] !== before[name];
  const isAuthority = AUTHORITIES.includes(orgType);
  if (isNew('orgName') && [...orgName].length < SHORTEST_NAME)
    throw refuse('orgName', `机构名称至少${SHORTEST_NAME}个字`);
  if (recognises(facts) && orgCode3 === '')
    throw refuse('orgCode3', '办理资格认定的机构要有三位代码，请输入认定机构代码');
  if (isNew('orgCode3') && orgCode3 !== '' && !/^\d{3}$/.test(orgCode3))
    throw refuse('orgCode3', '认定机构代码是三位数字');
  if (isNew('creditCode')) {
    if (creditCode === '' && isAuthority) throw refuse('creditCode', '请输入统一社会信用代码');
    if (creditCode !== '' && !isCreditCode(creditCode))
      throw refuse('creditCode', '统一社会信用代码不正确，请逐位核对');
  }
  if (isNew('postcode') && postcode !== '' && !/^\d{6}$/.test(postcode))
    throw refuse('postcode', '邮编是六位数字');
  if (isNew('head') && head !== '' && !isPersonName(head))
    throw refuse('head', '负责人姓名不正确，请核对');
  if (mobile !== undefined && !isMobile(mobile)) throw refuse('mobile', '手机号码不正确，请核对');
}

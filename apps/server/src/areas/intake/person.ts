import type { IntakeItem } from '@tqc/contract/intake';
import {
  certType,
  degree,
  educationLevel,
  examType,
  graduateVerify,
  mandarinLevel,
  nation,
  paymentType,
  personType,
  politics,
  sex,
} from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { ageOn } from '@tqc/domain/register';
import { checkIdNo, isMobile, isPersonName, normalMobile } from '@tqc/domain/shared';
import type { z } from 'zod';

type Item = z.output<typeof IntakeItem>;

/**
 * Documents somebody applies with. Others are of rows from before: nothing can be checked in them,
 * and the same person would be another one.
 */
const TAKEN: readonly number[] = [1, 2, 3, 4];

/** Refuses, with a sentence, a person whose data contradict themselves or the law. */
export function checkPerson(item: Item, idNo: string, today: string): void {
  if (!known(item)) throw new RuleError('数据中有字典以外的代码，请更新后重新提交');
  if (!certType.has(item.ctId)) throw new RuleError('证件类型或资格种类不正确');
  checkIdentity(item, idNo);
  if (
    item.graduating &&
    item.graduateDate !== null &&
    item.graduateDate.slice(0, 4) !== today.slice(0, 4)
  )
    throw new RuleError('应届毕业生的毕业年份应为今年');
  if (ageOn(item.birthDate, today) >= (item.sex === 1 ? 60 : 55))
    throw new RuleError('年龄超过法定退休年龄');
}

type Identity = Pick<Item, 'name' | 'nation' | 'sex' | 'birthDate' | 'idType' | 'mobile'>;

/** Refuses a name, number, birthday or phone that is none or does not fit the others. */
export function checkIdentity(item: Identity, idNo: string): void {
  if (!isPersonName(item.name)) throw new RuleError('姓名应为2至30个汉字，间隔号只能在两字之间');
  if (!sex.has(item.sex)) throw new RuleError('性别代码不正确');
  if (!nation.has(item.nation)) throw new RuleError('民族代码不正确');
  if (!TAKEN.includes(item.idType)) throw new RuleError('证件类型或资格种类不正确');
  const verdict = checkIdNo(item.idType, idNo);
  if (!verdict.ok) throw new RuleError(verdict.message);
  if (verdict.sex !== undefined && verdict.sex !== item.sex)
    throw new RuleError('证件号码与性别不一致');
  if (verdict.birthDate !== undefined && verdict.birthDate !== item.birthDate)
    throw new RuleError('证件号码与出生日期不一致');
  if (!isMobile(normalMobile(item.mobile))) throw new RuleError('手机号码输入有误');
}

/** What the form offers as choices holds one of them, or nothing where the form allows nothing. */
function known(item: Item): boolean {
  return (
    sex.has(item.sex) &&
    politics.has(item.politics) &&
    personType.has(item.personType) &&
    examType.has(item.examType) &&
    educationLevel.has(item.educationLevel) &&
    degree.has(item.degree) &&
    paymentType.has(item.paymentType) &&
    graduateVerify.has(item.collegeVerifyStatus) &&
    graduateVerify.has(item.studentVerifyStatus) &&
    (item.mandarinLevel === null || mandarinLevel.has(item.mandarinLevel))
  );
}

/** Sentence of rule A. */
export const RULE_A =
  '密码长度8位以上数字、字母和特殊符号组合（特殊字符请从“#、%、*、-、_ 、!、@、$、&”中选取）';
/** Sentence of rule B. */
export const RULE_B = '最少包含1个大写字母或1个小写字母、1个数字、一个指定的特殊字符、长度8到20';

const COMMON = new Set([
  'admin123!',
  'abc123!@#',
  'abcd1234!',
  'password1!',
  'passw0rd!',
  'p@ssw0rd',
  'p@ssword1',
  'qwer1234!',
  'qwer!234',
  'a1234567!',
  'aa123456!',
  'abc@1234',
  'abc@123456',
  'admin@123',
  'admin@1234',
  'welcome1!',
  'test1234!',
  'root@1234',
  'zaq1@wsx',
  '1qaz@wsx',
  '1qaz!qaz',
  'qwe123!@#',
  '123456a!',
  '12345678a!',
  'a123456!',
  'a12345678!',
]);
const WORDS = ['教师', 'teacher', 'tqc'];

/**
 * Rule A (header change, forgot password): 8 to 64 printable characters with a digit, a letter and
 * one of # % * - _ ! @ $ &.
 */
export function fitsRuleA(password: string): boolean {
  return (
    /^[\x21-\x7e]{8,64}$/.test(password) &&
    /\d/.test(password) &&
    /[A-Za-z]/.test(password) &&
    /[#%*\-_!@$&]/.test(password)
  );
}

/**
 * Rule B (typed by an administrator): 8 to 20 letters, digits and !@#$%^&*(), each kind at least
 * once.
 */
export function fitsRuleB(password: string): boolean {
  return (
    /^[A-Za-z0-9!@#$%^&*()]{8,20}$/.test(password) &&
    /[A-Za-z]/.test(password) &&
    /\d/.test(password) &&
    /[!@#$%^&*()]/.test(password)
  );
}

/**
 * Why a password that fits its rule is refused all the same: too common, or made of what others
 * know of the person.
 */
export function passwordWeakness(
  password: string,
  personal: readonly string[],
): string | undefined {
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return '该密码过于常见，请更换其他密码';
  const known = [...WORDS, ...personal.map((word) => word.toLowerCase())].filter(
    (word) => word.length >= 2,
  );
  return known.some((word) => lower.includes(word))
    ? '密码不能包含账号、姓名、手机号码或系统名称'
    : undefined;
}

/**
 * Length of an account where a double-byte character counts two; 14 is the most a name should have.
 */
export function accountLength(account: string): number {
  return [...account].reduce(
    (total, letter) => total + ((letter.codePointAt(0) ?? 0) > 0xff ? 2 : 1),
    0,
  );
}

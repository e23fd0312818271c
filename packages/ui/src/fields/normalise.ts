/** 全角数字和字母转半角，去掉所有空白和不可见字符，横线归为一种；与服务端的规则相同，有测试对照。 */
export function toHalfWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212\u2043\u02D7]/gu, '-');
}

/** 证件号码：半角、去空白和横线、末位字母大写。 */
export function normaliseIdNo(text: string): string {
  return toHalfWidth(text).replace(/-/g, '').toUpperCase();
}

/** 手机号码：半角，去掉空白、横线和国际区号。 */
export function normaliseMobile(text: string): string {
  return toHalfWidth(text)
    .replace(/[-().]/g, '')
    .replace(/^(\+|00)?86(?=1[3-9])/, '');
}

/** 统一社会信用代码：半角、去空白、大写。 */
export function normaliseCreditCode(text: string): string {
  return toHalfWidth(text).replace(/-/g, '').toUpperCase();
}

/** 密码强度，0 至 4：长度和字符种类各占一半。 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length < 8) return 1;
  return Math.min(4, Math.max(1, kinds - 1) + (password.length >= 12 ? 1 : 0)) as 1 | 2 | 3 | 4;
}

/** 按人能看到的字计数，扩展区汉字算一个字。 */
export function countChars(text: string): number {
  return [...text].length;
}

/** 全角数字和字母转半角，去掉所有空白和不可见字符。 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000\u200B-\u200D\u202A-\u202E\uFEFF]/g, '');
}

/** 证件号码：半角、去空白、末位字母大写。 */
export function normaliseIdNo(text: string): string {
  return toHalfWidth(text).toUpperCase();
}

/** 手机号码：半角，去掉空白、横线和国际区号。 */
export function normaliseMobile(text: string): string {
  return toHalfWidth(text)
    .replace(/[-‐–—]/g, '')
    .replace(/^(\+86|0086)/, '');
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

/** 密码规则：A 用于修改和找回密码，B 用于共用层。 */
export type PasswordRule = 'A' | 'B';

/** 规则里的一条和是否做到。 */
export interface PasswordCheck {
  label: string;
  met: boolean;
}

const MESSAGES: Record<PasswordRule, string> = {
  A: '密码长度8位以上数字、字母和特殊符号组合（特殊字符请从“#、%、*、-、_ 、!、@、$、&”中选取）',
  B: '最少包含1个大写字母或1个小写字母、1个数字、一个指定的特殊字符、长度8到20',
};

/** 逐条检查，输入时逐条打勾。 */
export function passwordChecks(rule: PasswordRule, password: string): PasswordCheck[] {
  const letter = { label: '有字母', met: /[A-Za-z]/.test(password) };
  const digit = { label: '有数字', met: /\d/.test(password) };
  if (rule === 'A')
    return [
      { label: '至少 8 位', met: password.length >= 8 },
      letter,
      digit,
      { label: '有特殊字符 # % * - _ ! @ $ &', met: /[#%*\-_!@$&]/.test(password) },
    ];
  return [
    { label: '8 到 20 位', met: password.length >= 8 && password.length <= 20 },
    letter,
    digit,
    { label: '有特殊字符 ! @ # $ % ^ & * ( )', met: /[!@#$%^&*()]/.test(password) },
    { label: '没有其他字符', met: password !== '' && /^[A-Za-z\d!@#$%^&*()]*$/.test(password) },
  ];
}

/** 不合规则时要显示的话；合格时为空。 */
export function passwordProblem(rule: PasswordRule, password: string): string | undefined {
  return passwordChecks(rule, password).every(({ met }) => met) ? undefined : MESSAGES[rule];
}

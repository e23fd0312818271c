/**
 * One answer code: what it says, the HTTP status it travels with and whether the client signs out.
 */
export interface ErrorEntry {
  readonly message: string;
  readonly http: number;
  readonly signsOut: boolean;
}

function out(message: string): ErrorEntry {
  return { message, http: 401, signsOut: true };
}

function stay(message: string, http: number): ErrorEntry {
  return { message, http, signsOut: false };
}

/** Every code the server may answer besides 0. */
export const errorCatalogue = {
  410: out('会话已结束，请重新登录'),
  413: out('长时间未操作，已自动退出，请重新登录'),
  415: out('登录凭证无效，请重新登录'),
  481: out('请先完成登录'),
  486: out('您的账号已在其他地方登录'),
  487: out('请求签名校验失败，请重新登录'),
  488: out('请求已过期或重复，请校准电脑时间后重新登录'),
  491: out('密码已修改或被重置，请重新登录'),
  492: out('该用户已经停用，不允许登录，请联系上级机构！'),
  494: out('登录失败次数过多，账号已锁定，请30分钟后再试'),
  496: out('USB Key无效或未插入，请检查后重新登录'),
  497: out('您的权限或所属机构已变更，请重新登录'),
  498: out('登录已过期，请重新登录'),
  499: out('登录系统后台异常，账号和密码错误，请您与上级机构核实用户权限或者找回密码。'),
  400: stay('参数有误', 400),
  403: stay('您不具备该条数据的权限，请刷新页面后再操作！', 403),
  404: stay('尚未支持的权限', 404),
  409: stay('数据已被他人修改，请刷新后再操作', 409),
  422: stay('操作不符合业务规则', 422),
  423: stay('操作处理中', 423),
  428: stay('缺少数据版本，请刷新后再操作', 428),
  429: stay('操作过于频繁，请稍后再试', 429),
  460: stay('文件过大', 413),
  461: stay('文件类型不符', 415),
  462: stay('文件内容不安全', 422),
  503: stay('系统繁忙，请稍后再试', 503),
  [-1]: stay('系统错误，请联系管理员', 500),
} as const satisfies Record<number, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The second text of code 404: the permission exists but does not belong to this call. */
export const CALL_NOT_OF_FEATURE = '该功能不支持调用该接口';

/** The entry of a code, or undefined for a code the catalogue does not know. */
export function errorEntry(code: number): ErrorEntry | undefined {
  return (errorCatalogue as Record<number, ErrorEntry>)[code];
}

/** True for the codes that end the session of the client. */
export function signsOut(code: number): boolean {
  return errorEntry(code)?.signsOut === true;
}

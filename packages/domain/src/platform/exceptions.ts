/** What of a message can be mended here; the rest of it is decided and stays. */
export type MendableField =
  | 'name'
  | 'idNo'
  | 'creditCode'
  | 'itemCode'
  | 'acceptedAt'
  | 'doneAt'
  | 'certNo';

interface Exception {
  /** What is asked anew; nothing where it is enough to send again. */
  readonly faulty: readonly MendableField[];
  readonly advice: string;
}

const exceptions: Readonly<Record<string, Exception>> = {
  E01: { faulty: ['name', 'idNo'], advice: '核对姓名和证件号码，修正后推送' },
  E02: { faulty: ['creditCode'], advice: '填写认定机构正确的统一社会信用代码后推送' },
  E03: { faulty: ['itemCode'], advice: '填写国家平台登记的事项编码后推送' },
  E04: { faulty: ['certNo'], advice: '核对证照编号，确有重号的先在证书管理中处理' },
  E05: { faulty: ['acceptedAt', 'doneAt'], advice: '核对受理时间和办结时间，修正后推送' },
  E06: { faulty: [], advice: '补齐申请的附件后重新推送' },
  E07: { faulty: [], advice: '请系统管理员核对接入密钥，再重新推送' },
  E99: { faulty: [], advice: '按异常说明处理后重新推送' },
};

/** What can be mended after an exception of a code; nothing for an unknown one. */
export function mendable(code: string | null): readonly MendableField[] {
  return exceptions[code ?? '']?.faulty ?? [];
}

/** What somebody should do about an answer of the platform. */
export function adviceOf(code: string): string {
  if (code === '' || code === '0') return '';
  return exceptions[code]?.advice ?? '等国家平台恢复后重新推送；连续失败请做连通测试';
}

/** What a role is for: one person holds one duty besides business. */
export const roleDuty = {
  options: [
    { value: 'business', label: '业务' },
    { value: 'system', label: '系统管理' },
    { value: 'security', label: '安全管理' },
    { value: 'audit', label: '审计管理' },
  ],
  codes: ['business', 'system', 'security', 'audit'],
} as const;

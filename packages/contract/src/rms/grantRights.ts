/** Rights on the audit belong to its administrator alone. */
export const isAuditRight = (code: string): boolean => code.startsWith('rms.audit.');

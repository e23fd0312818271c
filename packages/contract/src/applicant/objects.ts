/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  applicant: '申请人',
  applicantAffair: '申请人事务',
} as const;

/** What the lists of points show; a point of 认定 has types, one of 定期注册 has grades and schools. */
const HEAD = ['orgName', 'status', 'orgBizType', 'parentName', 'areaName'] as const;
const MIDDLE = ['address', 'phone', 'officeHours', 'confirmWay'] as const;
const TAIL = ['dayCapacity', 'staff', 'updatedAt', 'orgId'] as const;
export const REG_COLUMNS = [...HEAD, ...MIDDLE, 'ctIds', ...TAIL] as const;
export const ENROLL_COLUMNS = [
  ...HEAD,
  ...MIDDLE,
  'grades',
  'schools',
  'schoolName',
  ...TAIL,
] as const;
/** What somebody who looks from above asks for besides. */
export const WORK_COLUMNS = ['arranged', 'confirmed'] as const;
export const SEARCH = ['orgName', 'area', 'confirmWay', 'status'] as const;

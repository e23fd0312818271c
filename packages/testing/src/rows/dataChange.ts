import type { Row } from '@tqc/contract/kit';
import type { registrationChange } from '@tqc/contract/register';

type DataChange = Row<typeof registrationChange.queryRegChgDos>;

/** A change of an application's data that waits to be judged. */
export function dataChangeRow(differing: Partial<DataChange> = {}): DataChange {
  return {
    chgId: '11',
    regId: '24118801000001',
    name: '李若琳',
    changes: [{ field: 'major', label: '专业', before: '数学', after: '数学与应用数学' }],
    reason: '专业名称写错',
    fileId: '00000000-0000-7000-8000-000000000009',
    appliedBy: '窗口小林',
    own: false,
    orgName: '东霁区政务服务中心教师资格窗口',
    appliedAt: '2024-06-16T02:00:00Z',
    status: 0,
    decidedBy: '',
    decidedAt: null,
    opinion: '',
    version: 1,
    ...differing,
  };
}

import { StudentList } from './StudentList';
import { studentKinds } from './studentKinds';

/** 数据采集与审核 */
export function CollectAuditScreen() {
  return <StudentList kind={studentKinds.all} />;
}

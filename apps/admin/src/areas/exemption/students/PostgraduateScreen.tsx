import { StudentList } from './StudentList';
import { studentKinds } from './studentKinds';

/** 教育类研究生数据 */
export function PostgraduateScreen() {
  return <StudentList kind={studentKinds.graduates} />;
}

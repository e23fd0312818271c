import { StudentList } from './StudentList';
import { studentKinds } from './studentKinds';

/** 师范生数据 */
export function NormalStudentScreen() {
  return <StudentList kind={studentKinds.students} />;
}

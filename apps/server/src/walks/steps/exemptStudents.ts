import {
  changeStudent,
  collected,
  mismatch,
  passedStudent,
  passStudent,
  removeStudent,
  returnedStudent as returned,
  returnStudent,
  revokeStudent,
  submit,
  submitted,
  withdraw,
} from '../exemptStudentCases';
import { nothing, stepsOf } from './step';

const step = stepsOf('normalDataStatus');
const lacking = () => collected({ years: null });
const whole = () => collected();

/** 免试学生数据 */
export const exemptStudentSteps = [
  step('-', 'collected or imported, something missing', '0', nothing, lacking),
  step('-', 'collected or imported complete', '1', nothing, whole),
  step('0', 'completed', '1', lacking, changeStudent({ years: 4 })),
  step('1', 'edited, something missing again', '0', whole, changeStudent({ years: null })),
  step('1', 'submitted', '2', whole, submit),
  step('2', 'submission taken back', '1', submitted, withdraw),
  step('2', 'review: pass', '3', submitted, passStudent),
  step('2', 'review: return', '4', submitted, returnStudent),
  step('4', 'edited and submitted again', '2', returned, async (studentId) =>
    submit(await changeStudent({ ethics: '品行端正' })(studentId)),
  ),
  step('1', 'check against the student record fails', '5', whole, mismatch),
  step('2', 'check against the student record fails', '5', submitted, mismatch),
  step(
    '5',
    'mended',
    '1',
    async () => mismatch(await whole()),
    async (studentId) => changeStudent({ studentNo: `${studentId}1` })(studentId),
  ),
  step('3', 'revoked before it was used', '4', passedStudent, revokeStudent),
  step('0', 'removed', '-', lacking, removeStudent),
  step('1', 'removed', '-', whole, removeStudent),
  step('4', 'removed', '-', returned, removeStudent),
  step('5', 'removed', '-', async () => mismatch(await whole()), removeStudent),
];

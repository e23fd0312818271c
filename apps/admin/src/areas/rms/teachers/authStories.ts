import { auth, TeacherAuth } from '@tqc/contract/rms';
import { authResult } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const compared = {
  authId: '820001',
  name: '孟知远',
  result: authResult.code('waiting') as number,
  idNo: '118************011',
  mobile: '154****0021',
  certNo: '20241188132000017',
  way: 2,
  message: '',
  asker: '顾省审',
  submittedAt: '2024-06-17T01:10:00Z',
  operator: '',
  handledAt: null as string | null,
  mine: false,
};
const byHand = { ...compared, authId: '820002', name: '宋怀瑾', certNo: '', way: 3 };
const own = { ...byHand, authId: '820003', name: '林问夏', mine: true };
const passed = {
  ...compared,
  authId: '820004',
  name: '江以宁',
  result: authResult.code('passed'),
  message: '与证书库一致',
  operator: '顾省审',
  handledAt: '2024-06-17T03:00:00Z',
};
const failed = {
  ...passed,
  authId: '820005',
  name: '𬱖文',
  result: authResult.code('failed'),
  message: '姓名与证书库不一致',
};
const rows = [compared, byHand, own, passed, failed];

/** Teachers in both ways and with every result. */
export const authAnswers = fakeTransport(auth, {
  authTeachers: () => pageOf(...rows.map((row, at) => exampleRow(TeacherAuth, row, at + 1))),
  authTeacher: () => ({ id: '820009' }),
  updateAuthById: () => null,
  sso: () => ({ connected: true, open: 1, closed: 0, lastSuccessAt: '2024-06-18T01:00:00Z' }),
});

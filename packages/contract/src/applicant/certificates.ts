import {
  degree,
  educationLevel,
  mandarinLevel,
  otherCertKind,
  province,
  studentState,
  studyForm,
} from '@tqc/domain/dictionaries';
import * as catalogue from '../generated/calls/applicant';
import { calls, field } from '../kit';
import { certificate } from './certificate';

const school = field.text('学校', 60);
const major = field.text('专业', 60);
const level = field.code('培养层次', educationLevel);

const diplomaNo = field.text('毕业证书号', 30);
const college = certificate({
  facts: {
    school,
    level: field.code('学历层次', educationLevel),
    studyForm: field.code('学习形式', studyForm),
    major: field.shown('专业'),
    beginDate: field.date('入学日期').nullable(),
    endDate: field.date('毕业日期').nullable(),
    diplomaNo,
  },
  filters: { school, level: field.code('学历层次', educationLevel), diplomaNo },
  edited: { school, major, diplomaNo },
});
const { row: CollegeCert, ...ofCollege } = college;
/** 学历 */
export const ssouserCollegeCert = calls(catalogue.ssouserCollegeCert, ofCollege);

const authority = field.text('授予单位', 60);
const degreeNo = field.text('学位证书号', 20);
const { row: DegreeCert, ...ofDegree } = certificate({
  facts: {
    authority,
    degree: field.code('学位级别', degree),
    category: field.shown('学位类别'),
    major: field.shown('专业'),
    grantedOn: field.date('授予日期').nullable(),
    degreeNo,
  },
  filters: { degree: field.code('学位级别', degree), degreeNo },
  edited: { authority, category: field.text('学位类别', 30), major, degreeNo },
});
/** 学位 */
export const ssouserDegreeCert = calls(catalogue.ssouserDegreeCert, ofDegree);

const certificateNo = field.text('证书编号', 40);
const station = field.text('测试站', 60);
const { row: PthCert, ...ofPth } = certificate({
  facts: {
    certificateNo,
    level: field.code('测试等级', mandarinLevel),
    score: field.shown('测试分数'),
    testedOn: field.date('测试日期').nullable(),
    station: field.shown('测试站'),
    prov: field.code('省份', province),
  },
  filters: { certificateNo, level: field.code('测试等级', mandarinLevel) },
  edited: { certificateNo, level: field.code('测试等级', mandarinLevel), station },
});
/** 普通话证书 */
export const ssouserPthCert = calls(catalogue.ssouserPthCert, ofPth);

const department = field.text('院系', 60);
const { row: StudentRecord, ...ofStudent } = certificate({
  facts: {
    school,
    department: field.shown('院系'),
    major: field.shown('专业'),
    level,
    years: field.count('学制', 1, 8),
    beginDate: field.date('入学日期').nullable(),
    expectedEnd: field.date('预计毕业日期').nullable(),
    state: field.code('学籍状态', studentState),
    lastTerm: field.flag('最后一学期'),
  },
  filters: {
    school,
    state: field.code('学籍状态', studentState),
    expectedEndFrom: field.date('预计毕业日期起'),
    expectedEndTo: field.date('预计毕业日期止'),
  },
  edited: { school, department, major, state: field.code('学籍状态', studentState) },
});
/** 学籍 */
export const ssouserStudent = calls(catalogue.ssouserStudent, ofStudent);

const kind = field.code('证书类别', otherCertKind);
const title = field.text('证书名称', 60);
const issuer = field.text('发证单位', 60);
const {
  row: OtherCert,
  removeCache: _,
  ...ofOther
} = certificate({
  facts: {
    kind,
    title,
    certificateNo,
    grade: field.shown('级别'),
    authority: field.shown('发证单位'),
    issuedOn: field.date('发证日期').nullable(),
    validUntil: field.date('有效期止').nullable(),
  },
  filters: { kind, certificateNo },
  edited: { title, certificateNo, authority: issuer },
});
/** 其他证书 */
export const ssoUserTeacherCert = calls(catalogue.ssoUserTeacherCert, ofOther);
export { CollegeCert, DegreeCert, OtherCert, PthCert, StudentRecord };

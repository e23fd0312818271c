import { certType, educationLevel, idDocumentType, nation, sex } from '@tqc/domain/dictionaries';
import { field } from '../kit';

/** What stands on a certificate and may be entered. */
export const certData = {
  name: field.personName('姓名', 30),
  idType: field.code('证件类型', idDocumentType),
  idNo: field.idNo(),
  sex: field.code('性别', sex),
  birthDate: field.date('出生日期'),
  nation: field.code('民族', nation),
  ctId: field.code('资格种类', certType),
  subjectId: field.word('任教学科'),
  certNo: field.certNo().min(1, '请输入证书号码'),
  recognisedOn: field.date('认定日期'),
  educationLevel: field.code('学历层次', educationLevel),
  graduateSchool: field.text('毕业学校', 60),
};

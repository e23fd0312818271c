import {
  certStatus,
  certType,
  dataSource,
  ecertStatus,
  educationLevel,
  idDocumentType,
  nation,
  printStatus,
  sex,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, field, get, paged, pageOf } from '../kit';

/** A certificate as the lists show it. */
export const Cert = z.object({
  certId: field.id('证书编号'),
  certNo: field.certNo(),
  name: field.text('姓名', 30),
  sex: field.code('性别', sex).nullable(),
  idNo: field.idNo(),
  idRef: field.shown('证件索引'),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  recognisedOn: field.date('认定日期'),
  dataSource: field.code('数据来源', dataSource),
  educationLevel: field.code('学历层次', educationLevel).nullable(),
  status: field.status('证书状态', certStatus),
  printStatus: field.status('打印状态', printStatus),
  ecertStatus: field.status('电子证照', ecertStatus).nullable(),
  version: field.version(),
});
const row = Cert.shape;

/** A certificate with everything that stands on it and what happened to it. */
export const CertDetail = Cert.extend({
  nation: field.code('民族', nation).nullable(),
  birthDate: field.date('出生日期').nullable(),
  idType: field.code('证件类型', idDocumentType),
  issueDate: field.date('签发日期'),
  regId: field.id('报名号').nullable(),
  graduateSchool: field.shown('毕业学校'),
  photo: field.file('照片').nullable(),
  steps: z.array(z.object({ at: field.moment('时间'), title: z.string(), note: z.string() })),
});

const filters = {
  certNo: row.certNo,
  name: row.name,
  idNo: field.idNo(),
  ctId: row.ctId,
  subjectId: z.string().max(8),
  prov: field.area('省份'),
  city: field.area('地市'),
  county: field.area('区县'),
  orgId: field.id('认定机构'),
  recognisedOnFrom: field.date('认定日期起'),
  recognisedOnTo: field.date('认定日期止'),
  dataSource: row.dataSource,
  nation: field.code('民族', nation),
  sex: row.sex.unwrap(),
  birthDateFrom: field.date('出生日期起'),
  birthDateTo: field.date('出生日期止'),
  status: row.status,
  printStatus: row.printStatus,
};

/** 教师资格证书 */
export const cert = calls(catalogue.cert, {
  list: get(
    '',
    'view',
    paged(filters, ['certId', 'certNo', 'name', 'recognisedOn']),
    pageOf(Cert),
    { audit: 'query', rowKey: 'certId' },
  ),
  get: get('{certId}', 'view', z.object({ certId: row.certId }), CertDetail, { audit: 'view' }),
});

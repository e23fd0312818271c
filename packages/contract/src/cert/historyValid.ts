import {
  certType,
  dataSource,
  educationLevel,
  examType,
  graduateVerify,
  nation,
  province,
  recognitionStatus,
  reviewFlag,
  sex,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import { certData } from './certData';
import { tempHandled, tempRow } from './historyTemp';

const regId = field.id('报名号');
const place = {
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
};

/** A recognition that is concluded, as the lists show it. */
export const RecognitionHistory = z.object({
  regId,
  /** Stands for the person's number where an address needs it. */
  idRef: field.shown('证件索引'),
  cbName: field.text('批次名称', 50),
  archiveNo: field.serial('档案号').nullable(),
  name: certData.name,
  status: field.status('认定结论', recognitionStatus),
  sex: field.code('性别', sex),
  idNo: field.idNo(),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  certNo: field.certNo().nullable(),
  approveTime: field.moment('审批时间').nullable(),
  /** None as long as its plan still runs. */
  endedAt: field.moment('结束计划时间').nullable(),
  dataSource: field.code('数据来源', dataSource),
});
const row = RecognitionHistory.shape;

/** An education of the person that was verified. */
const Education = z.object({
  id: field.id('学历'),
  school: field.shown('毕业学校'),
  level: field.code('学历', educationLevel),
  major: field.shown('专业'),
  diplomaNo: field.shown('毕业证书号'),
  endDate: field.date('毕业时间').nullable(),
});

/** What a diploma says that is entered by hand. */
const diploma = {
  diplomaNo: field.text('毕业证书号', 40),
  graduateDate: field.date('毕业时间'),
  graduateSchool: certData.graduateSchool,
  educationLevel: certData.educationLevel,
};

/** Somebody certified while studying, and the education found since. */
export const HistoryCollege = z.object({
  regId,
  idRef: row.idRef,
  archiveNo: row.archiveNo,
  name: row.name,
  status: field.status('审核状态', reviewFlag),
  idNo: row.idNo,
  certNo: field.certNo(),
  ctId: row.ctId,
  firstLevel: field.code('原学历', educationLevel),
  firstSchool: field.shown('原毕业学校'),
  educationLevel: diploma.educationLevel.nullable(),
  graduateSchool: field.shown('毕业学校'),
  diplomaNo: field.shown('毕业证书号'),
  graduateDate: diploma.graduateDate.nullable(),
  collegeVerifyStatus: field.status('核验结果', graduateVerify),
  opinion: field.shown('审核意见'),
  handler: field.shown('审核人'),
  handledAt: field.moment('审核时间').nullable(),
  createdAt: field.moment('提交时间'),
  own: z.boolean(),
});

/** A row of an old collection of certificates. */
export const HistoryTemp = z.object({
  ...tempRow,
  sex: certData.sex.nullable(),
  birthDate: certData.birthDate.nullable(),
  nation: certData.nation.nullable(),
  subjectId: z.string(),
  recognisedOn: certData.recognisedOn.nullable(),
  educationLevel: certData.educationLevel.nullable(),
  graduateSchool: field.shown('毕业学校'),
  paperArchiveNo: field.shown('纸质档案号'),
  /** A change that would bring it in waits. */
  asked: field.flag('转正式申请中'),
});

/** 认定历史 */
export const historyValid = calls(catalogue.historyValid, {
  list: get(
    '',
    'view',
    paged(
      {
        cbName: row.cbName,
        year: field.count('年度', 1994, 2100),
        name: row.name,
        idNo: row.idNo,
        archiveNo: field.serial('档案号'),
        certNo: field.certNo(),
        ...place,
        orgId: field.id('认定机构'),
        ctId: row.ctId,
        subjectId: field.word('任教学科'),
        status: row.status,
        examType: field.code('考试形式', examType),
        nation: field.code('民族', nation),
        sex: row.sex,
        ageFrom: field.count('年龄从', 0, 120),
        ageTo: field.count('年龄到', 0, 120),
        educationLevel: diploma.educationLevel,
      },
      ['regId', 'name', 'archiveNo'],
    ),
    pageOf(RecognitionHistory),
    {
      audit: 'query',
      rowKey: 'regId',
      mayLag: true,
      reach: {
        from: 5,
        narrowing: ['prov', 'city', 'county', 'name', 'idNo', 'certNo', 'archiveNo'],
        filters: ['status'],
        sorts: ['regId'],
        advice: '请先选择省份，或填写姓名、证件号码、证书号码',
      },
    },
  ),
  get: get(
    '{regId}/{idNo}',
    'view',
    z.object({ regId, idNo: field.personRef('证件号码索引') }),
    RecognitionHistory.extend({
      examType: field.code('考试形式', examType),
      educationLevel: diploma.educationLevel,
      graduateSchool: field.shown('毕业学校'),
      major: field.shown('专业'),
      diplomaNo: field.shown('毕业证书号'),
      graduateDate: diploma.graduateDate.nullable(),
      collegeVerifyStatus: field.status('学历核验', graduateVerify),
      opinion: field.shown('审批意见'),
      /** What was found for somebody who was certified while studying. */
      college: HistoryCollege.nullable(),
      /** Verified educations of the person, for whoever links one. */
      educations: z.array(Education),
    }),
    { audit: 'view' },
  ),
  /** `province2012`: what a province kept from before 2012. */
  temp: get(
    'temp',
    'view',
    paged(
      {
        province2012: z.boolean(),
        name: row.name,
        idNo: row.idNo,
        certNo: field.certNo(),
        ...place,
        reason: tempRow.reason,
        importNo: tempRow.importNo,
        status: tempRow.status,
        recognisedOnFrom: field.date('发证日期起'),
        recognisedOnTo: field.date('发证日期止'),
      },
      ['id', 'certNo', 'name'],
    ),
    pageOf(HistoryTemp),
    { audit: 'query', rowKey: 'id' },
  ),
  viewHistoryTemp: get('viewHistoryTemp', 'view', z.object({ id: tempRow.id }), HistoryTemp, {
    audit: 'view',
  }),
  /** `correct` takes the fields in fault and moves the row among the certificates. */
  handleTemp: put(
    'temp/{id}',
    'edit',
    z.object({ ...tempHandled, ...mayBeLeftOut(certData) }),
    none,
  ),
  collegeAud: get(
    'collegeAud',
    'cert.historyCollege.view',
    paged(
      {
        name: row.name,
        idNo: row.idNo,
        archiveNo: field.serial('档案号'),
        certNo: field.certNo(),
        firstSchool: field.text('毕业学校', 60),
        status: HistoryCollege.shape.status,
        mine: field.flag('本机构办理'),
      },
      ['regId', 'name'],
    ),
    pageOf(HistoryCollege),
    { audit: 'query', rowKey: 'regId' },
  ),
  /** `link` with a diploma that was looked at by hand; `refuse` with a reason. */
  associationCollege: post(
    'associationCollege',
    'cert.historyCollege.edit',
    z.object({
      regId,
      action: z.enum(['link', 'refuse']),
      ...mayBeLeftOut(diploma),
      file: field.file('毕业证书扫描件').optional(),
      opinion: field.longText('退回原因', 200).optional(),
    }),
    none,
  ),
  /** Links an education of the person that was verified. */
  selectColeegeToHistoryValid: post(
    'selectColeegeToHistoryValid',
    'cert.historyCollege.edit',
    z.object({ regId, collegeId: field.id('学历') }),
    none,
  ),
});

import { finalJudgement } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import * as resourceCatalogue from '../generated/calls/resource';
import { calls, field, imported, importedBy } from '../kit';
import { EnrollmentRow, enrollSaid } from './enrollmentRow';

const { idNo, certNo, name } = EnrollmentRow.shape;
const PENDING = finalJudgement.code('pending');

/** 导入: declared registrations are taken up by a file */
export const enrollmentImports = calls(catalogue.enrollment, {
  importDeclarationNotAccepted: importedBy('importDeclarationNotAccepted', 'import'),
});

/** 导入: conclusions of the final judgement by a file */
export const enrollmentConclusions = calls(resourceCatalogue.resource, {
  autoAudEnrollExcelData: importedBy('autoAudEnrollExcelData', 'enroll.enrollment.importReview'),
});

/** Declared registrations to take up: a line finds the one of its certificate and person. */
export const declaredRegistrations = imported({
  target: 'declaredRegistration',
  title: '未受理的注册申报',
  row: z.object({ idNo, certNo, name }),
  key: 'certNo',
  call: enrollmentImports.importDeclarationNotAccepted,
  example: { idNo: '328801198803041224', certNo: '20103288012000001', name: '孟知远' },
});

/** Conclusions of the final judgement, with what each is said with. */
export const registrationConclusions = imported({
  target: 'registrationConclusion',
  title: '注册审核结论',
  row: z.object({
    idNo,
    certNo,
    finalJudgement: field
      .code('结论', finalJudgement)
      .refine((code) => code !== PENDING, '请填写终审结论，不能填待终审'),
    conditions: enrollSaid.conditions.default([]),
    reasons: enrollSaid.reasons.default([]),
    articles: enrollSaid.articles.default([]),
    opinion: field.longText('意见', 200).or(z.literal('')).default(''),
  }),
  key: 'certNo',
  call: enrollmentConclusions.autoAudEnrollExcelData,
  example: {
    idNo: '328801198803041224',
    certNo: '20103288012000001',
    finalJudgement: '暂缓注册',
    conditions: '未完成规定的培训学时或学分',
    reasons: '',
    articles: '',
    opinion: '学时未满',
  },
});

import {
  certSurrender,
  idDocumentType,
  limitDocument,
  limitLaw,
  limitPersonKind,
  limitPushStatus,
  limitStatus,
  limitTerm,
  limitType,
  morality,
  province,
  releaseReason,
  sex,
  violationApproval,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { caseLife, field } from '../kit';

/** Documents that are entered at once; what comes later adds to them. */
export const MOST_DOCUMENTS = 5;
const MOST_KEPT = 20;

/** An entry of the restriction library as the lists show it. */
export const Limitation = z.object({
  limitId: field.id('限制记录'),
  limitNo: field.serial('限制记录号').nullable(),
  name: field.personName('姓名', 30),
  sex: field.code('性别', sex).nullable(),
  idNo: field.idNo(),
  limitType: field.code('限制类型', limitType).nullable(),
  laws: field.codes('法律依据', limitLaw).or(z.tuple([])),
  documentNo: field.text('文书号', 50).or(z.literal('')),
  authority: field.text('作出机关', 60).or(z.literal('')),
  beginDate: field.date('限制开始日期'),
  endDate: field.date('限制截止日期').nullable(),
  orgName: field.shown('录入机构'),
  applicant: field.shown('提交人'),
  appliedAt: field.moment('提交时间').nullable(),
  status: field.status('状态', limitStatus),
  pushStatus: field.code('推送状态', limitPushStatus),
  /** It has documents: entries from before the system have none. */
  documented: z.boolean(),
  /** Entered by the caller's own organisation. */
  own: z.boolean(),
  version: field.version(),
});
const row = Limitation.shape;
const { limitId } = row;

/** What is known of an entry besides. */
export const limitMore = {
  idType: field.code('证件类型', idDocumentType),
  birthDate: field.date('出生日期').nullable(),
  workUnit: field.text('工作单位', 60).or(z.literal('')),
  personKind: field.code('人员身份', limitPersonKind),
  cause: field.longText('案由', 200).or(z.literal('')),
  documentKind: field.code('文书类型', limitDocument).nullable(),
  decidedOn: field.date('作出日期').nullable(),
  effectiveOn: field.date('生效日期').nullable(),
  term: field.code('期限', limitTerm).nullable(),
  surrender: field.code('证书收缴', certSurrender).nullable(),
  morality: field.code('师德记录', morality).nullable(),
  remark: field.longText('备注', 200).or(z.literal('')),
  violationApproval: field.code('违规审批', violationApproval).nullable(),
  files: field.files('文书附件', MOST_KEPT),
  releaseReason: field.code('解除原因', releaseReason).nullable(),
  releasePaperNo: field.text('依据文号', 50).or(z.literal('')),
  releaseText: field.longText('解除说明', 200).or(z.literal('')),
  releaseFiles: field.files('解除附件', MOST_DOCUMENTS),
};
/** An entry with everything that is known of it and what happened to it. */
export const LimitationDetail = Limitation.extend({ ...limitMore, ...caseLife });

/** What the lists of restrictions can be asked for. */
export const limitFilters = {
  name: row.name,
  idNo: field.idNo(),
  limitNo: field.serial('限制记录号'),
  limitType: row.limitType.unwrap(),
  documentNo: field.text('文书号', 50),
  orgName: field.text('录入机构', 50),
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
};

/** An entry of another organisation, as whoever looks beyond their place is shown it. */
export const LimitBeyond = z.object({
  limitId,
  name: row.name,
  sex: row.sex,
  idNo: row.idNo,
  limitType: row.limitType,
  laws: row.laws,
  authority: row.authority,
  orgName: row.orgName,
  prov: field.code('省份', province),
  beginDate: row.beginDate,
  endDate: row.endDate,
  status: row.status,
});

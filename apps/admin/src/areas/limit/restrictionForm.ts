import { limit } from '@tqc/contract/limit';
import { caseForm } from '../../kit/case/caseForm';
import { differing, required } from '../../kit/form/formFields';

const MB = 1024 * 1024;
const MOST = 5;

/** Scans and PDFs that something rests on, under the name the call gives them. */
export const documents = <N extends string>(name: N) =>
  differing(name, { required: true, maxSize: 10 * MB, maxCount: MOST });

/** A field that may stay blank, with when that is right. */
const blank = <N extends string>(name: N, hint: string) =>
  differing(name, { required: false, hint });

const entered = [
  'name',
  'idType',
  'idNo',
  blank('sex', '居民身份证按号码填写，其他证件请选择'),
  blank('birthDate', '居民身份证按号码填写，其他证件请填写'),
  'personKind',
  'workUnit',
  'limitType',
  'laws',
  'documentKind',
  'documentNo',
  'authority',
  'decidedOn',
  'effectiveOn',
  blank('beginDate', '不填的从生效日期开始'),
  blank('term', '丧失、撤销、作弊按法律规定，其他的按文书选择'),
  blank('endDate', '期限按文书的填写'),
  'surrender',
  blank('morality', '没有核查的不填'),
  'cause',
  'remark',
] as const;
const files = documents('files');

/** What is entered of a person, of what a restriction rests on and of how long it lasts. */
export const entryForm = caseForm(limit.create, [...entered, files]);
/** The centre names besides who reviews a release of its own entries first. */
export const centreFields = [...entered, required('reviewProv'), files];

import { certType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { del, field, get, none, post } from '../kit';
import { Limitation, LimitationDetail, limitMore, MOST_DOCUMENTS } from './limitation';

const { limitId, limitType, laws } = Limitation.shape;
const certId = field.id('证书编号');

/** A certificate of the person of an entry. */
export const LimitCert = z.object({
  certId,
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  recognisedOn: field.date('认定日期'),
});

/** What stands beside an entry: its certificates and documents, and what kinds may rest on. */
export const limitBesideCalls = {
  /** Kinds of restrictions with the paragraphs and the term that the law gives them. */
  getLaws: get(
    'getLaws',
    'view',
    z.object({}),
    z.object({
      record: z.array(
        z.object({
          limitType: limitType.unwrap(),
          laws,
          term: limitMore.term,
        }),
      ),
    }),
  ),
  /** The certificates an entry concerns, and the others that the person holds. */
  queryCert: get(
    'queryCert',
    'view',
    z.object({ limitId }),
    z.object({
      record: z.array(
        LimitCert.extend({ linkedBy: field.shown('关联人'), linkedAt: field.moment('关联时间') }),
      ),
      others: z.array(LimitCert),
    }),
    { audit: 'view' },
  ),
  addCert: post('addCert', 'cert', z.object({ limitId, certId }), none),
  deleteCert: del('deleteCert', 'cert', z.object({ limitId, certId }), none, { versioned: false }),
  /** Documents that came later; those an entry rests on stay. */
  uploadDecisionFile: post(
    'uploadDecisionFile',
    'file',
    z.object({
      limitId,
      files: LimitationDetail.shape.files.min(1, '请上传文书附件').max(MOST_DOCUMENTS),
    }),
    none,
  ),
  /** All documents of an entry as one file. */
  downloadDecisionFile: get('downloadDecisionFile', 'view', z.object({ limitId }), z.null(), {
    reply: 'file',
    audit: 'view',
    quota: () => 'download',
  }),
};

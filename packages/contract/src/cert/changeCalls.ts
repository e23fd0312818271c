import { changedConclusion } from '@tqc/domain/cert';
import { enrollDisqualification, unmetCondition } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { del, field, mayBeLeftOut, none, post, put } from '../kit';
import { approveChange, CertChangeDetail, changeMore } from './certChange';
import { certData } from './certData';

const certId = field.id('证书编号');
const files = CertChangeDetail.shape.files.min(1, '请上传证明材料');
const { explanation } = changeMore;

const removal = {
  certId,
  reason: changeMore.reason.unwrap(),
  paperNo: field.text('依据文号', 50),
  effectiveOn: changeMore.effectiveOn.unwrap(),
  explanation,
  files,
};
const id = z.object({ id: field.id('变更申请') });

/** What is asked for about certificates; each waits for a decision, but for a recovery. */
export const certChangeCalls = {
  /** 补录: the certificate arises when it passes. */
  create: post('', 'add', z.object({ ...certData, explanation, files }), id),
  /**
   * `revoke` and `conclude` change a registration of the history; `add` brings in a certificate
   * from a row of an old collection, with what the row does not say.
   */
  change: post(
    'change',
    'cert.certChange.apply',
    z.object({
      kind: z.enum(['revoke', 'conclude', 'add']),
      histId: field.id('注册历史').optional(),
      tempId: field.id('非正式历史').optional(),
      conclusion: field.code('新结论', changedConclusion).optional(),
      conditions: field.codes('未达条件', unmetCondition).optional(),
      reasons: field.codes('不合格原因', enrollDisqualification).optional(),
      ...mayBeLeftOut(certData),
      explanation,
      files,
    }),
    id,
  ),
  /** What differs from the certificate is asked for; `chgId` asks anew for what was refused. */
  certificateChange: put(
    'certificateChange',
    'cert.certChange.apply',
    z.object({
      certId,
      chgId: field.id('变更申请').optional(),
      ...mayBeLeftOut(certData),
      photo: field.file('新照片').optional(),
      basis: changeMore.basis.unwrap(),
      explanation,
      files,
    }),
    id,
  ),
  /** 删除: the same as `deleteOrRestore` with `kind` delete. */
  remove: del('{certId}', 'delete', z.object(removal), id),
  deleteOrRestore: put(
    'deleteOrRestore',
    'deleteOrRestore',
    z.object({
      ...removal,
      kind: z.enum(['delete', 'restore']),
      reason: removal.reason.optional(),
      paperNo: removal.paperNo.optional(),
      effectiveOn: removal.effectiveOn.optional(),
    }),
    id,
  ),
  restoreCert: put('restoreCert', 'restore', z.object({ certId, explanation, files }), id),
  /** 收回: the paper is taken back at once. */
  recoveryCert: put(
    'recoveryCert',
    'recovery',
    z.object({ certId, reason: field.longText('收回原因', 200), file: field.file('依据文件') }),
    none,
  ),
  beforeCertApprove: approveChange,
};

import type { cert } from '@tqc/contract/cert';
import { certFlow } from '@tqc/domain/cert';
import { certStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { chinaDay, dayAfter, requireDay } from '@tqc/domain/shared';
import { ownUpload } from '../../../kit/files';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { revokeEcerts } from '../../../trade/ecert';
import { maskedNo, type CertRow } from '../certOf';
import { recordCertStep } from './certSteps';
import { ownCert } from './certificateChange';
import { openChange, requireNoneOpen, stateItem } from './openChange';

const certs = store('cert', 'certId');
/** An electronic certificate that no longer counts. */
const REVOKED = 0;
const EARLIEST = '1993-01-01';
const DAYS_AHEAD = 365;

interface Removal {
  readonly certId: string;
  readonly reason: string;
  readonly paperNo: string;
  readonly effectiveOn: string;
  readonly explanation: string;
  readonly files: readonly string[];
}

/** 申请删除: what is deleted stays readable and can be brought back. */
export const removeCert = (call: CallContext<typeof cert.remove>) => askRemoval(call, call.input);

/** 申请删除或恢复. */
export async function deleteOrRestore(call: CallContext<typeof cert.deleteOrRestore>) {
  const { kind, reason, paperNo, effectiveOn, ...rest } = call.input;
  if (kind === 'restore') return askRestoring(call, rest);
  if (reason === undefined) throw refuse('reason', '请选择删除原因');
  if (paperNo === undefined) throw refuse('paperNo', '请输入依据文号');
  if (effectiveOn === undefined) throw refuse('effectiveOn', '请选择生效日期');
  return askRemoval(call, { ...rest, reason, paperNo, effectiveOn });
}

/** 申请恢复. */
export const restoreCert = (call: CallContext<typeof cert.restoreCert>) =>
  askRestoring(call, call.input);

async function askRemoval(call: CallContext, asked: Removal) {
  const row = await ownCert(call, asked.certId);
  const after = certFlow.next('remove', row.status);
  await requireNoneOpen(call, row.certId);
  requireDay('effectiveOn', '生效日期', asked.effectiveOn, {
    from: EARLIEST,
    to: dayAfter(chinaDay(call.now), DAYS_AHEAD),
  });
  const { reason, paperNo, effectiveOn, explanation, files } = asked;
  return openState(call, row, 'remove', after, {
    more: { reason, paperNo, effectiveOn, explanation },
    files,
  });
}

async function askRestoring(
  call: CallContext,
  asked: Pick<Removal, 'certId' | 'explanation' | 'files'>,
) {
  const row = await ownCert(call, asked.certId);
  const after = certFlow.next('restore', row.status);
  await requireNoneOpen(call, row.certId);
  const { explanation, files } = asked;
  return openState(call, row, 'restore', after, { more: { explanation }, files });
}

function openState(
  call: CallContext,
  row: CertRow,
  type: 'remove' | 'restore',
  after: number,
  {
    more,
    files,
  }: { readonly more: Readonly<Record<string, unknown>>; readonly files: readonly string[] },
) {
  return openChange(call, {
    type,
    certId: row.certId,
    of: row,
    idMask: maskedNo(call, row),
    items: [stateItem(row.status, after)],
    wanted: {},
    more,
    scans: { proof: files },
  });
}

/** 收回: the paper lies in the drawer from now on, and the certificate no longer counts. */
export async function recoveryCert(call: CallContext<typeof cert.recoveryCert>): Promise<null> {
  const { input } = call;
  const row = await ownCert(call, input.certId);
  const status = certFlow.next('recover', row.status);
  await requireNoneOpen(call, row.certId);
  await ownUpload(call, input.file, ['pdf', 'image']);
  const { prov, city, county } = row;
  await call.db
    .insertInto('certCaseFile')
    .values({
      fileId: input.file,
      kind: 'cert',
      caseId: row.certId,
      part: 'recovery',
      seq: 0,
      prov,
      city,
      county,
    })
    .execute();
  await certs(call).change(row.certId, {
    status,
    ...(row.ecertStatus === null ? {} : { ecertStatus: REVOKED }),
  });
  const { db, now, who } = call;
  await asSystem(db, () =>
    revokeEcerts(
      { db, now, operator: who.name, operatorOrg: who.orgName },
      [row.certId],
      `证书已收回：${input.reason}`,
    ),
  );
  await recordCertStep(call, row, {
    step: '证书',
    event: `收回证书（${certStatus.label(status)}）`,
    toStatus: status,
    opinion: input.reason,
  });
  return null;
}

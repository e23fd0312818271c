import { certChangeStatus, certStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { chinaDay, maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import { limitsOf } from '../../trade/registration';

/** A certificate as the database holds it. */
export type CertRow = RowOf<'cert'>;

/** The number of the holder as it is shown. */
export function maskedNo({ app }: Pick<CallContext, 'app'>, { certId, idNo }: CertRow): string {
  return maskIdNo(app.personal.open(placeOf('cert', 'id_no', certId), idNo));
}

/** A certificate that the caller's own organisation issued, held; named by its number. */
export async function ownCertByNo(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  certNo: string,
): Promise<CertRow> {
  const row = await db
    .selectFrom('cert')
    .selectAll()
    .where('certNo', '=', certNo)
    .where('orgId', '=', who.orgId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('certNo', '本机构没有这个号码的证书，请核对证书号码');
  return row;
}

/** Why a certificate is not issued again today, as a sentence; none when it may be. */
export async function notReissued(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  row: CertRow,
): Promise<string | undefined> {
  if (row.status !== certStatus.code('normal')) return '证书已删除或已收回，不能补发换发';
  const limits = await limitsOf(db, row.idIndex, chinaDay(now));
  if (limits.length > 0) return '持证人在限制库中，限制期内不能补发换发';
  const open = await db
    .selectFrom('certApply')
    .select('applyNo')
    .where('certId', '=', row.certId)
    .where('status', '=', certChangeStatus.code('pending'))
    .executeTakeFirst();
  return open && `该证书的补发换发申请${open.applyNo}正在审核，请先办结`;
}

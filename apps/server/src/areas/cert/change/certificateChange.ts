import type { cert } from '@tqc/contract/cert';
import { certData } from '@tqc/contract/cert';
import { certStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { personNo, readCertificateNo } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { maskedNo, type CertRow } from '../certOf';
import { proofs, type Change, type Item } from './changes';
import { requireData, type Data } from './enteredData';
import { labelOf, openChange, refusedChange, requireNoneOpen, wordOf } from './openChange';

const certs = store('cert', 'certId');
const FIELDS = Object.keys(certData) as readonly (keyof Data)[];

/** A certificate of the caller's own organisation, held, as it was read. */
export async function ownCert(call: CallContext, certId: string): Promise<CertRow> {
  const row = await certs(call).hold(certId);
  if (row.orgId !== call.who.orgId) throw outOfReach();
  if (call.version !== undefined && row.version !== call.version) throw new ApiFailure(409);
  return row;
}

/** 信息变更: only what differs from the certificate is asked for. */
export async function certificateChange(call: CallContext<typeof cert.certificateChange>) {
  const { app, input } = call;
  const row = await ownCert(call, input.certId);
  if (row.status !== certStatus.code('normal'))
    throw new RuleError('证书已删除或已收回，不能申请变更');
  const again =
    input.chgId === undefined ? undefined : await refusedChange(call, input.chgId, row.certId);
  await requireNoneOpen(call, row.certId);
  const before = dataOf(call, row);
  const after = { ...before, ...entered(input) };
  const changed = FIELDS.filter((name) => after[name] !== before[name]);
  const hasPhoto = input.photo !== undefined || (await keepsPhoto(call, again));
  if (changed.length === 0 && !hasPhoto)
    throw refuse('explanation', '没有改动任何内容，请修改要变更的栏目后再提交');
  const { subjectName } = await requireData(call, after, new Set(changed));
  requireSameOrg(row.certNo, after.certNo);
  const chgId = again?.chgId ?? newId();
  const items: Item[] = changed.map((field) =>
    field === 'subjectId'
      ? { field, label: labelOf(field), before: row.subjectName, after: subjectName }
      : {
          field,
          label: labelOf(field),
          before: wordOf(field, before[field]),
          after: wordOf(field, after[field]),
        },
  );
  if (hasPhoto)
    items.push({ field: 'photo', label: labelOf('photo'), before: '原照片', after: '新照片' });
  const { idNo, ...plain } = Object.fromEntries(changed.map((name) => [name, after[name]]));
  return openChange(call, {
    type: 'change',
    certId: row.certId,
    of: row,
    idMask: maskedNo(call, row),
    items,
    wanted: { ...plain, ...(changed.includes('subjectId') && { subjectName }) },
    more: {
      basis: input.basis,
      explanation: input.explanation,
      idNo:
        idNo === undefined
          ? null
          : app.personal.seal(placeOf('cert_change', 'id_no', chgId), String(idNo)),
      ...(again ? {} : { chgId }),
    },
    scans: {
      proof: input.files,
      ...(input.photo === undefined ? {} : { photo: [input.photo] }),
    },
    again,
  });
}

/** The photo brought with what was refused stays if none is brought anew: it is asked for too. */
const keepsPhoto = async (call: CallContext, again: Change | undefined): Promise<boolean> =>
  again !== undefined && (await proofs.of(call, again.chgId))('photo').length > 0;

/** The same digits of province and organisation: a number of another office is another's. */
function requireSameOrg(before: string, after: string): void {
  const [old, fresh] = [readCertificateNo(before), readCertificateNo(after)];
  if (old && fresh && (old.orgCode !== fresh.orgCode || old.province !== fresh.province))
    throw refuse('certNo', '证书号码中的省份和机构代码不能改变，请核对');
}

/** A certificate as it may be entered. */
export function dataOf({ app }: Pick<CallContext, 'app'>, row: CertRow): Data {
  return {
    name: row.name,
    idType: row.idType,
    idNo: app.personal.open(placeOf('cert', 'id_no', row.certId), row.idNo),
    sex: row.sex ?? 0,
    birthDate: row.birthDate ?? '',
    nation: row.nation,
    ctId: row.ctId,
    subjectId: row.subjectId,
    certNo: row.certNo,
    recognisedOn: row.recognisedOn,
    educationLevel: row.educationLevel ?? 0,
    graduateSchool: row.graduateSchool,
  };
}

function entered(input: Partial<Data>): Partial<Data> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = input[name];
      if (value === undefined) return [];
      return [[name, name === 'idNo' ? personNo(String(value)) : value]];
    }),
  );
}

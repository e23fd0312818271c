import { cert, certApply, certChange } from '@tqc/contract/cert';
import { idNoCheck, makeCertificateNo } from '@tqc/domain/shared';
import { resource } from '@tqc/contract/resource';
import { certOf } from '../areas/cert/examples/blanks';
import { pdfOf } from '../kit/files/filesTesting';
import type { TestOrg } from '../testing/server';
import { call, idOf, next, numbered, once, server, somebody } from './stage';

/** A scan that somebody of an organisation has just handed in. */
export const scan = async (org: TestOrg = 'county', as?: Awaited<ReturnType<typeof colleague>>) => {
  const bytes = new Uint8Array(pdfOf());
  const files = [{ field: 'file', name: `扫描件${next()}.pdf`, bytes }];
  const answer = await call(org, resource.updateFile, { input: {}, files, ...(as && { as }) });
  return (answer as { fileId: string }).fileId;
};

/** Somebody else of the county: who asks does not decide. */
export const colleague = once(async () => (await somebody('county')).transport);

/** A certificate of the county that nothing was done to. */
export async function freshCert(): Promise<{ certId: string; certNo: string; version: number }> {
  const { id } = await certOf(await numbered());
  return certById(id);
}
export async function certById(certId: string) {
  const { rows } = await server.pool.query<{ certNo: string; version: number }>(
    'select cert_no as "certNo", version from cert where cert_id = $1',
    [certId],
  );
  return { certId, certNo: rows[0]?.certNo ?? '', version: rows[0]?.version ?? 0 };
}

type Caller = Awaited<ReturnType<typeof colleague>>;

/** What is entered of a replacement, by the county or by somebody else of it. */
export const replacement = async (as?: Caller) => ({
  kind: 2,
  reason: 2,
  collected: true,
  pickup: 1,
  formFile: await scan('county', as),
  identityFile: await scan('county', as),
});
export const newApplication = async (as?: Caller) => ({
  certNo: (await freshCert()).certNo,
  ...(await replacement(as)),
});
/** Asked for by the colleague, so that the county decides. */
export const applied = async (): Promise<string> => {
  const as = await colleague();
  return idOf(await call('county', certApply.create, { input: await newApplication(as), as }));
};
export const applyVersion = async (id: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from cert_apply where apply_id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
};
export const actOnApplication =
  (input: Readonly<Record<string, unknown>>) =>
  async (id: string): Promise<string> => {
    await call('county', certApply.update, {
      input: { id, ...input },
      version: await applyVersion(id),
    });
    return id;
  };
export const passApplication = actOnApplication({ decision: 'pass' });
export const failApplication = actOnApplication({ decision: 'fail', opinion: '照片不清' });

/** What a certificate is changed to: a field that is decided by a second person. */
export const changed = async (as?: Caller, more: Readonly<Record<string, unknown>> = {}) => ({
  graduateSchool: '演示师范学院',
  basis: 3,
  explanation: '录入时写错',
  files: [await scan('county', as)],
  ...more,
});
/** A change of a certificate, asked for by the colleague. */
export async function changeAsked(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const as = await colleague();
  const { certId, version } = await freshCert();
  const input = { certId, ...(await changed(as, more)) };
  return idOf(await call('county', cert.certificateChange, { input, version, as }));
}
/** The same in a field that the city decides. */
export const keyChangeAsked = () => changeAsked({ name: '演示更名人' });
export const removal = async () => ({
  reason: 'annul',
  paperNo: '演教〔2024〕8号',
  effectiveOn: '2024-06-18',
  explanation: '证书作废',
  files: [await scan()],
});
export const removalAsked = async () => removalOf((await freshCert()).certId);
export const removalOf = async (certId: string) => {
  const { version } = await certById(certId);
  const input = { certId, kind: 'delete', ...(await removal()) };
  return idOf(await call('county', cert.deleteOrRestore, { input, version }));
};
export const certOfChange = async (chgId: string): Promise<string> => {
  const { rows } = await server.pool.query<{ id: string | null }>(
    'select cert_id::text as id from cert_change where chg_id = $1',
    [chgId],
  );
  return rows[0]?.id ?? '';
};
export const changeVersion = async (chgId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from cert_change where chg_id = $1',
    [chgId],
  );
  return rows[0]?.version ?? 0;
};
export const decideChange =
  (org: TestOrg, decision: 'approve' | 'reject') =>
  async (chgId: string): Promise<string> => {
    const opinion = decision === 'reject' ? '材料不清' : '';
    const input = { chgId, decision, opinion };
    await call(org, cert.beforeCertApprove, { input, version: await changeVersion(chgId) });
    return chgId;
  };
/** A certificate that was deleted. */
export const deletedCert = async () =>
  certById(await certOfChange(await decideChange('city', 'approve')(await removalAsked())));
export const restoringAsked = async () => restoringOf((await deletedCert()).certId);
export const restoringOf = async (certId: string) => {
  const { version } = await certById(certId);
  const input = { certId, explanation: '误删', files: [await scan()] };
  return idOf(await call('county', cert.restoreCert, { input, version }));
};
/** A certificate of years before that has no row yet. */
export const oldCert = async () => {
  const n = next() % 1000;
  const first17 = `32880119850411${String(n).padStart(3, '0')}`;
  const sex = n % 2 === 1 ? 1 : 2;
  return {
    name: '演示补录人',
    idType: 1,
    idNo: first17 + idNoCheck(first17),
    sex,
    birthDate: '1985-04-11',
    nation: '01',
    ctId: 3,
    subjectId: '3002',
    certNo: makeCertificateNo({
      year: 2010,
      province: '32',
      orgCode: '801',
      ctId: 3,
      sex,
      serial: 900_000 + n,
    }),
    recognisedOn: '2010-06-18',
    educationLevel: 3,
    graduateSchool: '澄岚师范大学',
    explanation: '2012年前的证书，档案在本局',
    files: [await scan()],
  };
};
export const additionAsked = async () =>
  idOf(await call('county', cert.create, { input: await oldCert() }));
export const removeChange = async (chgId: string): Promise<string> => {
  const input = { chgCertid: chgId };
  const version = await changeVersion(chgId);
  await call('county', certChange.delCertChangeAndDetail, { input, version });
  return chgId;
};

import { certStatus, certType, finalJudgement, province } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, del, field, get, none, paged, pageOf } from '../kit';
import { Cert } from './cert';

const row = Cert.shape;

/** What whoever asks the whole country writes down, and what they ask by. */
export const nationAsked = {
  idNo: field.idNo(),
  certNo: field.certNo(),
  name: row.name,
  purpose: field.purpose(),
};
type Asked = Readonly<Partial<Record<keyof typeof nationAsked, unknown>>>;
export const nationCounted = ({ idNo, certNo }: Asked) =>
  idNo || certNo ? ('search' as const) : undefined;
/** Opens the track of one answered row, to whoever was answered and for ten minutes. */
export const queryNo = z.string().max(400);

/** A certificate anywhere in the country, as whoever asks by a full number is shown it. */
export const NationCert = z.object({
  certId: row.certId,
  name: row.name,
  status: field.status('证书状态', certStatus),
  sex: row.sex,
  idNo: field.idNo(),
  prov: field.code('省份', province),
  ctId: field.code('资格种类', certType),
  subjectName: row.subjectName,
  certNo: row.certNo,
  orgName: row.orgName,
  recognisedOn: row.recognisedOn,
  conclusion: field.status('最近注册结论', finalJudgement).nullable(),
  validUntil: field.date('注册有效期止').nullable(),
  queryNo,
});

/** One thing that happened to a certificate. */
export const nationTrackStep = z.object({
  day: z.string().nullable(),
  title: z.string(),
  orgName: z.string(),
  note: z.string(),
});

/** A certificate of one's own organisation, and why it is not issued again today. */
export const SupplementCert = z.object({
  certId: row.certId,
  certNo: row.certNo,
  name: row.name,
  idNo: field.idNo(),
  ctId: row.ctId,
  subjectName: row.subjectName,
  recognisedOn: row.recognisedOn,
  whyNot: z.string().nullable(),
});

/** Looks at certificates by their numbers: of the country, of one's own; and kept answers. */
export const certLooks = calls(catalogue.cert, {
  querySupplementCert: get(
    'querySupplementCert',
    'view',
    z.object({ certNo: row.certNo }),
    z.object({ record: z.array(SupplementCert) }),
    { audit: 'query', quota: ({ certNo }) => (certNo ? 'search' : undefined) },
  ),
  /** By a full number and a purpose; ten rows at most, numbers masked. */
  queryNationCert: get(
    'queryNationCert',
    'cert.nation.view',
    paged(nationAsked),
    pageOf(NationCert),
    { audit: 'query', rowKey: 'certId', quota: nationCounted },
  ),
  /** What happened to one certificate of an answer, the first step first. */
  queryNationTrack: get(
    'queryNationTrack',
    'cert.nation.view',
    z.object({ queryNo }),
    z.object({
      certNo: row.certNo,
      name: row.name,
      record: z.array(nationTrackStep),
    }),
    { audit: 'view' },
  ),
  /** The kept answers of outside checks about the holder go; what was checked by hand stays. */
  removeTeacherCertCache: del(
    'removeTeacherCertCache',
    'cacheRemove',
    z.object({ certId: row.certId }),
    none,
    { versioned: false },
  ),
});

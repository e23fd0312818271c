import { cert, certChange, change } from '@tqc/contract/cert';
import { certChangeFlow, certFlow } from '@tqc/domain/cert';
import {
  certById,
  certOfChange,
  changeAsked,
  changed,
  changeVersion,
  decideChange,
  deletedCert,
  freshCert,
  keyChangeAsked,
  oldCert,
  removal,
  scan,
} from '../../../walks/certCases';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { once } from '../../../walks/stage';

const one = once(keyChangeAsked);
const WAITS = /正在审批，请先办结$/;
/** A certificate with a change that waits. */
const waiting = async (more: Readonly<Record<string, unknown>>) => {
  const { certId, version } = await certById(await certOfChange(await changeAsked()));
  return { input: { certId, ...more }, version };
};
const fresh = async (more: Readonly<Record<string, unknown>>) => {
  const { certId, version } = await freshCert();
  return { input: { certId, ...more }, version };
};

/** Changes of certificates: asked for by the county, decided by the city or by a colleague. */
export const changeExamples: readonly Example[] = [
  {
    call: certChange.list,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: {}, mark: await one() })),
  },
  {
    call: certChange.get,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { chgId: await one() } }),
  },
  {
    call: change.detailCertChg,
    by: 'county',
    also: ['city', 'province', 'centre'],
    shared: true,
    ready: async () => ({ input: { certId: await certOfChange(await one()) } }),
  },
  {
    call: certChange.delCertChangeAndDetail,
    by: 'county',
    ready: async () => {
      const chgCertid = await changeAsked();
      return { input: { chgCertid }, version: await changeVersion(chgCertid) };
    },
    state: {
      says: otherwise(certChangeFlow, 'remove'),
      ready: async () => {
        const chgCertid = await decideChange('county', 'approve')(await changeAsked());
        return { input: { chgCertid }, version: await changeVersion(chgCertid) };
      },
    },
  },
  {
    call: cert.beforeCertApprove,
    by: 'city',
    ready: async () => ({
      input: { chgId: await keyChangeAsked(), decision: 'approve' },
      version: 1,
    }),
    state: { says: otherwise(certChangeFlow, 'approve') },
  },
  {
    call: cert.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: await oldCert() }),
  },
  {
    call: cert.certificateChange,
    by: 'county',
    ready: async () => fresh(await changed()),
    state: { says: WAITS, ready: async () => waiting(await changed()) },
  },
  {
    call: cert.remove,
    by: 'county',
    ready: async () => fresh(await removal()),
    state: { says: WAITS, ready: async () => waiting(await removal()) },
  },
  {
    call: cert.deleteOrRestore,
    by: 'county',
    ready: async () => fresh({ kind: 'delete', ...(await removal()) }),
    state: {
      says: WAITS,
      ready: async () => waiting({ kind: 'delete', ...(await removal()) }),
    },
  },
  {
    call: cert.restoreCert,
    by: 'county',
    ready: async () => {
      const { certId, version } = await deletedCert();
      return { input: { certId, explanation: '误删', files: [await scan()] }, version };
    },
    state: {
      says: otherwise(certFlow, 'restore'),
      ready: async () => fresh({ explanation: '误删', files: [await scan()] }),
    },
  },
  {
    call: cert.recoveryCert,
    by: 'county',
    ready: async () => fresh({ reason: '资格丧失', file: await scan() }),
    state: { says: otherwise(certFlow, 'recover') },
  },
];

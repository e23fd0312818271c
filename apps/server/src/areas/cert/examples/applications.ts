import { certApply } from '@tqc/contract/cert';
import { certApplyFlow } from '@tqc/domain/cert';
import {
  applied,
  applyVersion,
  failApplication,
  newApplication,
  passApplication,
} from '../../../walks/certCases';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { once } from '../../../walks/stage';

const one = once(applied);

/** Certificates issued again: asked for by one, decided by another of the same office. */
export const applicationExamples: readonly Example[] = [
  {
    call: certApply.get,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => ({ input: { id: await one() } }),
  },
  {
    call: certApply.create,
    by: 'county',
    ready: async () => ({ input: await newApplication() }),
    stranger: { code: 422, message: '本机构没有这个号码的证书，请核对证书号码' },
    state: { says: /正在审核，请先办结$/ },
  },
  {
    call: certApply.update,
    by: 'county',
    ready: async () => ({ input: { id: await applied(), decision: 'pass' }, version: 1 }),
    state: { says: otherwise(certApplyFlow, 'pass') },
  },
  {
    call: certApply.remove,
    by: 'county',
    ready: async () => {
      const id = await failApplication(await applied());
      return { input: { id }, version: await applyVersion(id) };
    },
    state: {
      says: otherwise(certApplyFlow, 'remove'),
      ready: async () => {
        const id = await passApplication(await applied());
        return { input: { id }, version: await applyVersion(id) };
      },
    },
  },
];

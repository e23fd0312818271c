import { cert, certLooks, enrollmentHistory, historyValid } from '@tqc/contract/cert';
import { enrollmentChange } from '@tqc/contract/enroll';
import { historyCollegeFlow, tempHistoryFlow } from '@tqc/domain/cert';
import { freshCert } from '../../../walks/certCases';
import type { Example } from '../../../walks/example';
import {
  cachedCert,
  diplomaInput,
  endsSoon,
  history,
  MENDED,
  nationAsked,
  recognised,
  recordConcluding,
  refOfHistory,
  revoking,
  tempRow,
  trackKey,
  verifiedCollege,
  waitingCollege,
} from '../../../walks/historyCases';
import { otherwise } from '../../../walks/otherwise';
import { once } from '../../../walks/stage';

const one = once(recognised);
const oneHistory = once(history);
const oneTemp = once(() => tempRow({ track: 1 }));
const oneCollege = once(waitingCollege);
const oneAsked = once(nationAsked);
const seen = { by: 'county', also: ['city', 'province', 'centre'] } as const;
const handled = { by: 'city', at: 'county', also: ['province', 'centre'] } as const;

/** Looks at certificates by number, histories, and what does not fit them. */
export const historyExamples: readonly Example[] = [
  {
    call: certLooks.querySupplementCert,
    by: 'county',
    shared: true,
    ready: once(async () => ({ input: { certNo: (await freshCert()).certNo } })),
  },
  {
    call: certLooks.queryNationCert,
    by: 'county',
    shared: true,
    ready: async () => ({ input: await oneAsked() }),
  },
  {
    call: certLooks.queryNationTrack,
    by: 'county',
    ready: async () => ({ input: { queryNo: await trackKey('county') } }),
  },
  {
    call: certLooks.removeTeacherCertCache,
    by: 'centre',
    ready: async () => ({ input: { certId: await cachedCert() } }),
    state: { says: '持证人没有保留的核验结果，不用清除' },
  },
  {
    call: cert.change,
    by: 'county',
    ready: async () => ({ input: await revoking(await history()) }),
    state: { says: '这条注册历史的变更申请正在审批，请先办结' },
  },
  {
    call: enrollmentChange.applyCertChange,
    by: 'county',
    ready: async () => ({ input: await recordConcluding() }),
    state: { says: '这条注册历史的变更申请正在审批，请先办结' },
  },
  {
    call: historyValid.list,
    ...seen,
    ready: async () => ({ input: { pageSize: 200 }, mark: (await one()).regId }),
  },
  {
    call: historyValid.get,
    ...seen,
    ready: async () => {
      const { regId, idNo } = await one();
      return { input: { regId, idNo } };
    },
  },
  {
    call: historyValid.temp,
    ...seen,
    ready: async () => ({ input: { pageSize: 200 }, mark: await oneTemp() }),
  },
  {
    call: historyValid.viewHistoryTemp,
    ...seen,
    ready: async () => ({ input: { id: await oneTemp() } }),
  },
  {
    call: historyValid.handleTemp,
    ...handled,
    ready: async () => ({
      input: { id: await tempRow({ track: 1 }), action: 'correct', ...MENDED[1] },
      version: 1,
    }),
    state: { says: otherwise(tempHistoryFlow, 'correct') },
  },
  {
    call: historyValid.collegeAud,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => ({ input: { pageSize: 200 }, mark: await oneCollege() }),
  },
  {
    call: historyValid.associationCollege,
    by: 'county',
    ready: async () => ({ input: await diplomaInput(await waitingCollege()) }),
    state: { says: otherwise(historyCollegeFlow, 'link') },
  },
  {
    call: historyValid.selectColeegeToHistoryValid,
    by: 'county',
    ready: async () => {
      const regId = await waitingCollege();
      return { input: { regId, collegeId: await verifiedCollege(regId) } };
    },
    state: { says: otherwise(historyCollegeFlow, 'link') },
  },
  {
    call: enrollmentHistory.list,
    ...seen,
    ready: async () => ({ input: { pageSize: 200 }, mark: await oneHistory() }),
  },
  {
    call: enrollmentHistory.get,
    ...seen,
    ready: async () => {
      const enrId = await oneHistory();
      return { input: { enrId, idNo: await refOfHistory(enrId) } };
    },
  },
  {
    call: enrollmentHistory.remind,
    by: 'county',
    at: 'county',
    also: ['point', 'city', 'province'],
    ready: async () => {
      const enrId = await history();
      await endsSoon(enrId);
      return { input: { enrIds: enrId } };
    },
  },
  {
    call: enrollmentHistory.handleTemp,
    ...handled,
    ready: async () => ({
      input: { id: await tempRow({ track: 2 }), action: 'correct', ...MENDED[2] },
      version: 1,
    }),
    state: { says: otherwise(tempHistoryFlow, 'correct') },
  },
  {
    call: enrollmentHistory.queryNation,
    by: 'county',
    shared: true,
    ready: async () => ({ input: await oneAsked() }),
  },
];

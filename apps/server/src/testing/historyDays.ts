import { cert, enrollmentHistory, historyValid } from '@tqc/contract/cert';
import { ecertCert, ecertTask } from '@tqc/contract/ecert';
import { issuable, newTask } from '../walks/ecertCases';
import {
  diplomaInput,
  MENDED,
  oldInput,
  oldRow,
  tempRow,
  waitingCollege,
} from '../walks/historyCases';
import { call, server } from '../walks/stage';

const TODAY = '2024-06-18';
const RECOGNISED = { from: '1993-01-01', to: TODAY };
/** A day of issue may lie a year ahead. */
const ISSUED = { from: '1993-01-01', to: '2025-06-18' };

/** The days of histories and of electronic certificates, on the stage of the walks. */
export function historyDays(open: () => Promise<void>) {
  const after =
    <T>(make: () => Promise<T>) =>
    async () => {
      await open();
      return make();
    };
  const lacking = (track: 1 | 2, column: string) =>
    after(async () => {
      const id = await tempRow({ track });
      await server.pool.query(`update history_temp set ${column} = null where id = $1`, [id]);
      return id;
    });
  const added = (field: string) => ({
    ready: after(oldRow),
    send: async (tempId: string, day: string) =>
      call('province', cert.change, { input: { ...(await oldInput(tempId)), [field]: day } }),
  });
  const mended = (field: string, column: string) => ({
    ready: lacking(1, column),
    send: (id: string, day: string) =>
      call('city', historyValid.handleTemp, {
        input: { id, action: 'correct', ...MENDED[1], [field]: day },
        version: 1,
      }),
  });
  return {
    'cert.cert.change.recognisedOn': { ...RECOGNISED, ...added('recognisedOn') },
    'cert.historyValid.handleTemp.recognisedOn': {
      ...RECOGNISED,
      ...mended('recognisedOn', 'issued_on'),
    },
    'cert.enrollmentHistory.handleTemp.concludedOn': {
      from: '2011-01-01',
      to: TODAY,
      ready: lacking(2, 'concluded_on'),
      send: (id: string, concludedOn: string) =>
        call('city', enrollmentHistory.handleTemp, {
          input: { id, action: 'correct', validUntil: '2029-06-17', concludedOn },
          version: 1,
        }),
    },
    'cert.historyValid.associationCollege.graduateDate': {
      from: '1950-01-01',
      to: TODAY,
      ready: after(waitingCollege),
      send: async (regId: string, graduateDate: string) =>
        call('county', historyValid.associationCollege, {
          input: { ...(await diplomaInput(regId)), graduateDate },
        }),
    },
    'ecert.ecertCert.create.issueDate': {
      ...ISSUED,
      ready: after(async () => (await issuable()).certNo),
      send: (certNo: string, issueDate: string) =>
        call('county', ecertCert.create, { input: { certNos: [certNo], issueDate } }),
    },
    'ecert.ecertTask.addTask.issueDate': {
      ...ISSUED,
      ready: after(async () => ''),
      send: async (_: string, issueDate: string) =>
        call('county', ecertTask.addTask, { input: { ...(await newTask()), issueDate } }),
    },
  };
}

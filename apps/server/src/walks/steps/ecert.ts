import { ecertTaskStatus, stampStatus } from '@tqc/domain/dictionaries';
import { breakOff, carryOut, takeTask } from '../../jobs/ecertTasks';
import {
  again,
  cancel,
  changeTask,
  ecert,
  failedTask,
  revoked,
  setStamp,
  stamp,
  task,
} from '../ecertCases';
import { server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const seal = stepsOf('stampStatus');
const copy = stepsOf('ecertStatus');
const work = stepsOf('ecertTaskStatus');
const stop = setStamp(stampStatus.code('stopped'));
const start = setStamp(stampStatus.code('inUse'));
const runAgain = changeTask(ecertTaskStatus.code('waiting'));
const callOff = changeTask(ecertTaskStatus.code('cancelled'));

/** A task that somebody carries out, as long as they say so. */
const taken = async (id: string) => {
  await takeTask(server.app);
  return id;
};
const running = async () => taken(await task());
const finished = async (id: string) => {
  await carryOut(server.app, id);
  return id;
};
/** Whoever carried it out is gone, and nobody takes it up again yet. */
const abandoned = async (id: string) => {
  const past = new Date(server.app.clock().getTime() - 1);
  await server.pool.query('update ecert_task set lease_until = $2 where id = $1', [id, past]);
  await breakOff(server.app);
  return id;
};

/** 电子证书 */
export const ecertSteps: readonly Step[] = [
  seal('-', 'stamp added', '1', nothing, () => stamp()),
  seal('1', 'stop', '0', () => stamp(), stop),
  seal('0', 'start again', '1', async () => stop(await stamp()), start),
  copy('-', 'created', '1', nothing, ecert),
  copy('1', 'cancelled', '0', ecert, cancel),
  copy('0', 'created again', '1', revoked, again),
  work('-', 'task added (batch create, cancel or modify certificate)', '0', nothing, task),
  work('0', 'picked up', '2', task, taken),
  work('2', 'finished', '1', running, finished),
  work('2', 'broken off', '0', running, abandoned),
  work('1', 'run again', '0', failedTask, runAgain),
  work('0', 'cancelled before it ran', '3', task, callOff),
  work('3', 'run after all', '0', async () => callOff(await task()), runAgain),
];

import { enrollCertBatch } from '@tqc/contract/enroll';
import { endedEnrollBatch, enrollBatch, enrollBatchInput } from '../enrollStage';
import { call, idOf } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const batchStep = stepsOf('enrollCertBatch');
const turn = (type: 'end' | 'reopen', version: number) => async (cbId: string) => {
  await call('centre', enrollCertBatch.endCertBatch, { input: { cbId, type }, version });
  return cbId;
};

/** Batches of periodic registration. */
export const enrollPlanningSteps: readonly Step[] = [
  batchStep('-', 'set batch', 'open', nothing, async () =>
    idOf(await call('centre', enrollCertBatch.create, { input: enrollBatchInput() })),
  ),
  batchStep('open', 'end batch', 'ended', enrollBatch, turn('end', 1)),
  batchStep('ended', 'reopen by type', 'open', endedEnrollBatch, turn('reopen', 2)),
  batchStep('open', 'delete batch without plans', '-', enrollBatch, async (cbId) => {
    await call('centre', enrollCertBatch.remove, { input: { cbId }, version: 1 });
    return cbId;
  }),
];

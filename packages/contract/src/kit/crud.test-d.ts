import { TechnicalJob } from '../basic';
import { crud } from '.';

const { code, name } = TechnicalJob.shape;
const usual = { key: 'tjId', filters: { code }, sorts: ['code'], written: { code, name } } as const;

/** What must not compile: names of a plain resource are those of its row. */
export const refused = [
  // @ts-expect-error a key that is no field of the row
  crud(TechnicalJob, { ...usual, key: 'jobId' }),
  // @ts-expect-error an order by what is no field of the row
  crud(TechnicalJob, { ...usual, sorts: ['salary'] }),
  // @ts-expect-error a unique value that nobody enters
  crud(TechnicalJob, { ...usual, unique: ['grade'] }),
];

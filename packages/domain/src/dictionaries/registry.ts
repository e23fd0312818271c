import type { Dict } from '../kit';
import * as account from './account';
import * as cert from './cert';
import * as ecert from './ecert';
import * as enroll from './enroll';
import * as limit from './limit';
import * as message from './message';
import * as org from './org';
import * as person from './person';
import * as plan from './plan';
import * as recognition from './recognition';
import * as shell from './shell';

const groups = [
  account,
  cert,
  ecert,
  enroll,
  limit,
  message,
  org,
  person,
  plan,
  recognition,
  shell,
];

/** Every code list of the catalogue by its name. */
export const dictionaries: ReadonlyMap<string, Dict<number> | Dict<string> | Dict> = new Map(
  groups.flatMap((group) => Object.values(group) as Dict[]).map((dict) => [dict.name, dict]),
);

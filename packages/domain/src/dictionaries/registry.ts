import type { Dict } from '../kit';
import * as cert from './cert';
import * as ecert from './ecert';
import * as enroll from './enroll';
import * as filing from './filing';
import * as generated from './generated';
import * as message from './message';
import * as organisations from './organisations';
import * as plan from './plan';
import * as recognition from './recognition';

/** A list that has names or colours for its codes takes the place of the generated one. */
const groups = [generated, cert, ecert, enroll, filing, message, organisations, plan, recognition];

/** Every code list of the catalogue by its name. */
export const dictionaries: ReadonlyMap<string, Dict<number> | Dict<string> | Dict> = new Map(
  groups.flatMap((group) => Object.values(group) as Dict[]).map((dict) => [dict.name, dict]),
);

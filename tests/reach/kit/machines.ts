import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../../../apps/server/src/walks/machines';
import { root } from './sources';

/** One row of transitions.tsv. */
export interface Transition {
  readonly entity: string;
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Organisation types; none where a job or the applicants' channel does it. */
  readonly orgTypes: readonly number[];
  readonly calls: readonly string[];
}

/** The rows of the machines that are built. */
export const transitions: readonly Transition[] = readFileSync(
  join(root, 'docs/spec/transitions.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([entity = '', from = '', event = '', to = '', actors = '', calls = '']) => ({
    entity,
    from,
    event,
    to,
    orgTypes: actors.split(',').map(Number).filter(Boolean),
    calls: calls.split(',').filter(Boolean),
  }))
  .filter(({ entity, event }) => isBuilt(entity, event));

/** A row as a short text. */
export const nameOf = ({ entity, from, to, event }: Transition) =>
  `${entity} ${from}→${to} ${event}`;

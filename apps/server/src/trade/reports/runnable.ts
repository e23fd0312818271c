import { refuse } from '@tqc/domain/kit';
import {
  asksBefore,
  daysAhead,
  judged,
  type Definition,
  type Expr,
  type Fault,
  type Reading,
} from '@tqc/domain/reports';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { Principal } from '../../kit/session';
import { findPlace, type Place } from '../wall';
import { compileReport, type Asked, type RawRow } from './compile';

/** A longer report is a list: nobody reads it, and it is asked with narrower conditions. */
export const MOST_LINES = 20_000;
const MOST_SAID = 3;

/** Whoever a report is run for. */
export type Reader = Pick<Principal, 'orgId' | 'orgType' | 'prov' | 'city' | 'county' | 'point'>;

/** What a report is run for. */
export interface RunFor extends Asked {
  /** The organisation that is looked at; the caller's own where none is named. */
  readonly org?: string | undefined;
}

/** Reads a definition once for everything that is done with it; refuses what cannot be run. */
export function requireReading(definition: Definition): Reading {
  const { reading, faults } = judged(definition);
  if (!reading || faults.length > 0)
    throw new ApiFailure(422, `报表定义有误：${saidOf(faults)}；请在“报表设计器”中改正`);
  return reading;
}

/** A report whose fields went since it was published is told what all of it lacks, up to a few. */
function saidOf(faults: readonly Fault[]): string {
  const all = [...new Set(faults.map(({ says }) => says))];
  return all.slice(0, MOST_SAID).join('；') + (all.length > MOST_SAID ? `等${all.length}处` : '');
}

/** The place that is looked at, where the reader may look at it and asks what can be asked. */
export async function placeFor(
  db: Db,
  who: Reader,
  definition: Definition,
  asked: RunFor,
): Promise<Place> {
  requireAsked(definition, asked);
  return findPlace(db, asked.org ?? who.orgId, who);
}

/** Refuses what the report does not ask for, and days that end before they begin. */
function requireAsked({ asks }: Definition, { org, batch, ctId, from, to }: RunFor): void {
  const given = { org, batch, ctId, when: from ?? to };
  for (const name of ['org', 'batch', 'ctId', 'when'] as const)
    if (given[name] !== undefined && name !== 'org' && !asks.includes(name))
      throw refuse(name === 'when' ? 'from' : name, '该报表没有这个查询条件，请重新选择报表');
  if (from !== undefined && to !== undefined && from > to)
    throw refuse('to', '截止日期不能早于起始日期');
}

/** What the same plan counts in the period before, where a formula asks for it. */
export async function rowsBefore(
  db: Db,
  reading: Reading,
  place: Place,
  asked: RunFor,
  others: readonly Expr[] = [],
): Promise<readonly RawRow[] | undefined> {
  const { from, to } = asked;
  const isAsked = [...reading.trees, ...others].some(asksBefore);
  if (from === undefined || to === undefined || !isAsked) return undefined;
  const days = { ...asked, ...daysAhead(from, to) };
  const { statement } = compileReport(reading, place, days, MOST_LINES + 1, others);
  return (await statement.execute(db)).rows;
}

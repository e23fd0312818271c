import { annulState } from '../dictionaries';
import { defineFlow, defineStatus, refuse } from '../kit';
import type { OrgPlace } from './place';
import { CITY, COUNTY } from './types';

/** How one organisation gives another what it has. */
export const annulKind = defineStatus(
  {
    annul: { code: 1, label: '撤并', tone: 'bad' },
    transfer: { code: 2, label: '移交', tone: 'running' },
  },
  'annulKind',
);

/** 机构撤并、移交: waits for its day, is moved by a job, and is run again where that failed. */
export const annulFlow = defineFlow(annulState, {
  move: { from: 'waiting', to: 'done', otherwise: '只有待执行的会执行' },
  fail: { from: 'waiting', to: 'failed', otherwise: '只有待执行的会失败' },
  again: { from: 'failed', to: 'waiting', otherwise: '只有执行失败的可以重新执行' },
  remove: {
    from: ['waiting', 'failed'],
    otherwise: '已经完成的不能删除；办理有误请再办一次移交',
  },
});

interface Moved extends OrgPlace {
  readonly orgId: string;
  readonly orgType: number;
  readonly status: number;
}

const same = (one: OrgPlace, other: OrgPlace, ...names: (keyof OrgPlace)[]) =>
  names.every((name) => one[name] === other[name]);

/**
 * Refuses an organisation that cannot take over what another one has. Who goes into it is of its
 * kind; what is handed over stays in its city, because an application stays where it was decided.
 */
export function requireInto(kind: number, from: Moved, into: Moved | undefined): Moved {
  if (![COUNTY, CITY].includes(from.orgType))
    throw refuse('id', '只有地市和区县机构可以撤并、移交；高校和确认点请停用');
  if (!into) throw refuse('intoId', '请选择接收的机构');
  if (into.orgId === from.orgId) throw refuse('intoId', '不能选择本身，请选择另一个机构');
  if (into.status !== 1) throw refuse('intoId', '接收的机构已停用，请另选一个启用的机构');
  if (kind === annulKind.code('annul')) {
    if (into.orgType !== from.orgType || !same(from, into, 'prov'))
      throw refuse('intoId', '请选择本省同一级别的机构');
    return into;
  }
  if (![COUNTY, CITY].includes(into.orgType) || !same(from, into, 'prov', 'city'))
    throw refuse('intoId', '请选择同一地市的机构');
  return into;
}

import { SiteContent, type FieldChange } from '@tqc/contract/basic';
import { factsOf, valueText } from '@tqc/contract/kit';
import { siteAct } from '@tqc/domain/organisations';
import { cut } from '@tqc/domain/shared';
import { store, type RowOf } from '../../kit/store';
import type { Content, SiteCall } from './content';
import { filesOf } from './siteFiles';

const log = store('siteLog', 'siteLogId');
/** As much of a text as a line of the trace shows. */
const [LONGEST, MOST_OF_ONE] = [500, 2000];

export type SiteActName = NonNullable<ReturnType<typeof siteAct.nameOf>>;

/** Where two versions of the facts differ, in the words of the screens. */
export function siteChanges(before: Content, after: Content): FieldChange[] {
  const worded = (content: Content, name: string): unknown =>
    name === 'attachments' ? filesOf(content).map((file) => file.name) : (content[name] ?? '');
  return Object.entries(SiteContent.shape).flatMap(([name, schema]) => {
    const facts = factsOf(schema);
    const [was, is] = [before, after].map((one) => valueText(facts, worded(one, name)));
    if (was === is) return [];
    return [
      {
        label: facts?.label ?? name,
        before: cut(was ?? '', MOST_OF_ONE),
        after: cut(is ?? '', MOST_OF_ONE),
      },
    ];
  });
}

interface Logged {
  readonly act: SiteActName;
  readonly changes: readonly FieldChange[];
  readonly opinion?: string;
}

/** Writes one line of the trace of an organisation's public information. */
export async function noteSite(
  { db, who, now }: SiteCall,
  org: RowOf<'org'>,
  workType: number,
  { act, changes, opinion = '' }: Logged,
): Promise<void> {
  const all = (pick: (change: FieldChange) => string) => cut(changes.map(pick).join('；'), LONGEST);
  const { orgId, orgName, orgType, areaName, prov, city, county, point } = org;
  await log({ db }).add({
    orgId,
    orgName,
    orgType,
    areaName,
    prov,
    city,
    county,
    point,
    workType,
    act: siteAct.code(act),
    changes,
    field: all(({ label }) => label),
    before: all(({ before }) => before || '—'),
    after: all(({ after }) => after || '—'),
    opinion,
    adminId: who.adminId,
    operator: who.name,
    operatorOrg: who.orgName,
    at: now,
  });
}

import type { baseOrg } from '@tqc/contract/basic';
import { refuse, RuleError } from '@tqc/domain/kit';
import { decidesSite, siteFlow } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import type { RowOf } from '../../../kit/store';
import { eachCase, type StepNote } from '../../../trade/cases';
import { tellPerson } from '../../../trade/messages';
import {
  dropUnnamedFiles,
  noteSite,
  siteChanges,
  sitesPage,
  type Content,
} from '../../../trade/sites';
import { orgs } from '../organisations/scope';

type Deciding = CallContext<typeof baseOrg.reviewRegSiteOrgDoList>;
type Site = RowOf<'siteInfo'>;

/** Publishes what organisations have written, or gives it back; what cannot be done is named. */
export async function decideSites(call: Deciding) {
  const { input, who, now } = call;
  const { decision, opinion, workType, records } = input;
  const passed = decision === 'pass';
  if (!passed && !input.preview && opinion === '') throw refuse('opinion', '请输入退回的原因');
  return eachCase(
    {
      table: 'siteInfo',
      key: 'siteId',
      kind: 'siteInfo',
      nameOf: ({ orgName }) => orgName,
      log: traced(call),
    },
    call,
    records,
    () => Promise.resolve(undefined),
    (row) => {
      if (row.workType !== workType || !decidesSite(who, row)) throw outOfReach();
      if (row.submitterId === who.adminId) throw new RuleError('不能审批自己提交的申请');
      const status = siteFlow.next(decision, row.status);
      return {
        changes: {
          status,
          opinion,
          reviewer: who.name,
          reviewedAt: now,
          updatedAt: now,
          ...(passed && {
            publicFacts: sql`draft`,
            publishedAt: now,
            publishedTimes: sql`published_times + 1`,
          }),
        },
        step: { step: '审核', event: decision, toStatus: status, opinion },
        after: async () => {
          await tellAsker(call, row);
          await dropUnnamedFiles(call, row.orgId, workType);
        },
      };
    },
  );
}

/** Steps go into the trace of public information, with what was published. */
const traced =
  (call: Deciding) =>
  async (_: CallContext, rows: readonly Site[], stepOf: (row: Site) => StepNote): Promise<void> => {
    for (const row of rows) {
      const { event, opinion = '', toStatus } = stepOf(row);
      const changes = siteChanges((row.publicFacts ?? {}) as Content, row.draft as Content);
      await noteSite(call, await orgs(call).get(row.orgId), row.workType, {
        act: event === 'pass' ? 'published' : 'returned',
        changes: event === 'pass' ? changes : [],
        opinion,
      });
      call.note({
        obj: `siteInfo/${row.siteId}`,
        subject: row.orgName,
        detail: { from: row.status, to: toStatus },
      });
    }
  };

async function tellAsker({ db, now, who, input }: Deciding, row: Site): Promise<void> {
  if (row.submitterId === null) return;
  const to = row.submitterId;
  const passed = input.decision === 'pass';
  await asSystem(db, () =>
    tellPerson(
      db,
      to,
      {
        title: passed ? '公示信息已发布' : '公示信息被退回',
        content: passed
          ? `${who.orgName}通过了${row.orgName}的公示信息，现已公示。`
          : `${who.orgName}退回了${row.orgName}的公示信息：${input.opinion}。请修改后重新申请发布。`,
        url: sitesPage(input.workType),
      },
      now,
    ),
  );
}

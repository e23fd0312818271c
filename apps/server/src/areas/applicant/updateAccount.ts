import type { ParsedOf } from '@tqc/contract/kit';
import type { ssouser } from '@tqc/contract/applicant';
import { applicantAccountFlow, realNameFlow } from '@tqc/domain/applicant';
import { realNameRefusal } from '@tqc/domain/dictionaries';
import { refuse, TooLate } from '@tqc/domain/kit';
import { isMobile, maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import { recordLife, type Changed } from '../../trade/applicants';
import { textPhone } from '../../trade/messages';
import { applicantRows, type Account } from './applicants';

type Updating = CallContext<typeof ssouser.update>;
type Action = ParsedOf<typeof ssouser.update>['action'];

/** What becomes of an account, and how its life tells it. */
interface Done {
  readonly changes: Parameters<ReturnType<typeof applicantRows>['change']>[1];
  readonly event: string;
  readonly said?: string;
  readonly told?: readonly Changed[];
  /** What the applicant is texted. */
  readonly text?: string;
}

const NONE = { doubtedBy: null, doubted: '' };

/** What staff does with an account. */
export async function updateAccount(call: Updating): Promise<null> {
  const { db, now, who, input } = call;
  const row = await applicantRows(call).hold(input.ssoId);
  const done = ACTIONS[input.action](call, row);
  await applicantRows(call).change(row.ssoId, done.changes);
  await recordLife(
    { db, now },
    {
      ssoId: row.ssoId,
      kind: 'ssouser',
      recordId: row.ssoId,
      event: done.event,
      opinion: done.said ?? '',
      changes: done.told ?? [],
    },
    { adminId: who.adminId, actor: who.name, orgName: who.orgName },
  );
  call.note({
    obj: `applicant/${row.ssoId}`,
    subject: row.name,
    detail: { event: done.event, version: row.version },
  });
  if (done.text) await textApplicant(call, row, done.text);
  return null;
}

const ACTIONS: Readonly<Record<Action, (call: Updating, row: Account) => Done>> = {
  pass: (call, row) => {
    const { opinion = '' } = call.input;
    requireSecond(call, row);
    return {
      event: '实名人工审核通过',
      said: opinion,
      changes: {
        ...verdict(call, opinion),
        realNameAuth: realNameFlow.next('pass', row.realNameAuth),
        refusal: null,
      },
    };
  },
  refuse: (call, row) => {
    const { refusal, opinion = '' } = call.input;
    const next = realNameFlow.next('refuse', row.realNameAuth);
    if (refusal === undefined) throw refuse('refusal', '请选择不通过原因');
    const reason = realNameRefusal.label(refusal);
    requireSecond(call, row);
    const said = [reason, opinion].filter(Boolean).join('：');
    // The first who would refuse leaves the case waiting, for somebody else's look.
    if (row.doubtedBy === null)
      return {
        event: '实名审核初审不通过，待复核',
        said,
        changes: { doubtedBy: call.who.adminId, doubted: said, refusal, opinion },
      };
    return {
      event: '实名人工审核不通过',
      said,
      changes: { ...verdict(call, opinion), realNameAuth: next, refusal },
      text: `您的实名信息人工审核未通过，原因：${said}。请更正后重新提交。`,
    };
  },
  mobile: (call, row) => {
    const { mobile, reason } = call.input;
    applicantAccountFlow.next('changeMobile', row.account);
    if (mobile === undefined || !isMobile(mobile)) throw refuse('mobile', '手机号码输入有误');
    const { personal } = call.app;
    const place = placeOf('applicant', 'mobile', row.ssoId);
    const before = maskMobile(personal.open(place, row.mobile));
    return {
      event: '修改手机号码',
      said: required(reason),
      told: [{ label: '手机号码', before, after: maskMobile(mobile) }],
      changes: {
        mobile: personal.seal(place, mobile),
        mobileIndex: personal.index('mobile', mobile),
      },
    };
  },
  lock: ({ input }, row) => ({
    event: '锁定账户',
    changes: { account: applicantAccountFlow.next('lock', row.account) },
    said: required(input.reason),
  }),
  unlock: ({ input }, row) => ({
    event: '解锁账户',
    changes: { account: applicantAccountFlow.next('unlock', row.account) },
    said: required(input.reason),
  }),
};

const verdict = ({ who, now }: Updating, opinion: string) => ({
  ...NONE,
  opinion,
  reviewer: who.name,
  reviewedAt: now.toISOString(),
});

function required(reason: string | undefined): string {
  if (reason === undefined) throw refuse('reason', '请填写原因');
  return reason;
}

/** Two see a refusal: who said it first does not decide. */
function requireSecond({ who }: Updating, { doubtedBy, realNameAuth: state }: Account): void {
  realNameFlow.next('doubt', state);
  if (doubtedBy === who.adminId) throw new TooLate('您已初审不通过，请由另一位审核人员复核');
}

/** Texts the person of an account. */
export async function textApplicant(
  { app, db, now, who }: Pick<CallContext, 'app' | 'db' | 'now' | 'who'>,
  row: Account,
  content: string,
): Promise<void> {
  const { orgId, orgName, prov, city, county, point } = who;
  await textPhone(
    db,
    app.personal,
    {
      orgId,
      orgName,
      name: row.name,
      mobile: app.personal.open(placeOf('applicant', 'mobile', row.ssoId), row.mobile),
      content,
      place: { prov, city, county, point },
    },
    now,
  );
}

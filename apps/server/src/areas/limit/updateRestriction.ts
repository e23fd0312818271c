import { factsOf, membersOf, type ParsedOf } from '@tqc/contract/kit';
import { limit } from '@tqc/contract/limit';
import { routeOf } from '@tqc/contract/screens';
import { violationApproval } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { limitFlow } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import { tellOrganisation } from '../../trade/messages';
import { columnsOf, keepFiles, sameDocument } from './entry';
import { recordStep, restrictionRows, type Restriction } from './restrictions';
import { numberOf } from './shown';

type Updating = CallContext<typeof limit.update>;
type Input = ParsedOf<typeof limit.update>;

const WORDS: Readonly<Record<Input['action'], readonly [step: string, event: string]>> = {
  edit: ['录入', '修改'],
  submit: ['录入', '提交审批'],
  withdraw: ['录入', '撤回'],
  askRelease: ['解除', '申请解除'],
  withdrawRelease: ['解除', '撤回解除申请'],
};

/** What the organisation that entered it does with an entry. */
export async function updateRestriction(call: Updating) {
  const { input, who } = call;
  const { action, limitId } = input;
  const row = await restrictionRows(call).hold(limitId);
  if (row.orgId !== who.orgId) throw outOfReach();
  const status = limitFlow.next(action, row.status);
  const changes = await changesOf(call, row);
  await restrictionRows(call)
    .change(limitId, { ...changes, status })
    .catch(sameDocument);
  const [step, event] = WORDS[action];
  await recordStep(call, row, {
    step,
    event,
    toStatus: status,
    ...(action === 'askRelease' && { opinion: input.releaseText ?? '' }),
  });
  await tellWhoDecides(call, row);
  return null;
}

async function changesOf(call: Updating, row: Restriction) {
  const { input, now, who } = call;
  const asked = { askedBy: who.adminId, applicant: who.name, appliedAt: now, lastOpinion: '' };
  switch (input.action) {
    case 'edit':
      return edited(call, row);
    case 'submit':
      return {
        ...(await edited(call, row)),
        ...asked,
        violationApproval: violationApproval.codes[0],
      };
    case 'askRelease':
      return { ...(await releaseOf(call)), ...asked };
    case 'withdraw':
      return { violationApproval: null };
    case 'withdrawRelease':
      return {};
  }
}

/** What stands beside an entry, in no column of it. */
const BESIDE = new Set(['files', 'reviewProv']);
const FORM = membersOf(limit.create.input);
const COLUMNS = Object.keys(FORM).filter((name) => !BESIDE.has(name));

/** What was entered, with what is entered anew; a number that is not typed again stays. */
async function edited(call: Updating, row: Restriction) {
  const { files, limitId } = call.input;
  if (files) await keepFiles(call, limitId, 'decision', files);
  const changes = columnsIn(call.input);
  const isSubmit = call.input.action === 'submit';
  if (Object.keys(changes).length === 0 && !isSubmit) return {};
  const entered = { ...columnsIn({ ...row, idNo: numberOf(call.app, row) }), ...changes };
  await requireWhole(call, entered);
  // Every member of what is entered is a column, or in what was entered.
  return columnsOf(call, limitId, entered as unknown as Parameters<typeof columnsOf>[2]);
}

const NEEDED = [
  'laws',
  'documentKind',
  'documentNo',
  'authority',
  'decidedOn',
  'effectiveOn',
  'surrender',
];
const labelOf = (name: string) => {
  const schema = FORM[name];
  return (schema && factsOf(schema)?.label) ?? name;
};
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * A draft that something else made lacks its document: it is completed before somebody is asked to
 * decide, and a change of it completes it too.
 */
async function requireWhole(
  { db, input }: Updating,
  entered: Readonly<Record<string, unknown>>,
): Promise<void> {
  const lacking = NEEDED.filter((name) => isBlank(entered[name]));
  const [first] = lacking;
  if (first) throw refuse(first, `请先编辑补全${lacking.map(labelOf).join('、')}`);
  if (input.action !== 'submit') return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from limitation_file where limit_id = ${input.limitId} and part = 'decision'`.execute(
    db,
  );
  if (rows[0]?.n === 0) throw refuse('files', '请先编辑并上传文书附件，再提交审批');
}

function columnsIn(from: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    COLUMNS.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

/** Why a release is asked for, and what it rests on. */
async function releaseOf(call: Updating) {
  const { releaseReason, releasePaperNo, releaseText, releaseFiles, limitId } = call.input;
  if (releaseReason === undefined) throw refuse('releaseReason', '请选择解除原因');
  if (!releasePaperNo) throw refuse('releasePaperNo', '请输入依据文号');
  if (!releaseText) throw refuse('releaseText', '请输入解除说明');
  if (!releaseFiles?.length) throw refuse('releaseFiles', '请上传解除附件');
  await keepFiles(call, limitId, 'release', releaseFiles);
  return { releaseReason, releasePaperNo, releaseText, reviewedBy: null };
}

/** It is somebody else's turn: they find a message with the page. */
async function tellWhoDecides(call: Updating, row: Restriction): Promise<void> {
  const { action } = call.input;
  const turn =
    action === 'submit'
      ? { orgId: row.aboveId, title: '有限制待审批', url: routeOf('limit.approve') }
      : action === 'askRelease'
        ? {
            orgId: row.firstId,
            title: '有限制解除待初审',
            url: routeOf('limit.releaseFirstReview'),
          }
        : undefined;
  if (!turn?.orgId) return;
  const content = `${call.who.orgName}提交了限制记录 ${row.limitNo ?? ''}，请办理。`;
  await tellOrganisation(call.db, turn.orgId, { ...turn, content }, call.now, call.who);
}

import { factsOf, membersOf } from '@tqc/contract/kit';
import { limit } from '@tqc/contract/limit';
import { routeOf } from '@tqc/contract/screens';
import { violationApproval } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { handedIn } from '../../trade/cases';
import { tellOrganisation } from '../../trade/messages';
import { columnsOf, sameDocument } from './entry';
import { numberOf } from './shown';
import { documents, restrictions, type Restriction } from './restrictions';

type Updating = CallContext<typeof limit.update>;

/** What the organisation that entered it does with an entry. */
export async function updateRestriction(call: Updating) {
  const { action, limitId, releaseText = '' } = call.input;
  const row = await restrictions.own(call, limitId);
  await restrictions
    .move(call, row, action, async () => ({
      columns: await changesOf(call, row),
      opinion: action === 'askRelease' ? releaseText : '',
    }))
    .catch(sameDocument);
  await tellWhoDecides(call, row);
  return null;
}

async function changesOf(call: Updating, row: Restriction) {
  switch (call.input.action) {
    case 'edit':
      return edited(call, row);
    case 'submit':
      return {
        ...(await edited(call, row)),
        ...handedIn(call),
        violationApproval: violationApproval.codes[0],
      };
    case 'askRelease':
      return { ...(await releaseOf(call)), ...handedIn(call) };
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
  await documents.keep(call, limitId, { decision: files });
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
  await documents.keep(call, limitId, { release: releaseFiles });
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

import type { InputOf, OutputOf } from '@tqc/contract/kit';
import { LimitationDetail, type limit, type wfWorkflow } from '@tqc/contract/limit';
import { CaseFacts } from '../../kit/case/CaseFacts';
import { RevealButton } from '../../kit/record/RevealButton';
import { ViewButton } from '../../kit/record/ViewButton';

const STANDING = {
  人员: [
    'name',
    'sex',
    'idType',
    'idNo',
    'birthDate',
    'workUnit',
    'personKind',
    'surrender',
    'morality',
  ],
  限制依据: [
    'limitNo',
    'limitType',
    'laws',
    'cause',
    'documentKind',
    'documentNo',
    'authority',
    'decidedOn',
    'effectiveOn',
    'term',
    'beginDate',
    'endDate',
    'violationApproval',
    'orgName',
    'remark',
    'files',
  ],
} as const;
const RELEASED = {
  ...STANDING,
  解除申请: ['releaseReason', 'releasePaperNo', 'releaseText', 'releaseFiles'],
} as const;

/** An entry of the library: the person, what it rests on, its documents and what happened to it. */
export function RestrictionFacts({ record }: { readonly record: OutputOf<typeof limit.get> }) {
  return (
    <CaseFacts
      schema={LimitationDetail}
      record={record}
      sections={record.releaseReason === null ? STANDING : RELEASED}
      beside={{ idNo: <RevealButton table="limitation" id={record.limitId} field="idNo" /> }}
    />
  );
}

/** To look at an entry, by the call of whoever looks. */
export const restrictionView = <G extends typeof limit.get | typeof wfWorkflow.get>(
  get: G,
  input: InputOf<NoInfer<G>>,
  { name, limitNo }: { readonly name: string; readonly limitNo: string | null },
) => (
  <ViewButton call={get} input={input} title={`${name}的限制记录 ${limitNo ?? ''}`}>
    {(record: OutputOf<typeof limit.get>) => <RestrictionFacts record={record} />}
  </ViewButton>
);

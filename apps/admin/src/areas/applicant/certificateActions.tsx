import type { ssouserCollegeCert } from '@tqc/contract/applicant';
import type { Call } from '@tqc/contract/kit';
import { validationFlow } from '@tqc/domain/applicant';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { FieldSections } from '../../kit/record/FieldSections';
import { ViewButton } from '../../kit/record/ViewButton';
import { LifeList } from './LifeList';

interface Calls {
  readonly get: Call;
  readonly update: Call;
  readonly removeCache?: Call;
}
interface Row {
  readonly id: string;
  readonly ssoId: string;
  readonly idRef: string;
  readonly name: string;
  readonly validation: number;
  readonly cached: boolean;
  readonly version: number;
}
interface Said {
  /** What a row is called: 学历. */
  readonly noun: string;
  /** What is shown of it, beside how it was checked. */
  readonly names: readonly string[];
  /** What of it can be corrected. */
  readonly edited: readonly string[];
}

const CHECK = ['validation', 'checkedAt', 'checker', 'opinion'] as const;

/** What can be done with a certificate of an applicant: the same for every kind. */
export function certificateActions(
  calls: Calls,
  row: unknown,
  { noun, names, edited }: Said,
): ReactNode {
  // All kinds are drafted alike (`certificate` of the contract): what differs is their facts.
  const { get, update, removeCache } = calls as unknown as typeof ssouserCollegeCert;
  const record = row as Row;
  const key = { id: record.id, version: record.version };
  const shown = names as readonly 'school'[];
  const facts = edited as readonly 'school'[];
  return (
    <>
      <ViewButton call={get} input={{ id: record.id }} title={`${record.name}的${noun}`}>
        {(found) => (
          <>
            <FieldSections
              schema={get.output}
              record={found}
              sections={{ [noun]: ['name', 'idNo', ...shown], 核验: CHECK }}
            />
            <LifeList life={found.life} />
          </>
        )}
      </ViewButton>
      <AskButton
        call={update}
        label="重新核验"
        link
        row={key}
        input={{ action: 'recheck' }}
        question={`向核验平台重新核验${record.name}的${noun}吗？`}
      />
      <FormButton
        call={update}
        label="人工核验"
        link
        row={key}
        input={{ action: 'manual' }}
        fields={[required('conclusion'), required('opinion')]}
        when={validationFlow.can('checkByHand', record.validation)}
      />
      <FormButton
        call={update}
        label="更正"
        link
        row={{ ...(row as object), ...key }}
        input={{ action: 'edit' }}
        fields={[...facts, required('reason')]}
        intro="更正后要重新核验；改前改后都留在办理经过里。"
      />
      {removeCache && (
        <AskButton
          call={removeCache}
          label="清除核验结果"
          link
          danger
          row={{ ssoId: record.ssoId, idRef: record.idRef }}
          question={`清除${record.name}保留的${noun}核验结果吗？下次要重新核验。`}
          when={record.cached}
        />
      )}
    </>
  );
}

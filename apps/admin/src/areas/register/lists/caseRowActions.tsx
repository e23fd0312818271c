import { regAud, registrationDocument, registrationReview } from '@tqc/contract/register';
import { useState } from 'react';
import { BulkBar } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { Press } from '../../../kit/form/Press';
import { fetchBytes } from '../../../kit/record/useFile';
import type { CaseRow } from '../application/application';
import { MoveDialog } from './MoveDialog';
import { PaperLink } from './PaperLink';
import { caseChosen } from './caseChosen';

const moving = registrationReview.batchChangeLocale;
const { registerPdfCredentials } = registrationDocument;

/**
 * What can be done with one application without opening it: elements the list can read, so that it
 * knows which are there.
 */
export function caseRowActions(
  row: CaseRow,
  { confirmed, organises }: { readonly confirmed: boolean; readonly organises: boolean },
) {
  return (
    <>
      <FormButton
        call={regAud.create}
        label="留言"
        link
        fields={[required('content'), 'bySms']}
        input={{ regId: row.regId }}
        done={() => '已留言'}
      />
      <PaperLink
        call={registerPdfCredentials}
        label="打印受理凭证"
        paper="受理凭证"
        row={row}
        when={confirmed}
        read={() => fetchBytes(registerPdfCredentials, { regId: row.regId })}
      />
      <MoveLink call={moving} label="转确认点" row={row} when={!confirmed && organises} />
    </>
  );
}

interface MoveLinkProps {
  readonly call: typeof moving;
  readonly label: string;
  readonly row: CaseRow;
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}

function MoveLink({ label, row, when }: MoveLinkProps) {
  const [open, setOpen] = useState(false);
  if (!when) return null;
  return (
    <BulkBar chosen={caseChosen([row])} noneChosen="" onKeep={() => undefined}>
      <Press label={label} link onClick={() => setOpen(true)} />
      {open && <MoveDialog rows={[row]} onClose={() => setOpen(false)} />}
    </BulkBar>
  );
}

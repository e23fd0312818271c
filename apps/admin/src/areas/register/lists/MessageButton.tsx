import { registrationReview } from '@tqc/contract/register';
import { BulkButton } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { idsOf } from '../../../kit/form/inParts';

/** A message to all chosen applicants, on their phones too when wanted. */
export function MessageButton({ label = '批量留言' }: { readonly label?: string }) {
  return (
    <BulkButton
      call={registrationReview.batchMsg}
      label={label}
      input={(part) => ({ regIds: idsOf(part) })}
      fields={[required('content'), 'bySms']}
      done="已留言"
    />
  );
}

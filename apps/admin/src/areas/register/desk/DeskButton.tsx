import { tooWide } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Press } from '../../../kit/form/Press';
import { useSession } from '../../../kit/session/session';
import { deskAddress, listConditions, queueQuestion } from './listConditions';

/**
 * From a list to the desk of a step, with the conditions and the order of the list; not where that
 * would ask for the whole country.
 */
export function DeskButton({
  step,
  primary = false,
}: {
  readonly step: string;
  readonly primary?: boolean;
}) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const level = useSession(({ user }) => user?.orgType ?? 0);
  const wide = tooWide(registration.list, level, queueQuestion(listConditions(params)));
  return (
    <Press
      label="打开审核台"
      primary={primary}
      reason={wide && registration.list.reach?.advice}
      onClick={() => void navigate(deskAddress(step, params))}
    />
  );
}

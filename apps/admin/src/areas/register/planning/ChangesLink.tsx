import type { planKind } from '@tqc/domain/dictionaries';
import { routeOf } from '@tqc/contract/screens';
import { toQuery } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { Press } from '../../../kit/form/Press';

interface ChangesLinkProps {
  readonly label: string;
  readonly planName: string;
  readonly planKind: (typeof planKind.codes)[number];
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}

/** The way from a plan to its changes. */
export function ChangesLink({ label, planName, planKind: kind, when }: ChangesLinkProps) {
  const navigate = useNavigate();
  if (!when) return null;
  const asked = toQuery(
    [
      { name: 'planName', kind: 'input' },
      { name: 'planKind', kind: 'dict' },
    ],
    { planName, planKind: kind },
  );
  const go = () => void navigate(`${routeOf('register.changeRecord')}?${asked.toString()}`);
  return <Press label={label} link onClick={go} />;
}

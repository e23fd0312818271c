import type { planKind } from '@tqc/domain/dictionaries';
import { toQuery } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { Press } from '../../kit/form/Press';

interface ChangesLinkProps {
  /** Where the changes of its track stand. */
  readonly to: string;
  readonly label: string;
  readonly planName: string;
  readonly planKind: (typeof planKind.codes)[number];
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}

/** The way from a plan to its changes. */
export function ChangesLink({ to, label, planName, planKind: kind, when }: ChangesLinkProps) {
  const navigate = useNavigate();
  if (!when) return null;
  const asked = toQuery(
    [
      { name: 'planName', kind: 'input' },
      { name: 'planKind', kind: 'dict' },
    ],
    { planName, planKind: kind },
  );
  const go = () => void navigate(`${to}?${asked.toString()}`);
  return <Press label={label} link onClick={go} />;
}

import { routeOf, screenOf } from '@tqc/contract/screens';
import { toQuery } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { Press } from '../../../kit/form/Press';
import { useSession } from '../../../kit/session/session';

const CENTRE = 5;
const { permission } = screenOf('register.dataView');

interface UnsettledLinkProps {
  readonly label: string;
  readonly plan: { readonly obId: string; readonly prov: string };
  /** Whether there are any: the list reads it before it draws anything. */
  readonly when: boolean;
}

/** The way from the number of cases that keep a plan open to the cases of that plan. */
export function UnsettledLink({ label, plan: { obId, prov }, when }: UnsettledLinkProps) {
  const navigate = useNavigate();
  const may = useSession(({ rights }) => rights.has(permission));
  // The cases of the country are looked for in a province.
  const isCentre = useSession(({ user }) => user?.orgType) === CENTRE;
  if (!may || !when) return null;
  const asked = toQuery(
    [
      { name: 'obId', kind: 'searchSelect' },
      { name: 'area', kind: 'region' },
    ],
    { obId, ...(isCentre && { area: { province: prov, city: '', county: '' } }) },
  );
  const go = () => void navigate(`${routeOf('register.dataView')}?${asked.toString()}`);
  return <Press label={label} link onClick={go} />;
}

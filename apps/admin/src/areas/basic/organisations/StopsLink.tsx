import { routeOf } from '@tqc/contract/screens';
import { useNavigate } from 'react-router-dom';
import { differing } from '../../../kit/form/formFields';
import { Press } from '../../../kit/form/Press';

/** What is said of a stop; without a beginning it begins at once, without an end it stays. */
export const stopFields = [
  'reason',
  differing('beginTime', { hint: '不填的立即停用' }),
  differing('endTime', { hint: '不填的一直停用，直到在停用记录里启用' }),
] as const;

interface StopsLinkProps {
  readonly label: string;
  readonly orgId: string;
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}

/** The way from a stopped organisation to its stops, where it is started again. */
export function StopsLink({ label, orgId, when }: StopsLinkProps) {
  const navigate = useNavigate();
  if (!when) return null;
  const go = () => void navigate(`${routeOf('basic.org')}?kind=stop&orgId=${orgId}`);
  return <Press label={label} link onClick={go} />;
}

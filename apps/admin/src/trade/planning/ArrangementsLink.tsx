import { routeOf } from '@tqc/contract/screens';
import { useNavigate } from 'react-router-dom';
import { Press } from '../../kit/form/Press';

interface ArrangementsLinkProps {
  readonly page: 'register.localeSet' | 'enroll.localeSet';
  readonly obId: string;
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
}

/** The way from a plan to the arrangements of its points. */
export function ArrangementsLink({ page, obId, when }: ArrangementsLinkProps) {
  const navigate = useNavigate();
  if (!when) return null;
  const go = () => void navigate(`${routeOf(page)}?obId=${obId}`);
  return <Press label="确认点安排" link onClick={go} />;
}

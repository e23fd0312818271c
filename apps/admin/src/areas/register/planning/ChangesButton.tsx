import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { routeOf, screenOf } from '@tqc/contract/screens';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kit/session/session';

const { permission, title } = screenOf('register.changeRecord');

/** The way to where changes of plans wait for whoever decides, and for those who asked. */
export function ChangesButton() {
  const navigate = useNavigate();
  const may = useSession(({ rights }) => rights.has(permission));
  if (!may) return null;
  return <Button onClick={() => void navigate(routeOf('register.changeRecord'))}>{title}</Button>;
}
